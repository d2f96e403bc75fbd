import { Module } from '@nestjs/common';
import { AccessChangesModule } from '../common/access-changes.module';
import { InstitutionController } from './institution.controller';
import { InstitutionRepository } from './institution.repository';
import { InstitutionService } from './institution.service';
import { InstitutionSettingsService } from './institution-settings.service';

@Module({
  imports: [AccessChangesModule],
  controllers: [InstitutionController],
  providers: [InstitutionRepository, InstitutionService, InstitutionSettingsService],
  exports: [InstitutionService],
})
export class InstitutionsModule {}
