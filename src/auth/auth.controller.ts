import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CallingUser, Facts, Open, Requires } from '../common/access';
import { ApiFailures } from '../common/api-failures';
import { RATE_HEADERS, responseHeaders } from '../common/api-headers';
import type { UserPrincipal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';
import { AccessTokens } from './access-tokens';
import {
  AuthSession,
  CurrentSession,
  currentSession,
  LoggedOut,
  LoginBody,
  PasswordBody,
  RefreshBody,
} from './auth.dto';
import { AuthService } from './auth.service';
import type { RenewedSession } from './session-renewal';

const open = responseHeaders();
const counted = responseHeaders(...RATE_HEADERS);

/** Signing in and out. */
@ApiTags('Auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly tokens: AccessTokens,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Open()
  @ApiOperation({ operationId: 'login', summary: 'Sign in with e-mail address and password', security: [] })
  @ApiOkResponse({ type: AuthSession, description: 'A new session.', headers: open })
  @ApiFailures('login')
  async login(@Body() { email, password }: LoginBody, @Facts() { ip }: RequestFacts): Promise<AuthSession> {
    return this.answer(await this.auth.login(email, password, ip));
  }

  @Post('refresh')
  @HttpCode(200)
  @Open()
  @ApiOperation({ operationId: 'refresh', summary: 'Spend a refresh token for new tokens', security: [] })
  @ApiOkResponse({ type: AuthSession, description: 'The session with new tokens.', headers: open })
  @ApiFailures('refresh')
  async refresh(@Body() { refreshToken }: RefreshBody, @Facts() { ip }: RequestFacts): Promise<AuthSession> {
    return this.answer(await this.auth.refresh(refreshToken, ip));
  }

  @Get('me')
  @Requires('session:own')
  @ApiBearerAuth('bearer')
  @ApiOperation({ operationId: 'currentSession', summary: 'Who is signed in' })
  @ApiOkResponse({ type: CurrentSession, description: 'The user and the institution.', headers: counted })
  @ApiFailures('session')
  async me(@CallingUser() caller: UserPrincipal): Promise<CurrentSession> {
    return currentSession(await this.auth.current(caller), caller.institution);
  }

  @Post('logout')
  @HttpCode(200)
  @Requires('session:own')
  @ApiBearerAuth('bearer')
  @ApiOperation({ operationId: 'logout', summary: 'End the session' })
  @ApiOkResponse({ type: LoggedOut, description: 'The session has ended.', headers: counted })
  @ApiFailures('session')
  async logout(@CallingUser() caller: UserPrincipal): Promise<LoggedOut> {
    await this.auth.logout(caller);
    return { status: true };
  }

  @Post('password')
  @HttpCode(200)
  @Requires('session:own')
  @ApiBearerAuth('bearer')
  @ApiOperation({ operationId: 'changePassword', summary: 'Change the own password and end all other sessions' })
  @ApiOkResponse({ type: AuthSession, description: 'The session with new tokens.', headers: counted })
  @ApiFailures('password')
  async changePassword(
    @CallingUser() caller: UserPrincipal,
    @Body() body: PasswordBody,
    @Facts() { ip }: RequestFacts,
  ): Promise<AuthSession> {
    return this.answer(await this.auth.changePassword(caller, body, ip));
  }

  private answer({ account, institution, session, refreshToken }: RenewedSession): AuthSession {
    return { ...currentSession(account, institution), token: this.tokens.issue(account, session), refreshToken };
  }
}
