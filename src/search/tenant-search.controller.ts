import { Body, Controller, Get, HttpCode, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, CountsAsSearch, Facts, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { NoParameters } from '../common/no-parameters.dto';
import type { Principal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';
import { FOUND, sent } from './answered-search';
import { FailedSearchInterceptor } from './failed-search.interceptor';
import { SearchParameters, SearchQuery } from './search-query.dto';
import { SearchService } from './search.service';

/** The search of signed-in people; their institution's policy holds. */
@ApiTags('Search')
@ApiBearerAuth('bearer')
@CountsAsSearch()
@UseInterceptors(FailedSearchInterceptor)
@Controller('api/search')
export class TenantSearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Requires('search:read')
  @ApiOperation({
    operationId: 'tenantSearchByParameters',
    summary: 'Search the sanctions lists by parameters, signed in',
  })
  @ApiOkResponse(FOUND)
  @ApiFailures('tenantSearchByParameters')
  async byParameters(
    @Caller() caller: Principal,
    @Facts() facts: RequestFacts,
    @Query() query: SearchParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sent(await this.search.find(caller, query, facts), reply);
  }

  @Post()
  @HttpCode(200)
  @Requires('search:read')
  @ApiOperation({
    operationId: 'tenantSearchByBody',
    summary: 'Search the sanctions lists with a structured request, signed in',
  })
  @ApiOkResponse(FOUND)
  @ApiFailures('tenantSearchByBody')
  async byBody(
    @Caller() caller: Principal,
    @Facts() facts: RequestFacts,
    @Query() _none: NoParameters,
    @Body() query: SearchQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sent(await this.search.find(caller, query, facts), reply);
  }
}
