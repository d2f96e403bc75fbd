import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module';
import { AccessChangesModule } from '../common/access-changes.module';
import { InstitutionsModule } from '../institutions/institutions.module';
import { UsersModule } from '../users/users.module';
import { AccessTokens } from './access-tokens';
import { AccountWaits } from './account-waits';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LoginAttempts } from './login-attempts';
import { RefreshTokenRepository } from './refresh-token.repository';
import { SessionRenewal } from './session-renewal';
import { SessionRepository } from './session.repository';
import { SessionService } from './session.service';
import { SignedInUsers } from './signed-in-users';
import { Standing } from './standing';

/** Needs `AuthSettings` of the application, and `Clock`. */
@Module({
  imports: [AccessChangesModule, AuditModule, InstitutionsModule, JwtModule.register({}), UsersModule],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AccountWaits,
    AuthService,
    LoginAttempts,
    RefreshTokenRepository,
    SessionRenewal,
    SessionRepository,
    SessionService,
    SignedInUsers,
    Standing,
  ],
  exports: [SignedInUsers],
})
export class AuthModule {}
