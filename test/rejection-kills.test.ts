import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/permissions.ts';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { oneRow, rows } from '#server/db/query.ts';
import { reject } from '#server/features/applications/reject.ts';
import { eventually } from './eventually.ts';
import { theHourPasses } from './hour-passes.ts';
import { mailbox } from './mailbox.ts';
import { startProgram } from './program.ts';

const candidates = 12;

test(
  'a server that is killed before and while rejections go out tells each of them once',
  { timeout: 180_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-rejections-'));
    const box = await mailbox();
    const env = { DATA_DIR: dataDir, SMTP_URL: box.url };
    let program = await startProgram(env);
    const again = async () => {
      program.kill('SIGKILL');
      await program.ended;
      program = await startProgram(env);
    };
    try {
      const { actor, jobId, applicationIds } = await inDatabase(dataDir, applied);
      await inDatabase(dataDir, (db) =>
        reject(db, actor, { applicationIds, when: 'later', letter: 'Dear {{first_name}}.' }, new Date()),
      );
      await again();
      expect(await inDatabase(dataDir, told)).toEqual([]);
      await theHourPasses(dataDir, jobId);
      // In the middle of it.
      await eventually(async () => (await inDatabase(dataDir, told)).length > 0);
      await again();
      await eventually(async () => (await inDatabase(dataDir, told)).length === candidates);
      await eventually(async () => new Set(box.received.flatMap(({ to }) => to)).size === candidates);
      for (const each of await inDatabase(dataDir, told))
        expect(each).toEqual({ letters: 1, notified: 1, mails: 1, events: 1 });
    } finally {
      program.kill('SIGTERM');
      await program.ended;
      await box.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

async function inDatabase<Result>(dataDir: string, act: (db: pg.Pool) => Promise<Result>): Promise<Result> {
  const db = connect(connectionToRunning(dataDir), 2);
  try {
    return await act(db);
  } finally {
    await db.end();
  }
}

/** A company, a job of its and those who have applied for it. */
async function applied(db: pg.Pool): Promise<{ actor: Actor; jobId: number; applicationIds: number[] }> {
  const { userId, companyId } = await oneRow<{ userId: number; companyId: number }>(
    db,
    `with u as (insert into user_account (username, user_type) values ('hiring', 'recruiter') returning id),
     c as (insert into company (name, verified_at) values ('Reef', now()) returning id)
     insert into company_user (company_id, user_id, role, verified) select c.id, u.id, 'recruiter', true from u, c
     returning user_id as "userId", company_id as "companyId"`,
  );
  const { jobId } = await oneRow<{ jobId: number }>(
    db,
    `insert into job_posting (company_id, recruiter_id, title, description, employment_type)
     values ($1, $2, 'Cook', 'Cooks.', 'full_time') returning id as "jobId"`,
    [companyId, userId],
  );
  const made = await rows<{ id: number }>(
    db,
    `with people as (
       insert into user_account (username, email, email_confirmed_at) select 'seeker-' || n, 'seeker-' || n || '@example.mv', now()
       from generate_series(1, $2::integer) n returning id
     ), made as (
       insert into application (job_posting_id, job_seeker_id) select $1, id from people returning id, job_seeker_id
     ), history as (
       insert into application_status_history (application_id, changed_by, to_status) select id, job_seeker_id, 'submitted' from made
     )
     select id from made order by id`,
    [jobId, candidates],
  );
  const membership = {
    companyId,
    role: 'recruiter',
    verified: true,
    companyVerified: true,
    companySuspended: false,
  };
  return {
    actor: { id: userId, userType: 'recruiter', memberships: [membership] } as Actor, // its words are those of the type
    jobId,
    applicationIds: made.map(({ id }) => id),
  };
}

/** Of each who has been told: how often, in every way. */
async function told(db: pg.Pool) {
  return rows<{ letters: number; notified: number; mails: number; events: number }>(
    db,
    `select (select count(*) from message m where m.application_id = a.id) as letters,
            (select count(*) from notification n where n.application_id = a.id and n.data ->> 'status' = 'rejected') as notified,
            (select count(*) from mail m where m.to_user_id = a.job_seeker_id and m.kind = 'rejection') as mails,
            (select count(*) from event e where e.application_id = a.id and e.type = 'application.moved' and e.data ->> 'audience' = 'applicant') as events
     from application a where a.status = 'rejected' and a.told_status is null order by a.id`,
  );
}
