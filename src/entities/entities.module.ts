import { Module } from '@nestjs/common';
import { EntitiesController } from './entities.controller';
import { JudgementService } from './judgement.service';
import { ListedEntityReader } from './listed-entity.reader';

/** Takes the database and the Clock from the application. */
@Module({
  controllers: [EntitiesController],
  providers: [JudgementService, ListedEntityReader],
  exports: [JudgementService, ListedEntityReader],
})
export class EntitiesModule {}
