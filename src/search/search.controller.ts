import { Body, Controller, Get, HttpCode, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
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

/** The search of back ends, with an API key. */
@ApiTags('Search')
@ApiSecurity('apiKeyAuthorization')
@ApiSecurity('apiKey')
@CountsAsSearch()
@UseInterceptors(FailedSearchInterceptor)
@Controller('public/search')
export class PublicSearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Requires('search:read', 'apiKey')
  @ApiOperation({ operationId: 'searchByParameters', summary: 'Search the sanctions lists by parameters' })
  @ApiOkResponse(FOUND)
  @ApiFailures('searchByParameters')
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
  @Requires('search:read', 'apiKey')
  @ApiOperation({ operationId: 'searchByBody', summary: 'Search the sanctions lists with a structured request' })
  @ApiOkResponse(FOUND)
  @ApiFailures('searchByBody')
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
