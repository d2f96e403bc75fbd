import { Module } from '@nestjs/common';
import { AccessChangesModule } from '../common/access-changes.module';
import { ApiKeyRepository } from './api-key.repository';
import { ApiKeyService } from './api-key.service';
import { KeyLookup } from './key-lookup';

/** Needs `KeyHashSecrets` of the application. */
@Module({
  imports: [AccessChangesModule],
  providers: [ApiKeyRepository, ApiKeyService, KeyLookup],
  exports: [ApiKeyService, KeyLookup],
})
export class ApiKeysModule {}
