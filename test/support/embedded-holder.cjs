// A process that holds an embedded PostgreSQL until it is killed: node embedded-holder.cjs <data folder>
require('@swc-node/register');
const { EmbeddedPostgres } = require('../../src/database/embedded/embedded-postgres.ts');

EmbeddedPostgres.start({ dataDir: process.argv[2], holder: 'service', durable: false }).then(
  (postgres) => process.stdout.write(`${postgres.pid}\n`),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
