import { Module } from '@nestjs/common';
import { AccessChangesModule } from '../common/access-changes.module';
import { ApiKeyRepository } from './api-key.repository';
import { ApiKeyService } from './api-key.service';
import { ApiKeysController } from './apikeys.controller';
import { KeyLookup } from './key-lookup';

/** Needs `KeyHashSecrets` of the application. */
@Module({
  imports: [AccessChangesModule],
  controllers: [ApiKeysController],
  providers: [ApiKeyRepository, ApiKeyService, KeyLookup],
  exports: [ApiKeyService, KeyLookup],
})
export class ApiKeysModule {}
