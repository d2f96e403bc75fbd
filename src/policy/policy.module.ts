import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysModule } from '../apikeys/apikeys.module';
import { AuditModule } from '../audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { InstitutionsModule } from '../institutions/institutions.module';
import { AccessChangesListener } from './access-changes.listener';
import { AccessGuard } from './access.guard';
import { BearerAdmission } from './bearer-admission';
import { FailedKeys } from './failed-keys';
import { InstitutionsAtHand } from './institutions-at-hand';
import { KeyAdmission } from './key-admission';
import { KeyTrial } from './key-trial';
import { OnceASecond } from './once-a-second';
import { RateGate } from './rate-gate';
import { UsageAdmission } from './usage-admission';

/** Guards every route of the application. Needs `PolicySettings` and `AuthSettings` of it, and `Clock`. */
@Module({
  imports: [ApiKeysModule, AuditModule, AuthModule, InstitutionsModule],
  providers: [
    AccessChangesListener,
    BearerAdmission,
    FailedKeys,
    InstitutionsAtHand,
    KeyAdmission,
    KeyTrial,
    OnceASecond,
    RateGate,
    UsageAdmission,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [KeyTrial],
})
export class PolicyModule {}
