const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    target: 'es2023',
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
// Dependencies that ship only ES modules: jest runs CommonJS, so they are compiled like our own files.
const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  '@borewit',
  'uint8array-extras',
  'cookie',
  'content-disposition',
  'fastify-plugin',
  'glob',
  'set-cookie-parser',
  'toad-cache',
  'uuid',
  'opencc-js',
  'any-ascii',
  'double-metaphone',
  'hucre',
];
module.exports = {
  rootDir: '.',
  testEnvironment: 'node',
  testRegex: '(src|test|migrations|bench)/.*\\.(spec|e2e-spec)\\.ts$',
  moduleFileExtensions: ['js', 'mjs', 'json', 'ts'],
  globalSetup: './test/support/global-setup.cjs',
  globalTeardown: './test/support/global-teardown.cjs',
  testTimeout: 60000,
  reporters: ['default', './test/support/counts-reporter.cjs'],
  transform: { '^.+\\.(t|j|mj)s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
};
