import { readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { mailbox } from './mailbox.ts';
import { type Program, startProgram } from './program.ts';

/** What became of the mails that were written between kills. */
export interface Survived {
  written: number;
  /** Of which nobody got a copy; how many copies most got; how many got more than one; which were given up in doubt. */
  missing: number;
  most: number;
  twice: number;
  inDoubt: number;
}

/**
 * Writes mails while the server, its database, and both are killed in turn, so often, each time while mails are being
 * handed over; then lets all of them go out.
 */
export async function killRounds(
  kills: number,
  onKill: (kill: number) => void = () => {},
): Promise<Survived> {
  const dataDir = realpathSync(await mkdtemp(path.join(tmpdir(), 'moorings-kills-')));
  const box = await mailbox();
  const env = { DATA_DIR: dataDir, SMTP_URL: box.url };
  let program = await startProgram(env);
  let written = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      written += await write(dataDir, 15);
      const before = box.received.length;
      // In the middle of handing over: not at the first, and not when all are out.
      while (box.received.length < before + 1 + (kill % 7)) await pause(1);
      await killed(program, dataDir, (['server', 'database', 'both'] as const)[kill % 3] ?? 'both');
      program = kill % 3 === 1 ? program : await startProgram(env);
      onKill(kill);
    }
    const db = connect(connectionToRunning(dataDir), 2);
    try {
      await allOut(db);
      const doubt = await row<{ mails: number }>(
        db,
        'select count(*) as mails from mail where given_up_at is not null',
      );
      return { written, ...copiesOf(box.received, written), inDoubt: doubt?.mails ?? 0 };
    } finally {
      await db.end();
    }
  } finally {
    program.kill('SIGKILL');
    await program.ended;
    await box.close();
    await stopDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

let number = 0;

/** As many mails, each in a transaction that is acknowledged; where the database is not there yet, as soon as it is. */
async function write(dataDir: string, many: number): Promise<number> {
  for (;;) {
    const db = connect(connectionToRunning(dataDir), 2);
    try {
      const person = await someone(db);
      await inTransaction(db, async (tx) => {
        for (let one = 0; one < many; one += 1) {
          number += 1;
          const words = { subject: `Number ${number}.`, text: 'Dear you', html: '<p>Dear you</p>' };
          const to = {
            toUserId: person,
            toAddress: `n${number}@example.mv`,
            toName: 'You',
            fromName: 'Reef',
          };
          await insertMail(tx, {
            kind: 'address',
            companyId: null,
            about: [],
            replyTo: null,
            ...to,
            ...words,
          });
        }
      });
      return many;
    } catch {
      await pause(100);
    } finally {
      await db.end();
    }
  }
}

async function someone(db: pg.Pool): Promise<number> {
  const found = await row<{ id: number }>(
    db,
    `insert into user_account (username) values ('kills') on conflict do nothing returning id`,
  );
  return (
    found?.id ??
    (await row<{ id: number }>(db, `select id from user_account where username = 'kills'`))?.id ??
    0
  );
}

async function killed(
  program: Program,
  dataDir: string,
  what: 'server' | 'database' | 'both',
): Promise<void> {
  if (what !== 'server') process.kill(postmasterOf(dataDir), 'SIGKILL');
  if (what === 'database') return;
  program.kill('SIGKILL');
  await program.ended;
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Ends the database of a program that was killed. */
export async function stopDatabase(dataDir: string): Promise<void> {
  try {
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await pause(200);
  } catch {
    // It went with the server.
  }
}

/** Waits until every mail is sent or given up; who died at the last word of one is not waited for as long as in life. */
async function allOut(db: pg.Pool): Promise<void> {
  for (;;) {
    const left = await row(db, 'select from mail where sent_at is null and given_up_at is null limit 1');
    if (!left) return;
    await run(
      db,
      `update mail set handing_over_at = handing_over_at - interval '11 minutes' where handing_over_at < now() - interval '20 seconds'`,
    );
    await run(
      db,
      `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`,
    );
    await pause(500);
  }
}

function copiesOf(received: readonly { to: string[] }[], written: number) {
  const copies = new Map<string, number>();
  for (const { to } of received)
    for (const address of to) copies.set(address, (copies.get(address) ?? 0) + 1);
  const counts = [...copies.values()];
  return {
    missing: written - copies.size,
    most: Math.max(...counts),
    twice: counts.filter((count) => count > 1).length,
  };
}
