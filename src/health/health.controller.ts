import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Open } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { responseHeaders } from '../common/api-headers';
import { NoParameters } from '../common/no-parameters.dto';
import { Alive, HealthReport } from './health.dto';
import { HealthService } from './health.service';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Open()
  @ApiOperation({
    operationId: 'health',
    summary: 'Whether searches are answered, and how old each list is',
    security: [],
  })
  @ApiOkResponse({ type: HealthReport, description: 'Searches are answered.', headers: responseHeaders() })
  @ApiFailures('health')
  report(@Query() _none: NoParameters): Promise<HealthReport> {
    return this.health.report();
  }

  @Get('live')
  @Open()
  @ApiOperation({ operationId: 'healthLive', summary: 'Whether the process runs', security: [] })
  @ApiOkResponse({ type: Alive, description: 'The process runs.', headers: responseHeaders() })
  @ApiFailures('open')
  live(@Query() _none: NoParameters): Alive {
    return { status: true };
  }

  @Get('ready')
  @Open()
  @ApiOperation({ operationId: 'healthReady', summary: 'Whether searches are answered', security: [] })
  @ApiOkResponse({ type: Alive, description: 'Searches are answered.', headers: responseHeaders() })
  @ApiFailures('health')
  async ready(@Query() _none: NoParameters): Promise<Alive> {
    await this.health.assertReady();
    return { status: true };
  }
}
