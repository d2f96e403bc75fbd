import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/app-error';
import { VERSION } from '../common/version';
import { ListStatus } from '../lists/list-status';
import { LiveLists } from '../lists/live/live-lists';
import type { HealthReport } from './health.dto';

/** Whether searches can be answered: lists in memory, a database for their records, no shutdown begun. */
@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly database: DataSource,
    private readonly lists: LiveLists,
    private readonly status: ListStatus,
  ) {}

  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  async report(): Promise<HealthReport> {
    await this.assertReady();
    return { status: true, version: VERSION, database: 'up', sources: await this.status.read() };
  }

  /** Throws `service_unavailable`, saying what is missing. */
  async assertReady(): Promise<void> {
    if (this.closing) throw unavailable('The service is shutting down.');
    if (!this.lists.current()) throw unavailable('The lists are not loaded yet.');
    try {
      await this.database.query('SELECT 1');
    } catch (cause) {
      throw new AppError('service_unavailable', { message: 'The database does not answer.', cause });
    }
  }
}

const unavailable = (message: string) => new AppError('service_unavailable', { message });
