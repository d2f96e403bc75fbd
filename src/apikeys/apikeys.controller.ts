import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CallingUser, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { RATE_HEADERS, responseHeaders } from '../common/api-headers';
import { DeletedBody, deletedBody } from '../common/deleted.dto';
import { Idempotent } from '../common/idempotent';
import { pageOf, paginated } from '../common/paging';
import type { UserPrincipal } from '../common/principal';
import { ApiKeyService } from './api-key.service';
import { ApiKeyBody, apiKeyBody, IssuedApiKeyBody, issuedApiKeyBody, PaginatedApiKeys } from './api-key-answers.dto';
import {
  apiKeyFields,
  ApiKeyListQuery,
  ChangeApiKeyBody,
  CreateApiKeyBody,
  DEFAULT_OVERLAP_SECONDS,
  RotateApiKeyBody,
} from './apikeys.dto';

const headers = responseHeaders(...RATE_HEADERS);
const ONCE = 'The key with its secret, which is told this once.';

/** The keys of the caller's institution. */
@ApiTags('API keys')
@ApiBearerAuth('bearer')
@Requires('keys:manage')
@Controller('api/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeyService) {}

  @Get()
  @ApiOperation({ operationId: 'listApiKeys', summary: 'List the API keys of the institution, newest first' })
  @ApiOkResponse({ type: PaginatedApiKeys, description: 'A page of keys, without their secrets.', headers })
  @ApiFailures('tenantList')
  async list(@CallingUser() caller: UserPrincipal, @Query() query: ApiKeyListQuery): Promise<PaginatedApiKeys> {
    const page = pageOf(query);
    const { keys, total } = await this.keys.page(caller.institutionId, query, page);
    return paginated(keys.map(apiKeyBody), total, page);
  }

  @Post()
  @Idempotent('key')
  @ApiOperation({ operationId: 'createApiKey', summary: 'Create an API key' })
  @ApiCreatedResponse({ type: IssuedApiKeyBody, description: ONCE, headers })
  @ApiFailures('tenantCreate')
  async create(@CallingUser() caller: UserPrincipal, @Body() body: CreateApiKeyBody): Promise<IssuedApiKeyBody> {
    const { institutionId, userId: createdBy } = caller;
    const fields = { ...apiKeyFields(body), label: body.label };
    return issuedApiKeyBody(await this.keys.issue({ ...fields, institutionId, createdBy }));
  }

  @Get(':apiKeyId')
  @ApiOperation({ operationId: 'readApiKey', summary: 'Read an API key' })
  @ApiOkResponse({ type: ApiKeyBody, description: 'The key, without its secret.', headers })
  @ApiFailures('tenantRead')
  async read(@CallingUser() caller: UserPrincipal, @Param('apiKeyId') id: string): Promise<ApiKeyBody> {
    return apiKeyBody(await this.keys.get(caller.institutionId, id));
  }

  @Patch(':apiKeyId')
  @ApiOperation({ operationId: 'changeApiKey', summary: 'Change an API key' })
  @ApiOkResponse({ type: ApiKeyBody, description: 'The key as it is now.', headers })
  @ApiFailures('tenantChange')
  async change(
    @CallingUser() caller: UserPrincipal,
    @Param('apiKeyId') id: string,
    @Body() body: ChangeApiKeyBody,
  ): Promise<ApiKeyBody> {
    return apiKeyBody(await this.keys.change(caller.institutionId, id, apiKeyFields(body)));
  }

  @Delete(':apiKeyId')
  @ApiOperation({ operationId: 'deleteApiKey', summary: 'Delete an API key: it ends at once' })
  @ApiOkResponse({ type: DeletedBody, description: 'The key is gone; its log entries stay.', headers })
  @ApiFailures('tenantDelete')
  async remove(@CallingUser() caller: UserPrincipal, @Param('apiKeyId') id: string): Promise<DeletedBody> {
    return deletedBody((await this.keys.remove(caller.institutionId, id)).id);
  }

  @Post(':apiKeyId/rotate')
  @Idempotent('key')
  @ApiOperation({ operationId: 'rotateApiKey', summary: 'Give an API key a new secret' })
  @ApiCreatedResponse({ type: IssuedApiKeyBody, description: `${ONCE} The old one works for the overlap.`, headers })
  @ApiFailures('tenantChange')
  async rotate(
    @CallingUser() caller: UserPrincipal,
    @Param('apiKeyId') id: string,
    @Body() { overlapSeconds = DEFAULT_OVERLAP_SECONDS }: RotateApiKeyBody,
  ): Promise<IssuedApiKeyBody> {
    return issuedApiKeyBody(await this.keys.rotate(caller.institutionId, id, overlapSeconds));
  }
}
