import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ListsModule } from '../lists/lists.module';
import { FailedSearchInterceptor } from './failed-search.interceptor';
import { PublicSearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [ListsModule, AuditModule],
  controllers: [PublicSearchController],
  providers: [SearchService, FailedSearchInterceptor],
  exports: [SearchService],
})
export class SearchModule {}
