import { extname, join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { databaseUrlOfCommands } from './src/config/database-url';

/** `.ts` when the sources run as they are (tests, the migration command), `.js` when they were built. */
const EXTENSION = extname(__filename);

/** A folder name may hold characters that mean something in a pattern. */
const here = (...parts: string[]): string => join(__dirname.replace(/[()[\]{}!*?+@]/g, '\\$&'), ...parts);

/** The one set of options, for the application, the migration command and the tests. */
export function dataSourceOptions(url: string, poolSize = 10) {
  return {
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'sanctions-screening',
    synchronize: false,
    migrationsTransactionMode: 'each',
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities: [here('src', '**', `*.entity${EXTENSION}`)],
    migrations: [here('migrations', `!(*.spec)${EXTENSION}`)],
  } satisfies DataSourceOptions;
}

/** For the TypeORM command line, which needs DATABASE_URL. */
export default new DataSource(dataSourceOptions(databaseUrlOfCommands()));
