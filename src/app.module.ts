import { type DynamicModule, type FactoryProvider, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { KeyHashSecrets } from './apikeys/key-hash';
import { AuthModule } from './auth/auth.module';
import { AuthSettings } from './auth/auth-settings';
import { AccessChangesModule } from './common/access-changes.module';
import { Clock, SystemClock } from './common/clock';
import { ErrorFilter } from './common/error.filter';
import { RouteTable } from './common/route-table';
import { StrayParametersInterceptor } from './common/stray-parameters.interceptor';
import { RequestPipe } from './common/validation/request.pipe';
import type { Environment } from './config/environment';
import type { Secrets } from './config/secrets';
import { DatabaseModule } from './database/database.module';
import { EntitiesModule } from './entities/entities.module';
import { HealthModule } from './health/health.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { IdempotencySettings } from './idempotency/idempotency.settings';
import { DEFAULT_LISTS_SETTINGS, LISTS_SETTINGS } from './lists/lists.settings';
import { PolicyModule } from './policy/policy.module';
import { PolicySettings } from './policy/policy-settings';
import { SearchModule } from './search/search.module';
import { UsersModule } from './users/users.module';

/** What a process of the service is started with. */
export interface ServiceOptions {
  readonly environment: Environment;
  readonly secrets: Secrets;
  /** An open, migrated database. */
  readonly databaseUrl: string;
  /** True where the database is the embedded one. */
  readonly embedded: boolean;
  /** True for a command, which keeps no lists loaded. */
  readonly tool?: boolean;
  /** The system's where none is given. */
  readonly clock?: Clock;
}

@Module({})
export class AppModule {
  static forRoot(options: ServiceOptions): DynamicModule {
    const { environment, databaseUrl } = options;
    return {
      module: AppModule,
      imports: [
        settings(options),
        DatabaseModule.forRoot({ url: databaseUrl, poolSize: environment.databasePoolSize }),
        AccessChangesModule,
        PolicyModule,
        IdempotencyModule,
        AuthModule,
        UsersModule,
        SearchModule,
        EntitiesModule,
        HealthModule,
      ],
      providers: [
        RouteTable,
        ErrorFilter,
        { provide: APP_FILTER, useExisting: ErrorFilter },
        { provide: APP_PIPE, useClass: RequestPipe },
        { provide: APP_INTERCEPTOR, useClass: StrayParametersInterceptor },
      ],
    };
  }
}

@Module({})
class SettingsModule {}

/** The slices of the settings that features ask for, made here so that no feature reads the environment. */
function settings({ environment, secrets, embedded, tool, clock }: ServiceOptions): DynamicModule {
  const slices: Provider[] = [
    value(Clock, clock ?? new SystemClock()),
    value(KeyHashSecrets, { secrets: secrets.apiKeyHash }),
    value(IdempotencySettings, { secrets: secrets.apiKeyHash }),
    value(PolicySettings, { rateLimits: environment.rateLimits }),
    value(AuthSettings, {
      jwtSecrets: secrets.jwt,
      refreshGraceSeconds: environment.refreshGraceSeconds,
      rateLimits: environment.rateLimits,
    }),
    value(LISTS_SETTINGS, { ...DEFAULT_LISTS_SETTINGS, demonstrationAllowed: embedded, followEditions: tool !== true }),
  ];
  return {
    module: SettingsModule,
    global: true,
    providers: slices,
    exports: slices.map((slice) => (slice as FactoryProvider).provide),
  };
}

const value = (token: FactoryProvider['provide'], useValue: object): Provider => ({ provide: token, useValue });
