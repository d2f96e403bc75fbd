import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ListsModule } from '../lists/lists.module';
import { FailedSearchInterceptor } from './failed-search.interceptor';
import { MatchExplainController } from './match-explain.controller';
import { MatchExplainService } from './match-explain.service';
import { PublicSearchController } from './search.controller';
import { SearchService } from './search.service';
import { TenantSearchController } from './tenant-search.controller';

@Module({
  imports: [ListsModule, AuditModule],
  controllers: [PublicSearchController, TenantSearchController, MatchExplainController],
  providers: [SearchService, MatchExplainService, FailedSearchInterceptor],
  exports: [SearchService],
})
export class SearchModule {}
