import { Module } from '@nestjs/common';
import { FailureCounts } from './failure-counts';
import { Ledger } from './ledger';
import { Partitions } from './partitions';
import { QuotaStanding } from './quota-standing';
import { RecordRepository } from './record.repository';
import { RecordedRefusals } from './recorded-refusals';
import { TransactionLedger } from './transaction-ledger';
import { UsageCounterRepository } from './usage-counter.repository';
import { UsedUpQuotas } from './used-up-quotas';

@Module({
  providers: [
    FailureCounts,
    Partitions,
    QuotaStanding,
    RecordRepository,
    RecordedRefusals,
    UsageCounterRepository,
    UsedUpQuotas,
    { provide: Ledger, useClass: TransactionLedger },
  ],
  exports: [FailureCounts, Ledger, Partitions, QuotaStanding, RecordedRefusals, UsedUpQuotas],
})
export class AuditModule {}
