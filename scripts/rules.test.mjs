import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongNumbers } from './migration-numbers.mjs';
import { nounLoops } from './noun-loops.mjs';
import { root } from './terminal.mjs';

// A house with one crack per rule, built in a temporary folder and looked at once by each tool.

const importsCaught = {
  'no-cycles': {
    'src/domain/first.ts': `import { second } from './second.ts'; export const first = () => second;`,
    'src/domain/second.ts': `import type { first } from './first.ts'; export const second = {} as typeof first;`,
  },
  resolvable: { 'src/domain/lost.ts': `import { gone } from './gone.ts'; export const lost = gone;` },
  'domain-imports-nothing': { 'src/domain/curious.ts': `import type { jobs } from '#contract/jobs.ts';` },
  'matching-imports-domain': { 'src/matching/curious.ts': `import { jobs } from '#contract/jobs.ts';` },
  'contract-imports-domain': {
    'src/contract/curious.ts': `import type { list } from '#server/features/jobs/list.ts';`,
  },
  'server-not-client': { 'src/server/curious.ts': `import { paths } from '#client/paths.ts';` },
  'client-not-server': {
    'src/client/features/curious.ts': `import type { list } from '#server/features/jobs/list.ts';`,
  },
  'pure-means-no-packages': { 'src/domain/clock.ts': `import { hrtime } from 'node:process';` },
  'time-zones-know-one-package': {
    'src/domain/time-zones.ts': `import { tzOffset } from '@date-fns/tz'; import { format } from 'pg'; export const zones = [tzOffset, format];`,
  },
  'phones-know-one-package': {
    'src/server/features/resumes/parsing/phones.ts': `import { getCountries } from 'libphonenumber-js/min'; import { format } from 'pg'; export const phones = [getCountries, format];`,
  },
  'contract-knows-zod-only': { 'src/contract/heavy.ts': `import { pg } from 'pg';` },
  'client-sees-contract-as-types': {
    'src/client/features/heavy.ts': `import { jobs } from '#contract/jobs.ts';`,
  },
  'client-runs-in-browsers': { 'src/client/features/file.ts': `import { readFile } from 'node:fs';` },
  'production-has-no-dev-packages': { 'src/server/tested.ts': `import { vitest } from 'vitest';` },
  'tests-are-leaves': { 'src/domain/leans.ts': `import './job.test.ts';` },
  'main-is-the-root': { 'src/server/tasks/starts.ts': `import '#server/main.ts';` },
  'server-is-made-by-main': { 'src/server/tasks/serves.ts': `import '#server/server.ts';` },
  'routes-are-leaves': { 'src/server/features/jobs/calls.ts': `import './jobs.routes.ts';` },
  'nouns-meet-at-queries': {
    'src/server/features/companies/reaches.ts': `import '#server/features/jobs/list.ts';`,
  },
  'queries-import-db': { 'src/server/features/jobs/above.queries.ts': `import './jobs.present.ts';` },
  'documents-are-a-tool': { 'src/server/documents/knows.ts': `import '#server/db/connect.ts';` },
  'parsing-is-pure': { 'src/server/features/resumes/parsing/asks.ts': `import '#server/db/connect.ts';` },
  'db-is-the-ground': { 'src/server/db/above.ts': `import '#server/http/send.ts';` },
  'tools-know-no-feature': { 'src/server/http/knows.ts': `import '#server/features/jobs/jobs.queries.ts';` },
  'ground-floor-knows-no-feature': { 'src/server/knows.ts': `import '#server/features/jobs/list.ts';` },
  'driver-in-db': { 'src/server/features/jobs/drives.ts': `import { pg } from 'pg';` },
  'pages-are-leaves': {
    'src/client/features/opens.ts': `import '#client/pages/seeking/JobsPage/JobsPage.ts';`,
  },
  'pages-share-through-features': {
    'src/client/pages/seeking/OtherPage/OtherPage.ts': `import '#client/pages/seeking/JobsPage/JobsPage.ts';`,
  },
  'app-is-the-root': { 'src/client/pages/public/Framed/Framed.ts': `import '#client/app/frame.ts';` },
  'client-features-below-pages': {
    'src/client/features/above.ts': `import '#client/pages/seeking/JobsPage/JobsPage.ts';`,
  },
  'visitors-read-what-they-are-given': {
    'src/client/visitors/fetches.ts': `import '#client/api/api-cache.ts';`,
  },
  'embed-stands-alone': { 'src/client/embed/brings.ts': `import '#client/ui/button.ts';` },
  'kit-knows-no-noun': { 'src/client/kit/knows.ts': `import '#client/features/card.ts';` },
  'client-api-below-features': { 'src/client/api/above.ts': `import '#client/ui/button.ts';` },
  'cache-has-one-door': { 'src/client/features/caches.ts': `import '#client/api/query-client.ts';` },
  'ui-knows-no-product': { 'src/client/ui/knows.ts': `import type { job } from '#domain/job.ts';` },
  'paths-stand-alone': { 'src/client/paths.ts': `import '#client/ui/button.ts'; export const paths = {};` },
};

const sound = {
  'src/domain/job.ts': `export const job = 1;`,
  'src/domain/job.test.ts': `import { vitest } from 'vitest'; import { job } from './job.ts'; export const all = [vitest, job];`,
  'src/contract/jobs.ts': `import { z } from 'zod'; import { job } from '#domain/job.ts'; export const jobs = [z, job];`,
  'src/server/main.ts': `import { serve } from '#server/serve.ts'; export const main = serve;`,
  'src/server/serve.ts': `import { server } from '#server/server.ts'; export const serve = server;`,
  'src/server/server.ts': `import { routes } from './features/jobs/jobs.routes.ts'; export const server = routes;`,
  'src/server/db/connect.ts': `import { pg } from 'pg'; export const connect = pg;`,
  'src/server/http/send.ts': `export const send = 1;`,
  'src/server/features/jobs/jobs.routes.ts': `import { list } from './list.ts'; import { present } from './jobs.present.ts'; export const routes = [list, present];`,
  'src/server/features/jobs/list.ts': `import { all } from './jobs.queries.ts'; import type { pg } from 'pg'; export const list = all as pg;`,
  'src/server/features/jobs/jobs.present.ts': `export const present = 1;`,
  'src/server/features/jobs/words.ts': `export const words = 1;`,
  'src/server/features/jobs/jobs.queries.ts': `import { connect } from '#server/db/connect.ts'; import { words } from './words.ts'; export const all = [connect, words];`,
  'src/server/features/companies/reads.ts': `import { all } from '#server/features/jobs/jobs.queries.ts'; export const reads = all;`,
  'src/client/main.tsx': `import { frame } from './app/frame.ts'; export const main = frame;`,
  'src/client/app/frame.ts': `import { page } from '#client/pages/seeking/JobsPage/JobsPage.ts'; export const frame = page;`,
  'src/client/pages/seeking/JobsPage/JobsPage.ts': `import { card } from '#client/features/card.ts'; export const page = card;`,
  'src/client/features/card.ts': `import type { jobs } from '#contract/jobs.ts'; import { button } from '#client/ui/button.ts'; export const card = button as typeof jobs;`,
  'src/client/ui/button.ts': `export const button = 1;`,
  'src/client/api/query-client.ts': `export const queryClient = 1;`,
  'src/client/api/api-cache.ts': `import { queryClient } from './query-client.ts'; export const refresh = queryClient;`,
};

const linesCaught = {
  'house(sql-in-queries)': [
    ['src/server/features/jobs/lists.ts', 'export const sql = `\n  select id from job_posting`;'],
    [
      'src/server/features/jobs/writes.ts',
      `export const sql = (id: number) => \`update job_posting set title = \${id}\`;`,
    ],
    ['src/server/http/asks.ts', `export const sql = 'SELECT 1';`],
  ],
  'house(role-in-permissions)': [
    [
      'src/server/refuses.ts',
      `export const no = (user: { userType: string }) => user.userType !== 'recruiter';`,
    ],
    [
      'src/server/switches.ts',
      `export const on = (role: string) => { switch (role) { case 'admin': return 1; default: return 2; } };`,
    ],
    [
      'src/client/lists.ts',
      `export const in_ = (user?: { userType: string }) => ['a'].includes(user?.userType ?? '') || ['b'].includes('job_seeker');`,
    ],
  ],
  'house(name-in-visibility)': [
    [
      'src/server/features/jobs/poster.queries.ts',
      "export const name = `coalesce(u.first_name || ' ' || u.last_name, u.username)`;",
    ],
  ],
  'house(address-in-paths)': [
    ['src/client/Links.tsx', `export const Link = () => <a href="/jobs">Jobs</a>;`],
    [
      'src/client/Goes.tsx',
      'export const go = (navigate: (to: string) => void, id: number) => navigate(`/jobs/${id}`);',
    ],
  ],
  'house(one-import-spelling)': [
    ['src/domain/deep/climbs.ts', `import { job } from '../job.ts'; export const climbs = job;`],
    [
      'src/server/features/jobs/round.ts',
      `import { words } from '#server/features/jobs/words.ts'; export const round = words;`,
    ],
  ],
  'house(exceptions-have-reasons)': [
    [
      'src/server/silent.ts',
      '// oxlint-disable-next-line no-console\nexport const silent = () => console.log(1);',
    ],
    ['src/client/Bare.tsx', 'export const Bare = () => <p>{/* oxlint-disable no-alert -- */}Hello</p>;'],
  ],
  'house(cache-keys-in-api)': [
    ['src/client/features/jobs/keys.ts', `export const query = { queryKey: ['GET /api/jobs'] };`],
    [
      'src/client/pages/seeking/asks.ts',
      `import { useQueryClient } from '@tanstack/react-query'; export const asks = useQueryClient;`,
    ],
  ],
  'typescript(no-explicit-any)': [['src/domain/any.ts', `export const any = (value: any) => value;`]],
  'typescript(no-floating-promises)': [
    ['src/server/floats.ts', `const later = async () => 1; export const go = () => { later(); };`],
  ],
  'react-hooks(rules-of-hooks)': [
    [
      'src/client/Hooked.tsx',
      `import { useState } from 'react'; export function Hooked({ on }: { on: boolean }) { if (on) useState(1); return null; }`,
    ],
  ],
  'jsx-a11y(alt-text)': [['src/client/Picture.tsx', `export const Picture = () => <img src="a.png" />;`]],
  'import(no-cycle)': [
    ['src/domain/one.ts', `import { two } from './two.ts'; export const one = () => two;`],
    ['src/domain/two.ts', `import { one } from './one.ts'; export const two = () => one;`],
  ],
};

const linesAllowed = {
  'src/server/features/jobs/jobs.queries.ts': 'export const sql = `select id from job_posting`;',
  'src/server/words.ts': `export const words = ['Select a file from the list', 'Update the job'];`,
  'src/domain/people.ts': `export const isAdmin = (user: { userType: string }) => user.userType === 'admin';`,
  'src/client/api/api-cache.ts': `export const query = { queryKey: ['GET /api/jobs'] };`,
  'src/server/says.ts':
    '// oxlint-disable-next-line no-console -- the program ends here\nexport const says = () => console.log(1);',
  'src/client/labels.ts': `export const labels = { admin: 'Administrator' };`,
  'src/client/Elsewhere.tsx': `export const Elsewhere = () => <a href="https://example.com/jobs">Jobs</a>;`,
};

const imports = path.join(root, '.dependency-cruiser.cjs');
const lines = path.join(root, '.oxlintrc.json');
const { forbidden } = createRequire(import.meta.url)(imports);

describe('import directions', () => {
  let found;

  beforeAll(async () => {
    const house = await build({ ...sound, ...Object.assign({}, ...Object.values(importsCaught)) });
    const report = await ask(house, 'depcruise', ['--config', imports, '--output-type', 'json', 'src']);
    found = report.summary.violations;
  });

  test('every rule has a crack to catch', () => {
    expect(forbidden.map((rule) => rule.name).toSorted()).toEqual(Object.keys(importsCaught).toSorted());
  });

  test.each(Object.entries(importsCaught))('%s', (rule, files) => {
    const broken = found
      .filter((violation) => violation.rule.name === rule)
      .map((violation) => violation.from);
    expect(broken).toContain(Object.keys(files)[0]);
  });

  test('what keeps to the rules is left alone', () => {
    expect(found.map((violation) => violation.from).filter((file) => file in sound)).toEqual([]);
  });
});

describe('nouns form no loop', () => {
  test('three folders in a circle are caught, though no file needs itself', async () => {
    const house = await build({
      'src/server/features/jobs/jobs.queries.ts': `import { all } from '#server/features/companies/companies.queries.ts'; export const jobs = all;`,
      'src/server/features/companies/companies.queries.ts': `export const all = 1;`,
      'src/server/features/companies/companies.routes.ts': `import type { answers } from '#server/features/answers/answers.queries.ts';`,
      'src/server/features/answers/answers.queries.ts': `import { jobs } from '#server/features/jobs/jobs.queries.ts'; export const answers = jobs;`,
      'src/server/features/files/files.queries.ts': `import { jobs } from '#server/features/jobs/jobs.queries.ts'; export const files = jobs;`,
    });
    const [loop, ...others] = nounLoops(house);
    expect(others).toEqual([]);
    expect(loop?.nouns).toEqual(['answers', 'companies', 'jobs']);
    expect(loop?.imports).toContain(
      'src/server/features/companies/companies.routes.ts → #server/features/answers/answers.queries.ts',
    );
  });

  test('a test may need what it likes, and a folder below a noun is the noun', async () => {
    const house = await build({
      'src/matching/text/tokens.ts': `export const tokens = 1;`,
      'src/matching/text/tokens.test.ts': `import { names } from '#matching/titles/names/names.ts';`,
      'src/matching/titles/names/names.ts': `import { tokens } from '#matching/text/tokens.ts'; export const names = tokens;`,
      'src/matching/titles/link.ts': `import { names } from '#matching/titles/names/names.ts'; export const link = names;`,
    });
    expect(nounLoops(house)).toEqual([]);
  });
});

test('two migrations with one number are caught, and a number that is left out', () => {
  const right = ['0001_foundation.sql', '0003_mail.sql', '0002_import.sql', 'README.md'];
  expect(wrongNumbers(right)).toEqual([]);
  expect(wrongNumbers([...right, '0003_files.sql', '0005_alerts.sql', '0006_views.sql'])).toEqual([
    '0003_files.sql and 0003_mail.sql have one number.',
    'Before 0005_alerts.sql a number is missing.',
  ]);
});

describe('house rules', () => {
  let found;

  beforeAll(async () => {
    const house = await build({ ...Object.fromEntries(Object.values(linesCaught).flat()), ...linesAllowed });
    const report = await ask(house, 'oxlint', ['--config', lines, '--type-aware', '--format', 'json', '.']);
    found = report.diagnostics.map(({ code, filename }) => `${code} ${filename}`);
  });

  test.each(Object.entries(linesCaught))('%s', (rule, files) => {
    for (const [file] of files) expect(found).toContain(`${rule} ${file}`);
  });

  test('what keeps to the rules is left alone', () => {
    expect(
      found.filter((line) => Object.keys(linesAllowed).some((file) => line.endsWith(` ${file}`))),
    ).toEqual([]);
  });
});

const houses = [];
afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))));

/** Writes the files into a folder that has the project's import names and stand-ins for the packages. */
async function build(files) {
  const house = await mkdtemp(path.join(tmpdir(), 'moorings-rules-'));
  houses.push(house);
  const { imports: names } = createRequire(import.meta.url)('../package.json');
  const manifest = {
    type: 'module',
    imports: names,
    dependencies: { zod: '1', pg: '1' },
    devDependencies: { vitest: '1' },
  };
  const stubs = ['zod', 'pg', 'vitest'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', exports: './index.js' })],
    [`node_modules/${name}/index.js`, ''],
  ]);
  const tsconfig = JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx', target: 'es2024' } });
  const all = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': tsconfig,
    ...Object.fromEntries(stubs),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true });
    await writeFile(path.join(house, file), `${content}\n`);
  }
  return house;
}

/** What a tool has to say about a folder; finding something is its work, so its exit code does not count. */
async function ask(cwd, tool, args) {
  const command = path.join(root, 'node_modules/.bin', tool);
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  };
  const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 }).catch(
    (error) => error,
  );
  return JSON.parse(stdout);
}
