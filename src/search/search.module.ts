import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ListsModule } from '../lists/lists.module';
import { FailedSearchInterceptor } from './failed-search.interceptor';
import { PublicSearchController } from './search.controller';
import { SearchService } from './search.service';
import { TenantSearchController } from './tenant-search.controller';

@Module({
  imports: [ListsModule, AuditModule],
  controllers: [PublicSearchController, TenantSearchController],
  providers: [SearchService, FailedSearchInterceptor],
  exports: [SearchService],
})
export class SearchModule {}
