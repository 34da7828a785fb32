/**
 * Lighthouse on the first screens, as a phone on a slow line sees them: the program with a fresh demo, the medians of five
 * runs each beside what we aim for. It calculates from what this machine takes, so measure while nothing else runs; its own
 * index of the machine's speed stands beside the figures. `npm run bench -- lighthouse /jobs` measures that page alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../e2e/support/browser.ts';
import { signInQuietly } from '../e2e/support/people.ts';
import { openPlatform, startProgram } from '../e2e/support/program.ts';
import { freePort } from './support/market.ts';

const runs = 5;
interface LookedAt {
  address: string;
  as?: 'job_seeker';
  /** As visitors of an open platform find it. */
  isOpen?: true;
}
/** The first that visitors are shown; which one it is tells the list. */
const publicJob = 'a public job';
const pages = (
  [
    { address: '/' },
    { address: '/auth' },
    { address: '/jobs', as: 'job_seeker' },
    { address: '/', isOpen: true },
    { address: publicJob, isOpen: true },
    { address: '/employers', isOpen: true },
    { address: '/pricing', isOpen: true },
  ] satisfies LookedAt[]
).filter(({ address }) => process.argv.length < 3 || process.argv.includes(address));

/** What is measured: out of the best there is, or in milliseconds, or as a share of the window that moves. */
const measures = [
  { name: 'performance', category: 'performance', atLeast: 95 },
  { name: 'accessibility', category: 'accessibility', atLeast: 95 },
  { name: 'best practices', category: 'best-practices', atLeast: 95 },
  { name: 'SEO', category: 'seo', atLeast: 95 },
  { name: 'FCP', audit: 'first-contentful-paint', unit: 'ms' },
  { name: 'LCP', audit: 'largest-contentful-paint', unit: 'ms', atMost: 1_500 },
  { name: 'TBT', audit: 'total-blocking-time', unit: 'ms', atMost: 150 },
  { name: 'CLS', audit: 'cumulative-layout-shift', unit: '', atMost: 0.02 },
] as const;
type Measure = (typeof measures)[number];

const program = await startProgram({ demo: true });
const executablePath = findBrowser();
try {
  const short: string[] = [];
  for (const page of pages) {
    if (page.isOpen) await openPlatform(program);
    short.push(...(await measure({ ...page, address: await addressOf(page) })));
  }
  say(short.length > 0 ? `Short of the aim: ${short.join('; ')}.` : 'Every aim is reached.');
} finally {
  await program.stop();
}

async function addressOf({ address }: LookedAt): Promise<string> {
  if (address !== publicJob) return address;
  const list = await (await fetch(`${program.origin}/jobs`)).text();
  const [, job] = /href="(\/jobs\/\d+)"/.exec(list) ?? [];
  if (!job) throw new Error('Visitors are shown no job.');
  return job;
}

/** Prints a page's figures, and returns those that fall short. */
async function measure({ address, as, isOpen }: LookedAt): Promise<string[]> {
  const results: Awaited<ReturnType<typeof look>>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await look(address, as));
  const speeds = results.map(({ speed }) => Math.round(speed));
  say(
    `${address}${as ? ', signed in' : ''}${isOpen ? ', open to visitors' : ''} (speed of the machine ${speeds.join(', ')})`,
  );
  return measures.flatMap((what, index) => {
    const all = results.map(({ figures }) => figures[index] ?? Number.NaN);
    const figure = all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    const { reached, aim } = judge(what, figure);
    say(
      `  ${what.name.padEnd(15)} ${written(what, figure).padStart(9)}   ${(aim ?? '').padEnd(18)} ` +
        `(${all.map((one) => written(what, one)).join(', ')})${reached ? '' : '   short'}`,
    );
    return reached ? [] : [`${what.name} of ${address}${isOpen ? ', open' : ''}`];
  });
}

/** One visit in a browser that has never been there. */
async function look(address: string, as?: 'job_seeker'): Promise<{ figures: number[]; speed: number }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'moorings-lighthouse-'));
  const port = await freePort();
  const window = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const person = as && program.people[as];
    if (as && !person) throw new Error('The program did not say how a job seeker signs in.');
    if (person) await signInQuietly(window.request, program.origin, person);
    const result = await lighthouse(program.origin + address, {
      port,
      logLevel: 'error',
      onlyCategories: measures.flatMap((what) => ('category' in what ? [what.category] : [])),
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Nothing.');
    if (!result.lhr.finalDisplayedUrl.endsWith(address))
      throw new Error(`${address} led to ${result.lhr.finalDisplayedUrl}`);
    const { audits, categories, environment } = result.lhr;
    const figures = measures.map((what) =>
      'category' in what
        ? Math.round((categories[what.category]?.score ?? Number.NaN) * 100)
        : (audits[what.audit]?.numericValue ?? Number.NaN),
    );
    return { figures, speed: environment.benchmarkIndex };
  } finally {
    await window.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function judge(what: Measure, figure: number): { reached: boolean; aim?: string } {
  if ('atLeast' in what) return { reached: figure >= what.atLeast, aim: `aim: ${what.atLeast} or more` };
  if ('atMost' in what)
    return { reached: figure <= what.atMost, aim: `aim: ${written(what, what.atMost)} or less` };
  return { reached: true };
}

function written(what: Measure, figure: number): string {
  if ('category' in what) return String(figure);
  return what.unit === 'ms' ? `${Math.round(figure)} ms` : figure.toFixed(3);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
