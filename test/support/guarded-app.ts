import { Body, Controller, Get, HttpCode, Module, Post, Req } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyRequest } from 'fastify';
import { KeyHashSecrets } from '../../src/apikeys/key-hash';
import { AuthSettings } from '../../src/auth/auth-settings';
import { Caller, CountsAsSearch, Open, Requires } from '../../src/common/access';
import { Clock } from '../../src/common/clock';
import { ErrorFilter } from '../../src/common/error.filter';
import type { Principal } from '../../src/common/principal';
import { RouteTable } from '../../src/common/route-table';
import { DatabaseModule } from '../../src/database/database.module';
import { PolicyModule } from '../../src/policy/policy.module';
import { PolicySettings } from '../../src/policy/policy-settings';
import { installRequestFacts } from '../../src/policy/request-facts.hook';
import { TEST_HASH_SECRETS } from './tenants';

@Controller()
class Routes {
  @Get('open')
  @Open()
  open(): object {
    return { open: true };
  }

  @Get('id')
  @Open()
  id(@Req() request: FastifyRequest): object {
    return { id: request.id };
  }

  @Get('undeclared')
  undeclared(): object {
    return { never: true };
  }

  @Post('public/search')
  @HttpCode(200)
  @Requires('search:read', 'apiKey')
  @CountsAsSearch()
  search(@Caller() caller: Principal, @Body() _body: unknown): object {
    return caller;
  }

  @Get('api/things')
  @Requires('logs:read')
  things(): object {
    return { never: true };
  }
}

const OFF = { perSecond: 0, burst: 0 };
const LIMITS = { key: { perSecond: 1000, burst: 2000 }, institution: OFF, user: OFF, failedKeysPerMinute: 0 };

const AUTH: AuthSettings = {
  jwtSecrets: ['a-token-secret-of-the-tests-of-32-chars'],
  refreshGraceSeconds: 0,
  rateLimits: { failedLoginsPerMinute: 0, failedRefreshesPerMinute: 0, freeFailedLogins: 0 },
};

@Module({})
class SettingsModule {}

/** A small application of four routes behind the guard. */
export async function guardedApp(
  url: string,
  clock: Clock,
  rateLimits: Partial<PolicySettings['rateLimits']> = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter();
  installRequestFacts(adapter.getInstance(), { trustedProxies: [] });
  const providers = [
    { provide: Clock, useValue: clock },
    { provide: KeyHashSecrets, useValue: TEST_HASH_SECRETS },
    { provide: AuthSettings, useValue: AUTH },
    { provide: PolicySettings, useValue: { rateLimits: { ...LIMITS, ...rateLimits } } },
  ];
  const testing = await Test.createTestingModule({
    imports: [
      { module: SettingsModule, global: true, providers, exports: providers.map(({ provide }) => provide) },
      DatabaseModule.forRoot({ url }),
      PolicyModule,
    ],
    controllers: [Routes],
    providers: [RouteTable, ErrorFilter, { provide: APP_FILTER, useExisting: ErrorFilter }],
  }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(adapter);
  app.useLogger(false);
  await app.init();
  return app;
}
