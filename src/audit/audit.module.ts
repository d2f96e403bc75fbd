import { Module } from '@nestjs/common';
import { Ledger } from './ledger';
import { Partitions } from './partitions';
import { RecordRepository } from './record.repository';
import { RecordedRefusals } from './recorded-refusals';
import { TransactionLedger } from './transaction-ledger';
import { UsageCounterRepository } from './usage-counter.repository';
import { UsedUpQuotas } from './used-up-quotas';

@Module({
  providers: [
    Partitions,
    RecordRepository,
    RecordedRefusals,
    UsageCounterRepository,
    UsedUpQuotas,
    { provide: Ledger, useClass: TransactionLedger },
  ],
  exports: [Ledger, Partitions, RecordedRefusals, UsedUpQuotas],
})
export class AuditModule {}
