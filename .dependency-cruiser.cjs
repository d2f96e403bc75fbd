/**
 * Who may import whom (docs/architecture.md, "Folders"). Each feature names all it may import of ours; anything else
 * fails the build.
 */
const allowed = {
  matching: [],
  common: [],
  config: ['common'],
  database: ['config', 'common'],
  audit: ['common', 'database'],
  idempotency: ['common', 'database'],
  jobs: ['common', 'config', 'database'],
  users: ['audit', 'common', 'database'],
  institutions: ['audit', 'common', 'database'],
  customers: ['audit', 'common', 'database'],
  apikeys: ['audit', 'common', 'config', 'database'],
  auth: ['users', 'institutions', 'audit', 'config', 'common', 'database'],
  health: ['lists', 'common', 'database'],
  policy: ['auth', 'apikeys', 'institutions', 'audit', 'config', 'common', 'database'],
  entities: ['matching', 'policy', 'audit', 'common', 'database'],
  lists: ['entities', 'matching', 'audit', 'jobs', 'config', 'common', 'database'],
  search: ['matching', 'lists', 'entities', 'institutions', 'policy', 'audit', 'common', 'database'],
  screenings: ['search', 'customers', 'institutions', 'audit', 'jobs', 'common', 'database'],
  monitoring: ['screenings', 'customers', 'lists', 'matching', 'jobs', 'common', 'database'],
  webhooks: ['jobs', 'audit', 'config', 'common', 'database'],
};
const sources = ['ofac', 'un', 'eu', 'uk', 'masak'];
const specs = '\\.spec\\.ts$';

const features = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  comment: `src/${folder} may import ${others.join(', ') || 'nothing of ours'}.`,
  from: { path: `^src/${folder}/`, pathNot: specs },
  to: { path: '^src/', pathNot: [folder, ...others].map((name) => `^src/${name}(/|\\.ts)`) },
}));

module.exports = {
  forbidden: [
    ...features,
    {
      name: 'matching-is-pure',
      severity: 'error',
      comment: 'The engine reads no files, clock, network or environment, and knows no framework or database.',
      from: { path: '^src/matching/', pathNot: specs },
      to: {
        path: '^(node:)?(fs|net|http|https|child_process|worker_threads|os|path|dns|tls|cluster)(/|$)|node_modules/(@nestjs|typeorm|pg|fastify)/',
      },
    },
    ...sources.map((source) => ({
      name: `source-${source}-stands-alone`,
      severity: 'error',
      comment: 'A source knows the model and what a source offers; never another source, never the database.',
      from: { path: `^src/lists/${source}/`, pathNot: specs },
      to: {
        path: '^src/|node_modules/(typeorm|pg|@nestjs)/',
        pathNot: [
          `^src/lists/${source}/`,
          '^src/lists/source\\.ts$',
          '^src/lists/reading/',
          '^src/matching/model(/|\\.ts$)',
          '^src/common/sources\\.ts$',
        ],
      },
    })),
    {
      name: 'reading-knows-no-source',
      severity: 'error',
      comment: 'What the readers of several sources share knows the model and nothing of a source.',
      from: { path: '^src/lists/reading/', pathNot: specs },
      to: {
        path: '^src/',
        pathNot: [
          '^src/lists/reading/',
          '^src/lists/source\\.ts$',
          '^src/matching/model(/|\\.ts$)',
          '^src/common/sources\\.ts$',
        ],
      },
    },
    {
      name: 'only-search-and-entities-ask-policy',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(policy|search|entities|cli)/', '^src/[^/]+\\.ts$', specs] },
      to: { path: '^src/policy/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
