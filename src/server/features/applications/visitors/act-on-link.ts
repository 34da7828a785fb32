import type pg from 'pg';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { withdrawApplication } from '#server/features/applications/withdraw.ts';
import { applicantFollowing } from './applicant-following.ts';
import { confirmApplication, confirmIn } from './confirm-application.ts';
import { forgetAlone, forgetLike, forgetUnusedBlobs } from './forget-visitors.queries.ts';
import { idByReceipt, type VisitorRow } from './visitors.queries.ts';
import { insertLinkToFollow, leadOn, waitingTooWith } from './waiting-too.queries.ts';

interface Pressed {
  sent: VisitorRow;
  token: string;
  fields: Readonly<Record<string, unknown>>;
  network: string;
}

/** Does what was pressed on the page of a link, and answers the token of the link that shows what came of it. */
export async function actOnLink(db: pg.Pool, pressed: Pressed): Promise<string> {
  const { act, other } = pressed.fields;
  if (typeof other === 'string') return actOnOther(db, pressed, other);
  if (act === 'confirm') await confirm(db, pressed);
  if (act === 'delete') await remove(db, pressed);
  if (act === 'withdraw') await withdraw(db, pressed);
  return pressed.token;
}

async function confirm(db: pg.Pool, { sent, fields: { receipt }, network }: Pressed): Promise<void> {
  if (sent.confirmedAt) return;
  const id = typeof receipt === 'string' ? await idByReceipt(db, sent.id, receipt) : sent.id;
  await confirmApplication(db, { id: id ?? sent.id, linkOf: sent.id, actorId: null, network });
}

async function remove(db: pg.Pool, { sent, token }: Pressed): Promise<void> {
  if (sent.confirmedAt) return;
  await inTransaction(db, async (tx) => {
    await leadOn(tx, hashOfToken(token));
    await forgetLike(tx, sent.id);
    await noteForgotten(tx, sent.jobId);
  });
}

async function withdraw(db: pg.Pool, { sent: { applicationId } }: Pressed): Promise<void> {
  const applicant = applicationId && (await applicantFollowing(db, applicationId));
  if (applicant && applicationId) await withdrawApplication(db, applicant, applicationId);
}

/** The same for what else waits with its address: confirmed, it gets a link of its own. */
async function actOnOther(
  db: pg.Pool,
  { token, fields: { act }, network }: Pressed,
  receipt: string,
): Promise<string> {
  const tokenHash = hashOfToken(token);
  return inTransaction(db, async (tx) => {
    const other = await waitingTooWith(tx, tokenHash, receipt);
    if (other && act === 'delete') {
      await forgetAlone(tx, other.id);
      await noteForgotten(tx, other.jobId);
    }
    if (!other || act !== 'confirm') return token;
    await confirmIn(tx, { id: other.id, linkOf: other.id, actorId: null, network });
    const own = newToken();
    await insertLinkToFollow(tx, { tokenHash, newHash: hashOfToken(own), id: other.id });
    return own;
  });
}

async function noteForgotten(tx: Tx, jobId: number): Promise<void> {
  await forgetUnusedBlobs(tx);
  await saveEvent(tx, { type: 'visitor.forgotten', subjectId: jobId, actorId: null });
}
