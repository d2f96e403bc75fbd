import { Module } from '@nestjs/common';
import { ListImporter } from './import/list-importer';
import { ListStatus } from './list-status';
import { LIST_SOURCES } from './lists.settings';
import { IndexBuilder } from './live/index-builder';
import { LiveLists } from './live/live-lists';
import { listSources } from './sources.registry';

/** Takes the database, the Clock and, where they differ from the defaults, the LISTS_SETTINGS from the application. */
@Module({
  providers: [{ provide: LIST_SOURCES, useValue: listSources }, IndexBuilder, ListImporter, ListStatus, LiveLists],
  exports: [ListImporter, ListStatus, LiveLists],
})
export class ListsModule {}
