// Who imports whom, as ARCHITECTURE.md draws it. `npm run check` reads it; scripts/rules.test.mjs breaks every rule
// once to see it caught.
const tests = '\\.test\\.tsx?$';
const typesOnly = ['type-only', 'type-import'];

/** Files of one place may import from our own folders only what is listed (a path, or a list of them). */
const mayImport = (name, from, to, more = {}) => ({
  name,
  severity: 'error',
  comment: more.comment,
  from: { path: from, pathNot: tests, ...more.from },
  to: { path: '^(src|test|e2e|bench|scripts)/', pathNot: to },
});

const forbidden = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    // Across the house
    forbidden(
      'no-cycles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true },
    ),
    forbidden(
      'resolvable',
      'What is imported must exist.',
      {},
      { couldNotResolve: true, dependencyTypesNot: typesOnly },
    ),
    mayImport('domain-imports-nothing', '^src/domain/', '^src/domain/'),
    mayImport('matching-imports-domain', '^src/matching/', '^src/(matching|domain)/'),
    mayImport('contract-imports-domain', '^src/contract/', '^src/(contract|domain)/'),
    mayImport('server-not-client', '^src/server/', '^src/(server|domain|matching|contract)/'),
    mayImport('client-not-server', '^src/client/', '^src/(client|domain|contract)/'),
    forbidden(
      'pure-means-no-packages',
      'Domain and matching know no package and no Node: clock, ids and randomness come in as arguments. What clocks show in a zone is no rule of ours: docs/decisions/0024.',
      {
        path: '^src/(domain|matching|server/features/resumes/parsing)/',
        pathNot: ['^src/domain/time-zones\\.ts$', '^src/server/features/resumes/parsing/phones\\.ts$', tests],
      },
      { pathNot: '^src/' },
    ),
    forbidden(
      'time-zones-know-one-package',
      'The one package in the domain, for the one file about clocks.',
      { path: '^src/domain/time-zones\\.ts$' },
      { pathNot: ['^src/', '^node_modules/@date-fns/tz/'] },
    ),
    forbidden(
      'phones-know-one-package',
      'The one package in the parsing of résumés, which knows the numbers of every country.',
      { path: '^src/server/features/resumes/parsing/phones\\.ts$' },
      { pathNot: ['^src/', '^node_modules/libphonenumber-js/'] },
    ),
    forbidden(
      'contract-knows-zod-only',
      'The contract is read by both sides.',
      { path: '^src/contract/', pathNot: tests },
      { pathNot: ['^src/', '^node_modules/zod/'] },
    ),
    forbidden(
      'client-sees-contract-as-types',
      'A runtime import of the contract would carry zod into the browser.',
      { path: '^src/client/', pathNot: tests },
      { path: ['^src/contract/', '^node_modules/zod/'], dependencyTypesNot: typesOnly },
    ),
    forbidden(
      'client-runs-in-browsers',
      'Browsers have no Node.',
      { path: '^src/client/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbidden(
      'production-has-no-dev-packages',
      'A package the program needs is a dependency, not a devDependency.',
      { path: '^src/(domain|matching|contract|server)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: typesOnly },
    ),
    forbidden('tests-are-leaves', 'Nothing is built on a test.', {}, { path: tests }),

    // Inside the server: main -> server.ts -> routes -> operations -> queries -> db; http, mail, tasks, events, audit, addresses and visibility are tools below
    forbidden(
      'main-is-the-root',
      'Importing main would start the program.',
      {},
      { path: '^src/server/main\\.ts$' },
    ),
    forbidden(
      'server-is-made-by-main',
      'Below server.ts nothing knows the whole server.',
      { path: '^src/server/', pathNot: ['^src/server/serve\\.ts$', tests] },
      { path: '^src/server/server\\.ts$' },
    ),
    forbidden(
      'routes-are-leaves',
      'routes.ts lists the routes and server.ts registers them; nobody else knows them.',
      { path: '^src/', pathNot: ['^src/server/(server|routes)\\.ts$', tests] },
      { path: '[./]routes\\.ts$' },
    ),
    forbidden(
      'nouns-meet-at-queries',
      'A feature reads through the queries of another. When something must happen next door, save an event.',
      { path: '^src/server/features/([^/]+)/' },
      { path: '^src/server/features/', pathNot: ['^src/server/features/$1/', '\\.queries\\.ts$'] },
    ),
    mayImport('queries-import-db', '^src/server/features/([^/]+)/[^/]+\\.queries\\.ts$', [
      '\\.queries\\.ts$',
      '^src/server/features/$1/[^.]+\\.ts$', // what the same feature reckons for its SQL
      '^src/server/db/',
      '^src/server/http/paging\\.ts$',
      '^src/server/tasks/enqueue\\.ts$', // what follows is asked for in the same transaction
      '^src/server/[^/]+\\.ts$',
      '^src/(domain|matching|contract)/',
    ]),
    mayImport('documents-are-a-tool', '^src/server/documents/', ['^src/server/documents/', '^src/domain/'], {
      comment: 'How bytes become lines is the same whatever they are about.',
    }),
    mayImport(
      'parsing-is-pure',
      '^src/server/features/resumes/parsing/',
      [
        '^src/server/features/resumes/(parsing/|resume-reading\\.ts$)',
        '^src/server/documents/line\\.ts$',
        '^src/(domain|contract)/',
      ],
      { comment: 'Lines in, a parsed résumé out: it runs in a thread of its own, and could run anywhere.' },
    ),
    mayImport('db-is-the-ground', '^src/server/db/', [
      '^src/server/db/',
      '^src/(domain|contract)/',
      '^src/server/[^/]+\\.ts$',
    ]),
    forbidden(
      'tools-know-no-feature',
      'These folders are handed what they work on; reactions.ts is the table of what follows an event.',
      {
        path: '^src/server/(http|mail|tasks|events|audit|visibility|page-views|addresses|security-log)/',
        pathNot: ['^src/server/events/reactions\\.ts$', tests],
      },
      { path: ['^src/server/features/', '^src/server/demo/'] },
    ),
    forbidden(
      'ground-floor-knows-no-feature',
      'What lies beside server.ts is used by the features; routes.ts and background-work.ts list what they do, asked and unasked.',
      {
        path: '^src/server/[^/]+\\.ts$',
        pathNot: ['^src/server/(main|server|routes|background-work)\\.ts$', tests],
      },
      { path: '^src/server/features/' },
    ),
    forbidden(
      'driver-in-db',
      'The driver is spoken to in one place.',
      { path: '^src/server/', pathNot: ['^src/server/db/', tests] },
      { path: '^node_modules/(@types/)?pg/', dependencyTypesNot: typesOnly },
    ),

    // Inside the client: app -> pages -> features -> kit -> ui
    forbidden(
      'pages-are-leaves',
      'Only app knows the pages.',
      { path: '^src/client/', pathNot: ['^src/client/(app|pages)/', tests] },
      { path: '^src/client/pages/' },
    ),
    forbidden(
      'pages-share-through-features',
      'A page knows its own pieces; what two pages show is a feature.',
      { path: '^src/client/pages/([^/]+/[^/.]+)' },
      { path: '^src/client/pages/', pathNot: '^src/client/pages/$1[/.]' },
    ),
    forbidden(
      'app-is-the-root',
      'What stands in app is used by main only.',
      { path: '^src/client/', pathNot: ['^src/client/(app/|main\\.tsx$)', tests] },
      { path: '^src/client/app/' },
    ),
    mayImport('client-features-below-pages', '^src/client/features/', [
      '^src/client/(features|kit|ui|api|styles)/',
      '^src/client/[^/]+\\.ts$',
      '^src/(domain|contract)/',
    ]),
    mayImport(
      'visitors-read-what-they-are-given',
      '^src/client/visitors/',
      [
        '^src/client/(visitors|embed|features|ui|styles)/',
        '^src/client/[^/]+\\.ts$',
        '^src/(domain|contract)/',
      ],
      { comment: 'These pages are drawn by the server: they fetch nothing and know no session.' },
    ),
    mayImport('embed-stands-alone', '^src/client/embed/', ['^src/client/embed/', '^src/(domain|contract)/'], {
      comment: 'It runs in pages of others, and is small: nothing of the app comes along.',
    }),
    mayImport('kit-knows-no-noun', '^src/client/kit/', [
      '^src/client/(kit|ui|api|styles)/',
      '^src/client/[^/]+\\.ts$',
      '^src/(domain|contract)/',
    ]),
    mayImport('client-api-below-features', '^src/client/api/', [
      '^src/client/api/',
      '^src/client/[^/]+\\.ts$',
      '^src/(domain|contract)/',
    ]),
    forbidden(
      'cache-has-one-door',
      'What the server has answered is read and changed through src/client/api/api-cache.ts, which the contract types.',
      { path: '^src/client/', pathNot: ['^src/client/api/', tests] },
      { path: '^src/client/api/query-client\\.ts$' },
    ),
    mayImport('ui-knows-no-product', '^src/client/ui/', '^src/client/ui/'),
    mayImport('paths-stand-alone', '^src/client/paths\\.ts$', ['^src/client/paths\\.ts$', '^src/domain/']),
  ],
  options: {
    // TypeScript 7 has no API to parse with yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|scripts/fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
