import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CallingUser, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { RATE_HEADERS, responseHeaders } from '../common/api-headers';
import type { UserPrincipal } from '../common/principal';
import { InstitutionSettingsService } from './institution-settings.service';
import { ChangeInstitutionBody, InstitutionBody, institutionBody } from './institutions.dto';

const headers = responseHeaders(...RATE_HEADERS);

/** The caller's own institution. */
@ApiTags('Institution')
@ApiBearerAuth('bearer')
@Requires('institution:manage')
@Controller('api/institution')
export class InstitutionController {
  constructor(private readonly settings: InstitutionSettingsService) {}

  @Get()
  @ApiOperation({ operationId: 'readInstitution', summary: 'Read the institution and its settings' })
  @ApiOkResponse({ type: InstitutionBody, description: 'The institution.', headers })
  @ApiFailures('tenantList')
  async read(@CallingUser() caller: UserPrincipal): Promise<InstitutionBody> {
    return institutionBody(await this.settings.read(caller.institutionId));
  }

  @Patch()
  @ApiOperation({ operationId: 'changeInstitution', summary: 'Change the settings of the institution' })
  @ApiOkResponse({ type: InstitutionBody, description: 'The institution as it is now.', headers })
  @ApiFailures('tenantSettings')
  async change(@CallingUser() caller: UserPrincipal, @Body() body: ChangeInstitutionBody): Promise<InstitutionBody> {
    return institutionBody(await this.settings.change(caller.institutionId, body));
  }
}
