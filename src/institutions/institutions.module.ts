import { Module } from '@nestjs/common';
import { AccessChangesModule } from '../common/access-changes.module';
import { InstitutionRepository } from './institution.repository';
import { InstitutionService } from './institution.service';

@Module({
  imports: [AccessChangesModule],
  providers: [InstitutionRepository, InstitutionService],
  exports: [InstitutionService],
})
export class InstitutionsModule {}
