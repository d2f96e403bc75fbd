import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '../../ormconfig';
import { OwnerDatabase } from './owner-database';
import { TenantDatabase } from './tenant-transaction';

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize?: number;
}

/** Connects to a database that is open and migrated; the connections end when the application is closed. */
@Module({})
export class DatabaseModule {
  static forRoot({ url, poolSize }: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(url, poolSize), retryAttempts: 0 })],
      providers: [TenantDatabase, OwnerDatabase],
      exports: [TenantDatabase, OwnerDatabase],
    };
  }
}
