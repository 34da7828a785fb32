/**
 * What a browser fetches before it can show a route: the bytes of JavaScript and CSS, compressed with brotli as the
 * server sends them, added up from the manifest of the build in dist/client. Ends with an error when a budget is broken.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const build = path.join(import.meta.dirname, '../dist/client');
const manifestFile = path.join(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('There is no build to weigh: run npm run build first.');
// The cast: Vite's own file, of which only these keys are read.
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const workspace = 'src/client/app/Workspace.tsx';
/** Budgets in KB (1,000 bytes) of JavaScript. What names none counts against `anyRoute`. */
const anyRoute = 200;
const routes: {
  route: string;
  page: string;
  signedIn?: boolean;
  budget?: number;
  /** What the page fetches by itself before it can show anything. */
  with?: string;
}[] = [
  { route: '/', page: 'LandingPage', budget: 100 },
  { route: '/auth', page: 'AuthPage', budget: 100 },
  { route: '(not found)', page: 'NotFoundPage' },
  { route: '/jobs', page: 'JobsPage', signedIn: true, budget: 140 },
  { route: '/jobs/{id}', page: 'JobPage', signedIn: true },
  { route: '/post-job', page: 'PostJobPage', signedIn: true },
  {
    route: '/applications',
    page: 'ApplicationsPage',
    signedIn: true,
    budget: 150,
    with: 'src/client/pages/hiring/ApplicationsPage/table/ApplicationTable.tsx',
  },
  { route: '/applications/{id}', page: 'ApplicationPage', signedIn: true, budget: 150 },
  { route: '/profile', page: 'ProfilePage', signedIn: true },
  { route: '/dashboard/job-seeker', page: 'JobSeekerDashboardPage', signedIn: true },
  { route: '/dashboard/recruiter', page: 'RecruiterDashboardPage', signedIn: true },
  { route: '/analytics', page: 'AnalyticsPage', signedIn: true },
  { route: '/settings', page: 'SettingsPage', signedIn: true },
  { route: '/candidates', page: 'CandidatesPage', signedIn: true },
];
/** KB of CSS that any route may load first; what other routes need comes with them. */
const cssBudget = 18;

let broken = false;
console.log('route                      JavaScript    budget       CSS    (KB, brotli)');
for (const { route, page, signedIn, budget = anyRoute, with: more } of routes) {
  const files = filesOf([
    'index.html',
    screenOf(page),
    ...(signedIn ? [workspace] : []),
    ...(more ? [more] : []),
  ]);
  const [script, style] = ['.js', '.css'].map((ending) =>
    kilobytes(files.filter((file) => file.endsWith(ending))),
  );
  report(route, script ?? 0, budget, style ?? 0);
}
process.exitCode = broken ? 1 : 0;

function report(what: string, size: number, budget: number, style: number): void {
  const over = size > budget || style > cssBudget;
  broken ||= over;
  const columns = [
    what.padEnd(26),
    size.toFixed(1).padStart(10),
    String(budget).padStart(9),
    style.toFixed(1).padStart(9),
  ];
  console.log(`${columns.join(' ')}${over ? '   over' : ''}`);
}

function screenOf(page: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(`/${page}/${page}.tsx`)) ?? page;
}

/** The chunks' files and those of everything they import at once. */
function filesOf(keys: string[], seen = new Set<string>()): string[] {
  const files = keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], seen)];
  });
  return [...new Set(files)];
}

function kilobytes(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(path.join(build, `${file}.br`)).size, 0) / 1_000;
}
