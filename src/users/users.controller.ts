import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CallingUser, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { RATE_HEADERS, responseHeaders } from '../common/api-headers';
import { Idempotent } from '../common/idempotent';
import { pageOf, paginated } from '../common/paging';
import type { UserPrincipal } from '../common/principal';
import { UserService } from './user.service';
import {
  ChangeUserBody,
  CreatedUserBody,
  createdUserBody,
  CreateUserBody,
  PaginatedUsers,
  UserBody,
  userBody,
  UserListQuery,
} from './users.dto';

const headers = responseHeaders(...RATE_HEADERS);

/** The people of the caller's institution. */
@ApiTags('Users')
@ApiBearerAuth('bearer')
@Requires('users:manage')
@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UserService) {}

  @Get()
  @ApiOperation({ operationId: 'listUsers', summary: 'List the users of the institution, newest first' })
  @ApiOkResponse({ type: PaginatedUsers, description: 'A page of users.', headers })
  @ApiFailures('tenantList')
  async list(@CallingUser() caller: UserPrincipal, @Query() query: UserListQuery): Promise<PaginatedUsers> {
    const page = pageOf(query);
    const { users, total } = await this.users.list(caller.institutionId, query, page);
    return paginated(users.map(userBody), total, page);
  }

  @Post()
  @Idempotent('temporaryPassword')
  @ApiOperation({ operationId: 'createUser', summary: 'Create a user, with a one-time password unless one is given' })
  @ApiCreatedResponse({ type: CreatedUserBody, description: 'The new user.', headers })
  @ApiFailures('tenantCreate')
  async create(@CallingUser() caller: UserPrincipal, @Body() body: CreateUserBody): Promise<CreatedUserBody> {
    return createdUserBody(await this.users.create(caller.institutionId, body));
  }

  @Patch(':userId')
  @ApiOperation({ operationId: 'changeUser', summary: 'Change the name, role, state or password of a user' })
  @ApiOkResponse({ type: UserBody, description: 'The user as it is now.', headers })
  @ApiFailures('tenantChange')
  async change(
    @CallingUser() caller: UserPrincipal,
    @Param('userId') id: string,
    @Body() body: ChangeUserBody,
  ): Promise<UserBody> {
    return userBody(await this.users.change(caller.institutionId, id, body, caller.userId));
  }

  @Delete(':userId')
  @ApiOperation({ operationId: 'deactivateUser', summary: 'Deactivate a user and end all their sessions' })
  @ApiOkResponse({ type: UserBody, description: 'The user, with `active` false.', headers })
  @ApiFailures('tenantDelete')
  async deactivate(@CallingUser() caller: UserPrincipal, @Param('userId') id: string): Promise<UserBody> {
    return userBody(await this.users.change(caller.institutionId, id, { active: false }, caller.userId));
  }
}
