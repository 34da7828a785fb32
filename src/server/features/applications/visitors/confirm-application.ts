import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { can } from '#domain/permissions.ts';
import { answerField, nameParts, resumeQuestion } from '#domain/visitors.ts';
import { makeSomebodys } from '#server/addresses/made-for-alerts.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { lockAddress, ownerOfAddress } from '#server/features/accounts/addresses.queries.ts';
import { holderById } from '#server/features/accounts/sessions.queries.ts';
import { keepApplication } from '#server/features/applications/apply.ts';
import { applicationOf } from '#server/features/applications/apply.queries.ts';
import { insertFile } from '#server/features/files/files.queries.ts';
import { matchNow } from '#server/features/matches/match-now.queries.ts';
import type { NewAnswer } from '#server/features/questions/questions.queries.ts';
import { found } from '#server/found.ts';
import { forgetRefusalOf } from '#server/mail/refused-addresses.queries.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { forgetOthers, forgetUnusedBlobs } from './forget-visitors.queries.ts';
import {
  existingQuestions,
  filesOfVisitor,
  insertPhone,
  lockWaitingVisitor,
  markConfirmed,
  type VisitorRow,
} from './visitors.queries.ts';

interface Confirming {
  /** Which is confirmed, and the one whose link leads to it. */
  id: number;
  linkOf: number;
  /** Null where its owner does, by the link. */
  actorId: number | null;
  network: string;
}

/**
 * Makes what a visitor sent an application of whoever has the address: of the account that has proved it, or of a new one
 * without a password. Of several sends for one job one becomes the application; where its owner had applied before, that stands.
 */
export async function confirmApplication(
  db: pg.Pool,
  { id, linkOf, actorId, network }: Confirming,
): Promise<{ applicationId: number; applied: 'now' | 'before' }> {
  return inTransaction(db, async (tx) => confirmIn(tx, { id, linkOf, actorId, network }));
}

/** The same within what else is done at this moment. */
export async function confirmIn(
  tx: Tx,
  { id, linkOf, actorId, network }: Confirming,
): Promise<{ applicationId: number; applied: 'now' | 'before' }> {
  const sent = found(await lockWaitingVisitor(tx, id));
  if (sent.companySuspended)
    throw refuse.conflict(
      'company_suspended',
      `${sent.companyName} is suspended, and cannot read or answer anything now. The application waits: confirm it once that is over.`,
    );
  const userId = await ownerFor(tx, sent, { actorId, network });
  const earlier = await applicationOf(tx, userId, sent.jobId);
  const applicationId = earlier?.id ?? (await keepAsApplication(tx, sent, userId));
  await markConfirmed(tx, sent.id, linkOf, applicationId);
  await forgetOthers(tx, sent.jobId, sent.address);
  await forgetUnusedBlobs(tx);
  return { applicationId, applied: earlier ? 'before' : 'now' };
}

/** Whose the address is, once it is proved. */
async function ownerFor(
  tx: Tx,
  sent: VisitorRow,
  by: Pick<Confirming, 'actorId' | 'network'>,
): Promise<number> {
  await lockAddress(tx, sent.address);
  const owner = await ownerOfAddress(tx, sent.address);
  if (!owner) return makeOwner(tx, sent, by);
  const holder = await holderById(tx, owner.id);
  if (owner.disabled || !holder || !can['job.apply'](holder))
    throw refuse.conflict(
      'not_a_job_seeker',
      'This address belongs to an account that can’t apply for jobs. Apply again with another address.',
    );
  const called = { username: usernameFor(sent.name), ...nameParts(sent.name) };
  if (await makeSomebodys(tx, owner.id, called)) {
    await insertPhone(tx, owner.id, sent.phone);
    await saveEvent(tx, { type: 'account.changed', subjectId: owner.id, actorId: by.actorId ?? owner.id });
  }
  return owner.id;
}

async function makeOwner(
  tx: Tx,
  sent: VisitorRow,
  { actorId, network }: Pick<Confirming, 'actorId' | 'network'>,
): Promise<number> {
  const { firstName, lastName } = nameParts(sent.name);
  const userId = await insertAccount(tx, {
    username: usernameFor(sent.name),
    password: null,
    email: sent.address,
    emailConfirmed: true,
    firstName,
    lastName,
    userType: 'job_seeker',
  });
  await insertPhone(tx, userId, sent.phone);
  // Whoever says that mail has arrived is believed.
  await forgetRefusalOf(tx, sent.address);
  await saveEvent(tx, { type: 'account.registered', subjectId: userId, actorId: actorId ?? userId });
  await noteSecurity(tx, {
    act: 'address.confirmed',
    outcome: 'done',
    actorId: actorId ?? userId,
    userId,
    network,
    details: { by: actorId === null ? 'link' : 'administrator' },
  });
  return userId;
}

async function keepAsApplication(tx: Tx, sent: VisitorRow, userId: number): Promise<number> {
  const fileIds = new Map<string, number>();
  let resumeId: number | null = null;
  for (const { questionId, ...file } of await filesOfVisitor(tx, sent.id)) {
    const fileId = await insertFile(tx, { ...file, ownerId: userId, purpose: 'resume' });
    if (questionId === resumeQuestion) resumeId = fileId;
    else fileIds.set(answerField(questionId), fileId);
  }
  const there = await existingQuestions(tx, sent.jobId);
  const answers: NewAnswer[] = sent.answers
    .filter(({ questionId }) => there.includes(questionId))
    .map(({ file, ...answer }) => ({
      ...answer,
      fileId: file === null ? null : (fileIds.get(file) ?? null),
    }));
  const match = await matchNow(tx, sent.jobId, userId);
  const kept = await keepApplication(
    tx,
    {
      jobPostingId: sent.jobId,
      jobSeekerId: userId,
      coverLetter: sent.coverLetter,
      customResumeUrl: sent.customResumeUrl,
      fileId: resumeId,
      idempotencyKey: null,
      source: sent.source,
    },
    answers,
    match,
  );
  if (kept === undefined) throw refuse.busy();
  return kept;
}

/** What an account is called that its owner gave no name to sign in with: they sign in by address, once they have a password. */
function usernameFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24);
  return `${plain || 'applicant'}-${randomBytes(5).toString('hex')}`;
}
