import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

@Module({ imports: [ListsModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
