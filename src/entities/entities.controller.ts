import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { RATE_HEADERS, responseHeaders } from '../common/api-headers';
import { AppError } from '../common/app-error';
import type { Principal } from '../common/principal';
import { effectiveLimitPolicy } from '../policy/effective-policy';
import { EntityBody } from './entities.dto';
import { entityBody } from './entity-body';
import { ListedEntityReader } from './listed-entity.reader';

/** What is known of one listed entity, with the records it comes from. */
@ApiTags('Entities')
@ApiBearerAuth('bearer')
@Requires('search:read')
@Controller('api/entities')
export class EntitiesController {
  constructor(private readonly entities: ListedEntityReader) {}

  @Get(':entityId')
  @ApiOperation({
    operationId: 'getEntity',
    summary: 'Show one entity with the source records behind it; an old id answers with the entity it became',
  })
  @ApiOkResponse({
    type: EntityBody,
    description: 'The entity, as far as the sources of the caller know it.',
    headers: responseHeaders(...RATE_HEADERS),
  })
  @ApiFailures('tenantRead')
  async read(@Caller() caller: Principal, @Param('entityId') entityId: string): Promise<EntityBody> {
    const known = await this.entities.byId(entityId, effectiveLimitPolicy(caller).allowedSources);
    if (!known) throw new AppError('not_found');
    return entityBody(known);
  }
}
