import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { row, rows, run } from '#server/db/query.ts';
import { signUp } from './market.ts';
import type { Seeker } from './shared.ts';

/** Who applies to what, and what of it was acknowledged. */
export interface Applying {
  seekers: Applicant[];
  jobs: number[];
  /** The id that each acknowledgement told, by job and seeker. */
  acknowledged: Map<string, number>;
}

interface Applicant extends Seeker {
  /** A résumé, which each fifth application carries. */
  fileId: number;
  /** Which job comes next. */
  next: number;
  /** Of the application under way, so that it is the same when it is sent again. */
  key: string;
}

const json = { 'content-type': 'application/json' };
const resumeBytes = 200 * 1_024;

/** A verified company with so many jobs, and so many people with a résumé of 200 KiB. */
export async function applying(
  address: string,
  db: pg.Pool,
  { seekers, jobs }: { seekers: number; jobs: number },
): Promise<Applying> {
  const employer = await signUp(address, `employer-${Date.now().toString(36)}`, 'recruiter');
  const company = await sent(address, employer, '/api/companies', { name: `Reef ${Date.now()}` });
  await run(db, 'update company set verified_at = now() where id = $1', [company]);
  await run(db, 'update company_user set verified = true where company_id = $1', [company]);
  const ids: number[] = [];
  for (let one = 0; one < jobs; one += 1)
    ids.push(await sent(address, employer, '/api/jobs', { title: `Diver ${one}`, description: 'Dives.' }));
  const people: Applicant[] = [];
  for (let one = 0; one < seekers; one += 1) {
    const seeker = await signUp(address, `seeker-${Date.now().toString(36)}-${one}`);
    const reply = await fetch(`${address}/api/files`, {
      method: 'POST',
      headers: {
        cookie: seeker.cookie,
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''Resume.txt`,
      },
      body: `Seeker ${one}. ${'Has dived for years. '.repeat(resumeBytes / 21)}`,
    });
    if (reply.status !== 201) throw new Error(`A résumé: ${reply.status} ${await reply.text()}`);
    const { id } = (await reply.json()) as { id: number }; // What the call answers.
    people.push({ ...seeker, fileId: id, next: 0, key: randomUUID() });
  }
  return { seekers: people, jobs: ids, acknowledged: new Map() };
}

/** Everybody applies to one job after the other, the same again where no answer came, until all is done or `stop` says so. */
export async function applyToAll(
  state: Applying,
  address: () => string,
  stop: () => boolean = () => false,
): Promise<void> {
  await Promise.all(
    state.seekers.map(async (seeker) => {
      while (seeker.next < state.jobs.length && !stop()) {
        const job = state.jobs[seeker.next];
        const id = await applied(address(), seeker, job ?? 0).catch(() => undefined);
        if (id === undefined) {
          await pause(20);
          continue;
        }
        state.acknowledged.set(`${job} ${seeker.actor.id}`, id);
        seeker.next += 1;
        seeker.key = randomUUID();
      }
    }),
  );
}

/** The application's number; undefined where it is not known whether it was taken. Throws what broke the line. */
async function applied(address: string, seeker: Applicant, job: number): Promise<number | undefined> {
  const fileId = seeker.next % 5 === 0 ? { fileId: seeker.fileId } : {};
  const reply = await fetch(`${address}/api/jobs/${job}/applications`, {
    method: 'POST',
    headers: { ...json, cookie: seeker.cookie, 'idempotency-key': seeker.key },
    body: JSON.stringify({ coverLetter: `For job ${job}.`, ...fileId }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await reply.text();
  if (reply.status === 201) return (JSON.parse(text) as { id: number }).id; // What the call answers.
  if (reply.status < 500) throw new Error(`${reply.status} ${text}`);
  return undefined;
}

export interface Kept {
  acknowledged: number;
  /** Acknowledged and not there as they were sent. */
  lost: number;
  /** Of one person to one job more than one. */
  twice: number;
  /** Applications that do not have exactly one line of history and one event that says that they were sent. */
  halfDone: number;
  /** Jobs whose count is another than that of their applications. */
  miscounted: number;
}

/** What of it is in the database. */
export async function keptOf(db: pg.Pool, { acknowledged }: Applying): Promise<Kept> {
  const there = await rows<{ id: number; job: number; seeker: number; letter: string | null }>(
    db,
    `select id, job_posting_id as job, job_seeker_id as seeker, cover_letter as letter from application`,
  );
  const known = new Map(there.map((one) => [`${one.job} ${one.seeker}`, one]));
  const lost = [...acknowledged].filter(([who, id]) => {
    const found = known.get(who);
    return found?.id !== id || found.letter !== `For job ${found.job}.`;
  });
  const counted = await row<{ halfDone: number; miscounted: number }>(
    db,
    `select
       (select count(*) from application a where
          (select count(*) from application_status_history h where h.application_id = a.id) <> 1
          or (select count(*) from event e where e.application_id = a.id and e.type = 'application.submitted') <> 1) as "halfDone",
       (select count(*) from job_posting j where j.application_count <> (select count(*) from application a where a.job_posting_id = j.id)) as miscounted`,
  );
  return {
    acknowledged: acknowledged.size,
    lost: lost.length,
    twice: there.length - known.size,
    halfDone: counted?.halfDone ?? NaN,
    miscounted: counted?.miscounted ?? NaN,
  };
}

/**
 * Makes something for somebody, and keeps the new id of their session where their rights have changed; answers its number. On a machine
 * that is busy with other work the server may say 503 to some of thousands: it is asked again, as it says.
 */
export async function sent(address: string, as: Seeker, path: string, body: object): Promise<number> {
  const key = randomUUID();
  const send = () =>
    fetch(address + path, {
      method: 'POST',
      headers: { ...json, cookie: as.cookie, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  let reply = await send();
  for (let again = 1; reply.status === 503 && again < 10; again += 1) {
    await pause(again * 1_000);
    reply = await send();
  }
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  const [renewed] = reply.headers
    .getSetCookie()
    .filter((one) => one.startsWith(`${as.cookie.split('=')[0]}=`));
  if (renewed) as.cookie = renewed.split(';')[0] ?? '';
  return ((await reply.json()) as { id: number }).id; // Each of these answers what was made.
}
