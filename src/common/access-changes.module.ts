import { Global, Module } from '@nestjs/common';
import { AccessChanges } from './access-changes';

/** One instance for all that remember: the one who listens tells them together. */
@Global()
@Module({
  providers: [{ provide: AccessChanges, useFactory: () => new AccessChanges() }],
  exports: [AccessChanges],
})
export class AccessChangesModule {}
