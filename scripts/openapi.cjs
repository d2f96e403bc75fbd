'use strict';
// Writes openapi.json from the built program; with --check it writes nothing and fails where the file differs. The build is needed
// because the descriptions come from it, a database is not: nothing of the service is started.
const fs = require('fs');
const path = require('path');
const { ensureBuilt } = require('./launch.cjs');

const ROOT = path.dirname(__dirname);
const FILE = path.join(ROOT, 'openapi.json');

async function documentText() {
  const built = (name) => require(path.join(ROOT, 'dist', 'src', name));
  const { NestFactory } = require('@nestjs/core');
  const { FastifyAdapter } = require('@nestjs/platform-fastify');
  const { readEnvironment } = built('config/environment.js');
  const unused = { secrets: { apiKeyHash: [], jwt: [] }, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  const service = built('app.module.js').AppModule.forRoot({
    ...unused,
    environment: readEnvironment({}),
    embedded: false,
  });
  const preview = { preview: true, abortOnError: false, logger: ['error'] };
  const app = await NestFactory.create(service, new FastifyAdapter(), preview);
  return JSON.stringify(built('openapi.js').openApiDocument(app, '/'), null, 2) + '\n';
}

async function main() {
  ensureBuilt('main');
  const text = await documentText();
  if (!process.argv.includes('--check')) return fs.writeFileSync(FILE, text);
  if (fs.existsSync(FILE) && fs.readFileSync(FILE, 'utf8') === text) return;
  process.stderr.write('openapi.json is not what the program says. Run "npm run openapi" and commit the file.\n');
  process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(error.stack + '\n');
  process.exitCode = 1;
});
