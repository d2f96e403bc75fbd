import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Open } from '../common/access';
import { ApiFailures } from '../common/api-failures';
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
  @ApiOkResponse({ type: HealthReport })
  @ApiFailures('health')
  report(): Promise<HealthReport> {
    return this.health.report();
  }

  @Get('live')
  @Open()
  @ApiOperation({ operationId: 'healthLive', summary: 'Whether the process runs', security: [] })
  @ApiOkResponse({ type: Alive })
  @ApiFailures('open')
  live(): Alive {
    return { status: true };
  }

  @Get('ready')
  @Open()
  @ApiOperation({ operationId: 'healthReady', summary: 'Whether searches are answered', security: [] })
  @ApiOkResponse({ type: Alive })
  @ApiFailures('health')
  async ready(): Promise<Alive> {
    await this.health.assertReady();
    return { status: true };
  }
}
