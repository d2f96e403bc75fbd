import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { Clock, SystemClock } from './common/clock';
import { ErrorFilter } from './common/error.filter';
import { RouteTable } from './common/route-table';
import { RequestPipe } from './common/validation/request.pipe';
import type { Environment } from './config/environment';
import { DatabaseModule } from './database/database.module';
import { HealthModule } from './health/health.module';
import { SearchModule } from './search/search.module';

/** What a process of the service is started with. */
export interface ServiceOptions {
  readonly environment: Environment;
  /** An open, migrated database. */
  readonly databaseUrl: string;
  /** True where the database is the embedded one. */
  readonly embedded: boolean;
}

@Module({})
export class AppModule {
  static forRoot(options: ServiceOptions): DynamicModule {
    const { environment, databaseUrl } = options;
    return {
      module: AppModule,
      global: true,
      imports: [
        DatabaseModule.forRoot({ url: databaseUrl, poolSize: environment.databasePoolSize }),
        SearchModule,
        HealthModule,
      ],
      providers: [
        RouteTable,
        ErrorFilter,
        { provide: Clock, useClass: SystemClock },
        { provide: APP_FILTER, useExisting: ErrorFilter },
        { provide: APP_PIPE, useClass: RequestPipe },
      ],
      exports: [Clock, RouteTable],
    };
  }
}
