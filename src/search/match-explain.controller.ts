import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import type { Principal } from '../common/principal';
import { MatchExplainRequest, MatchExplanation } from './match-explain.dto';
import { MatchExplainService } from './match-explain.service';

const EXAMPLES = {
  entity: {
    summary: 'A query and a listed entity',
    value: {
      query: { name: 'Viktor Bout', birthDate: '1967' },
      entityId: '6e8bc430-9c3a-51d9-b0a2-5c1b6c4a0001',
    },
  },
  names: {
    summary: 'Two names',
    value: { name: 'Vladmir Puttin', otherName: 'PUTIN, Vladimir Vladimirovich', type: 'person' },
  },
};

/** Why two sides match, or do not. */
@ApiTags('Search')
@ApiBearerAuth('bearer')
@Controller('api/match')
export class MatchExplainController {
  constructor(private readonly service: MatchExplainService) {}

  @Post('explain')
  @HttpCode(200)
  @Requires('search:read')
  @ApiOperation({
    operationId: 'explainMatch',
    summary: 'Explain how a query compares with a listed entity, or a name with another',
  })
  @ApiBody({ type: MatchExplainRequest, examples: EXAMPLES })
  @ApiOkResponse({ type: MatchExplanation, description: 'The score, what it is the sum of, and what is missing.' })
  @ApiFailures('tenantExplain')
  explain(@Caller() caller: Principal, @Body() request: MatchExplainRequest): MatchExplanation {
    return this.service.explain(caller, request);
  }
}
