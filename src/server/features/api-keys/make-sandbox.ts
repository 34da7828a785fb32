import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { companyScopes } from '#domain/api-keys.ts';
import { type Actor, verifiedCompany } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  countApplications,
  insertImportedApplications,
  insertPeople,
} from '#server/features/moving-in/people.queries.ts';
import { found } from '#server/found.ts';
import { forgetAnswersIn } from '#server/http/sent-once.queries.ts';
import { refuse } from '#server/refusal.ts';
import { type KeyAct, type MadeKey, makeKey } from './make-key.ts';
import {
  deleteSandbox,
  insertSandbox,
  insertSandboxJob,
  letGo,
  lockSandbox,
  moveKeysAndWebhooks,
  ownerOfSandbox,
  sandboxOf,
  unusedSandboxes,
} from './sandbox.queries.ts';
import { sandboxJobs, sandboxPeople } from './sandbox-beginning.ts';

/** A key for the sandbox of a company, which is made where there is none. */
export async function makeSandbox(act: KeyAct, companyId: number): Promise<MadeKey & { companyId: number }> {
  const { tx, now } = act;
  await lockSandbox(tx, companyId);
  const id = (await sandboxOf(tx, companyId)) ?? (await beginSandbox(tx, companyId, now));
  const key = await makeKey({ ...act, owner: id }, { name: 'Sandbox', scopes: companyScopes });
  return { ...key, companyId: id };
}

/** Begins the sandbox anew that somebody calls from: its keys stay, everything else is as it was at first. */
export async function resetSandbox(db: pg.Pool, actor: Actor, now: Date): Promise<{ companyId: number }> {
  return inTransaction(db, async (tx) => {
    const owner = await ownerOfSandbox(tx, verifiedCompany(actor) ?? 0);
    if (owner === undefined) throw refuse.notFound();
    await lockSandbox(tx, owner);
    const old = await sandboxOf(tx, owner);
    if (old === undefined) throw refuse.notFound();
    await letGo(tx, old, unguessable('Old sandbox'));
    const companyId = await beginSandbox(tx, owner, now);
    await moveKeysAndWebhooks(tx, old, companyId);
    await forgetAnswersIn(tx, companyId);
    await deleteSandbox(tx, old);
    return { companyId };
  });
}

/** So many at a time: the rest goes the next time. */
const mostAtOnce = 100;

/** Takes away those that no key has called for so many days. */
export async function forgetSandboxes(db: pg.Pool, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  for (const id of await unusedSandboxes(db, before, mostAtOnce))
    await inTransaction(db, (tx) => deleteSandbox(tx, id));
}

/** A company with what is in every sandbox at first: jobs, invented people and their applications. */
async function beginSandbox(tx: Tx, owner: number, now: Date): Promise<number> {
  const companyId = await foundSandbox(tx, owner);
  const jobs: number[] = [];
  for (const job of sandboxJobs) jobs.push(await insertSandboxJob(tx, { ...job, companyId }));
  // With a space, which no username has that somebody chooses.
  const usernameOf = (index: number) => `sandbox ${companyId}-${index + 1}`;
  const people = await insertPeople(
    tx,
    companyId,
    sandboxPeople.map((person, index) => ({ ...person, username: usernameOf(index) })),
  );
  const ids = new Map(people.map(({ id, username }) => [username, id]));
  const made = await insertImportedApplications(
    tx,
    sandboxPeople.map(({ job, status, days, coverLetter }, index) => {
      const at = new Date(now.getTime() - days * 86_400_000).toISOString();
      return {
        jobId: jobs[job] ?? 0,
        userId: ids.get(usernameOf(index)) ?? 0,
        status,
        withdrawn: false,
        appliedAt: at,
        movedAt: at,
        coverLetter,
        resumeUrl: null,
        fileId: null,
        notes: null,
      };
    }),
  );
  await countApplications(
    tx,
    new Map(jobs.map((id) => [id, made.filter(({ jobId }) => jobId === id).length])),
  );
  return companyId;
}

/** Under the owner’s number, and with what nobody can guess where somebody has founded a company of that name. */
async function foundSandbox(tx: Tx, owner: number): Promise<number> {
  const name = `Sandbox number ${owner}`;
  const made = (await insertSandbox(tx, owner, name)) ?? (await insertSandbox(tx, owner, unguessable(name)));
  return found(made).id;
}

function unguessable(name: string): string {
  return `${name} (${randomBytes(6).toString('hex')})`;
}
