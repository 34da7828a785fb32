import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

// A program that keeps a copy of a company's hiring, written from docs/openapi.json and docs/connecting.md alone: it imports nothing of
// ours. Whoever kills it between two lines starts it again with the same file.

type Thing = { id: number } & Record<string, unknown>;

/** What happened, as GET /api/events tells it. */
interface Told {
  type: string;
  jobId?: number;
  applicationId?: number;
}

/** What is kept: how far events were read, and what they were about. */
export interface Copy {
  after: string;
  jobs: Record<string, Thing>;
  applications: Record<string, Thing>;
  /** By application. */
  interviews: Record<string, Thing[]>;
  offers: Record<string, Thing[]>;
  /** Lists kept by modifiedSince, by their address: their rows, and since when to ask the next time. */
  lists: Record<string, { since: string; rows: Record<string, Row> }>;
}

const keptLists = [
  '/api/company/tags',
  '/api/mail-templates',
  '/api/company/candidates',
  '/api/offers',
  '/api/hires',
];

/** Of a list: what is in it, or was. */
type Row = Record<string, unknown> & { deleted?: true };

interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CopyOptions {
  address: string;
  key: string;
  file: string;
}

/** Brings the copy in the file up to date, or makes one. Rejects where a call fails: then it is to be run again. */
export async function follow(options: CopyOptions): Promise<Copy> {
  const copy = (await saved(options.file)) ?? (await whole(options));
  for (;;) {
    const { status, body, headers } = await ask(options, `/api/events?limit=500&after=${copy.after}`);
    // What happened meanwhile is no longer kept.
    if (status === 410) Object.assign(copy, await whole(options));
    else {
      // The cast: what the description says of this call.
      await take(options, copy, body as Told[]);
      copy.after = headers.get('next-after') ?? copy.after;
    }
    await save(options.file, copy);
    for (const path of keptLists) await takeList(options, copy, path);
    if (status !== 410 && !headers.get('more-events')) return copy;
  }
}

/** Everything there is, and from where on events are to be read: taken first, so that what happens meanwhile is read again. */
async function whole(options: CopyOptions): Promise<Copy> {
  const { headers } = await ask(options, '/api/events?after=latest');
  const after = headers.get('next-after') ?? '';
  const copy: Copy = { after, jobs: {}, applications: {}, interviews: {}, offers: {}, lists: {} };
  const [jobs, applications] = ['/api/jobs?scope=own&limit=50', '/api/applications?limit=50'];
  await several(await idsIn(options, jobs), (id) => takeJob(options, copy, id));
  await several(await idsIn(options, applications), (id) => takeApplication(options, copy, id));
  await save(options.file, copy);
  return copy;
}

/** Asks anew for whatever something happened to, each once, however often. */
async function take(options: CopyOptions, copy: Copy, events: readonly Told[]): Promise<void> {
  const jobs = new Set(events.flatMap(({ jobId }) => jobId ?? []));
  const applications = new Set(events.flatMap(({ applicationId }) => applicationId ?? []));
  // An application repeats what its job is called.
  const changed = new Set(
    events.flatMap(({ type, jobId }) => (type.startsWith('job.') ? (jobId ?? []) : [])),
  );
  await several(changed, async (job) => {
    for (const id of await idsIn(options, `/api/applications?job=${job}&limit=50`)) applications.add(id);
  });
  await several(jobs, (id) => takeJob(options, copy, id));
  await several(applications, (id) => takeApplication(options, copy, id));
}

/** Does this for each, a few at once: one after the other, most of the time is spent waiting. */
async function several(ids: Iterable<number>, each: (id: number) => Promise<void>): Promise<void> {
  const left = ids[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await each(next.value);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

/** What was modified of a list since it was asked the last time; at first, all of it. */
async function takeList(options: CopyOptions, copy: Copy, path: string): Promise<void> {
  const begun = copy.lists[path];
  const since = begun?.since ?? new Date().toISOString();
  const { items, until } = await pages(options, `${path}?modifiedSince=${encodeURIComponent(since)}`);
  // Asked for first, so that what happens while the list is read is read again.
  const rows = begun ? items : (await pages(options, path)).items;
  const held = (copy.lists[path] = { since: until ?? since, rows: begun?.rows ?? {} });
  for (const row of rows) {
    const key = String(
      row['applicationId'] !== undefined && path === '/api/hires' ? row['applicationId'] : row['id'],
    );
    if (row.deleted) delete held.rows[key];
    else held.rows[key] = row;
  }
  await save(options.file, copy);
}

async function takeJob(options: CopyOptions, copy: Copy, id: number): Promise<void> {
  const { status, body } = await ask(options, `/api/jobs/${id}`);
  if (status === 404) delete copy.jobs[id];
  // The casts here and below: what the description says of these calls.
  else copy.jobs[id] = body as Thing;
}

async function takeApplication(options: CopyOptions, copy: Copy, id: number): Promise<void> {
  const { status, body } = await ask(options, `/api/applications/${id}`);
  if (status === 404) {
    delete copy.applications[id];
    delete copy.interviews[id];
    delete copy.offers[id];
    return;
  }
  copy.applications[id] = body as Thing;
  copy.interviews[id] = await list(options, `/api/applications/${id}/interviews`);
  copy.offers[id] = await list(options, `/api/applications/${id}/offers`);
}

async function idsIn(options: CopyOptions, path: string): Promise<number[]> {
  return (await list(options, path)).map(({ id }) => id);
}

/** All pages of a list. */
async function list(options: CopyOptions, path: string): Promise<Thing[]> {
  // The cast: what the description says of lists asked without modifiedSince.
  return (await pages(options, path)).items as Thing[];
}

async function pages(options: CopyOptions, path: string): Promise<{ items: Row[]; until: string | null }> {
  const items: Row[] = [];
  let until: string | null = null;
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers } = await ask(options, next);
    items.push(...(body as Row[]));
    until = headers.get('next-modified-since');
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return { items, until };
}

/** One that is busy is asked again when it says. */
async function ask(options: CopyOptions, path: string): Promise<Answered> {
  const { address, key } = options;
  const reply = await fetch(address + path, { headers: { authorization: `Bearer ${key}` } });
  const text = await reply.text();
  if (reply.status === 503) {
    await pause(1_000 * Number(reply.headers.get('retry-after') ?? 1));
    return ask(options, path);
  }
  if (!reply.ok && reply.status !== 404 && reply.status !== 410)
    throw new Error(`${path} → ${reply.status} ${text}`);
  const body: unknown = reply.ok ? JSON.parse(text) : undefined;
  return { status: reply.status, headers: reply.headers, body };
}

async function saved(file: string): Promise<Copy | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // The cast: it is what was written below.
  return text === undefined ? undefined : (JSON.parse(text) as Copy);
}

/** Whole or not at all. */
async function save(file: string, copy: Copy): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(copy));
  await rename(`${file}.new`, file);
}

// By itself, too, so that it can be killed between any two of its lines: node test/copy-client.ts ADDRESS KEY FILE
if (process.argv[1] === import.meta.filename) {
  const [address = '', key = '', file = ''] = process.argv.slice(2);
  await follow({ address, key, file });
}
