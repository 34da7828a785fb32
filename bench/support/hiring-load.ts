import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Browser, type Fares } from './browser.ts';

/** What was acknowledged to people who hire and people who apply, and what they did not find again of it. */
export interface Hiring {
  /** The number that each application was acknowledged with, by job and seeker. */
  applications: Map<string, number>;
  /** The title that each job was last acknowledged with. */
  jobs: Map<number, string>;
  /** What each application was moved to, one after the other. */
  moves: Map<number, string[]>;
  ownReads: number;
  /** Own writes that were not found when they were read. */
  stale: string[];
}

interface Seeker {
  id: number;
  browser: Browser;
}

interface Hirer {
  browser: Browser;
  slug: string;
}

const thinks = 50;

/** People who sign up behind an address, and what they do there until they are told to stop. */
export async function hiringLoad(
  address: string,
  connection: pg.ClientConfig,
  counted: Fares,
  { hirers, seekers }: { hirers: number; seekers: number },
) {
  const kept: Hiring = { applications: new Map(), jobs: new Map(), moves: new Map(), ownReads: 0, stale: [] };
  const occasion = Date.now().toString(36);
  const registered = async (name: string, userType: string) => {
    const browser = new Browser(address, counted);
    const body = { username: `${name}-${occasion}`, password: 'a long enough password', userType };
    const { json } = await browser.post('/api/register', body);
    return { browser, id: idIn(json) };
  };
  const who: Seeker[] = [];
  for (let n = 0; n < seekers; n += 1) who.push(await registered(`seeker${n}`, 'job_seeker'));
  const hires: Hirer[] = [];
  for (let n = 0; n < hirers; n += 1) {
    const { browser } = await registered(`hirer${n}`, 'recruiter');
    await browser.post('/api/companies', { name: `Reef ${n} ${occasion}` }, randomUUID());
    await asked(connection, 'update company set verified_at = now()');
    // The cast: what this call answers.
    const { slug } = (await browser.get('/api/company/settings')).json as { slug: string };
    hires.push({ browser, slug });
  }
  await asked(connection, 'update company_user set verified = true');
  await asked(connection, 'update operator set public_jobs = true');

  /** Own writes, read back at once. */
  const finds = async (
    what: string,
    browser: Browser,
    path: string,
    has: (found: unknown, text: string) => boolean,
  ) => {
    const { status, json, text } = await browser.get(path);
    kept.ownReads += 1;
    if (status >= 300 || !has(json, text))
      kept.stale.push(`${what}: ${path} ${status} ${text.slice(0, 300)}`);
  };
  const findsJob = async ({ browser, slug }: Hirer, id: number, word: string) => {
    await finds('search', browser, `/api/jobs?search=${word}`, (found) => idsIn(found).includes(id));
    await finds('one', browser, `/api/jobs/${id}`, (_, text) => text.includes(word));
    await finds('public', browser, `/api/public/jobs/${id}`, (_, text) => text.includes(word));
    await finds('careers page', browser, `/c/${slug}`, (_, text) => text.includes(word));
    await finds('page', browser.signedOut(), `/jobs/${id}`, (_, text) => text.includes(word));
    const list = `/api/public/companies/${slug}/jobs?search=${word}`;
    await finds('public list', browser, list, (_, text) => text.includes(word));
  };

  const hiring = async (hirer: Hirer, goesOn: () => boolean) => {
    const { browser } = hirer;
    const own: number[] = [];
    while (goesOn()) {
      const word = wordOf();
      const body = { title: `Diver ${word}`, description: 'Two dives a day.' };
      const posted = await browser.post('/api/jobs', body, randomUUID());
      const job = idIn(posted.json);
      kept.jobs.set(job, body.title);
      own.push(job);
      await findsJob(hirer, job, word);
      await pause(thinks);
      const next = wordOf();
      await browser.put(`/api/jobs/${job}`, { title: `Sailor ${next}` });
      kept.jobs.set(job, `Sailor ${next}`);
      await findsJob(hirer, job, next);
      await pause(thinks);
      const waiting = [...kept.applications].find(
        ([key, id]) => own.includes(Number(key.split(' ')[0])) && !kept.moves.has(id),
      );
      if (!waiting) continue;
      const [, application] = waiting;
      for (const status of ['screening', 'interviewing', 'screening']) {
        await browser.put(`/api/applications/${application}/status`, { status });
        kept.moves.set(application, [...(kept.moves.get(application) ?? []), status]);
        await finds(
          'application',
          browser,
          `/api/applications/${application}`,
          (found) => statusIn(found) === status,
        );
        const list = `/api/applications?status=${status}&limit=50`;
        await finds('applications', browser, list, (found) => idsIn(found).includes(application));
        await pause(thinks);
      }
    }
  };
  const applying = async ({ browser, id: seeker }: Seeker, goesOn: () => boolean) => {
    const done = new Set<number>();
    while (goesOn()) {
      const job = [...kept.jobs.keys()].findLast((each) => !done.has(each));
      if (job === undefined) {
        await pause(thinks);
        continue;
      }
      done.add(job);
      const body = { coverLetter: `For job ${job}.` };
      const sent = await browser.post(`/api/jobs/${job}/applications`, body, randomUUID());
      const id = idIn(sent.json);
      kept.applications.set(`${job} ${seeker}`, id);
      await finds('own application', browser, `/api/applications/${id}`, (found) => idIn(found) === id);
      await finds('own applications', browser, '/api/applications?limit=50', (found) =>
        idsIn(found).includes(id),
      );
      await pause(thinks);
    }
  };

  return {
    kept,
    /** Everybody at once, until told to stop; whoever is at something ends it first. */
    run: (goesOn: () => boolean) =>
      Promise.all([
        ...hires.map((hirer) => hiring(hirer, goesOn)),
        ...who.map((one) => applying(one, goesOn)),
      ]),
  };
}

export interface Faults {
  /** Acknowledged, and not there as it was acknowledged. */
  lost: number;
  /** There more than once, or more of it than was sent. */
  twice: number;
}

/** What is there of what was acknowledged. */
export async function faultsIn(connection: pg.ClientConfig, kept: Hiring): Promise<Faults> {
  const [applications, jobs, moves] = await Promise.all([
    asked<{ id: number; job: number; seeker: number; letter: string }>(
      connection,
      'select id, job_posting_id as job, job_seeker_id as seeker, cover_letter as letter from application',
    ),
    asked<{ id: number; title: string }>(connection, 'select id, title from job_posting'),
    asked<{ application: number; status: string }>(
      connection,
      `select application_id as application, to_status as status from application_status_history where from_status is not null order by id`,
    ),
  ]);
  const letters = new Map(applications.map(({ id, letter }) => [id, letter]));
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const moved = (application: number) =>
    moves.filter((move) => move.application === application).map(({ status }) => status);
  const lost =
    [...kept.applications].filter(([key, id]) => letters.get(id) !== `For job ${key.split(' ')[0]}.`).length +
    [...kept.jobs].filter(([id, title]) => titles.get(id) !== title).length +
    [...kept.moves].filter(([id, all]) => moved(id).length < all.length).length;
  const twice =
    applications.length -
    kept.applications.size +
    (jobs.length - kept.jobs.size) +
    [...kept.moves].filter(([id, all]) => moved(id).length > all.length).length;
  return { lost, twice };
}

const wordOf = () =>
  `w${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

// The casts: what the calls answer that these are asked of; what is refused has none of it.
const idIn = (json: unknown) => (json as { id?: number } | undefined)?.id ?? 0;
const statusIn = (json: unknown) => (json as { status?: string } | undefined)?.status;
const idsIn = (json: unknown) => (Array.isArray(json) ? (json as { id: number }[]) : []).map(({ id }) => id);

async function asked<Row extends object>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
