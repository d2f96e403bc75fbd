import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { PinoLogger } from '../common/pino-logger';
import { loadEnvironment } from '../config/environment';
import { secretsOf } from '../config/secrets';
import { openDatabase } from '../database/open-database';

/** The application without its server, on the service's own database, beside a running service. Closing it closes both. */
export async function openOperatorContext(): Promise<INestApplicationContext> {
  const environment = loadEnvironment();
  const secrets = secretsOf(environment);
  const database = await openDatabase(environment, 'tool');
  const options = { environment, secrets, databaseUrl: database.url, embedded: database.embedded, tool: true };
  try {
    const logger = new PinoLogger('error');
    const context = await NestFactory.createApplicationContext(AppModule.forRoot(options), {
      logger,
      abortOnError: false,
    });
    const close = context.close.bind(context);
    context.close = async () => {
      await close();
      await database.close();
    };
    return context;
  } catch (error) {
    await database.close();
    throw error;
  }
}
