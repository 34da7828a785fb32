import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '#contract/api.ts';
import { daysToConfirm } from '#domain/visitors.ts';
import type { Config } from '#server/config.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { SentForm } from '#server/http/any-form.ts';
import { refuse } from '#server/refusal.ts';
import { isApplyCode } from './apply-code.ts';
import { refuseWithoutToken } from './apply-token.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { confirmIn } from './confirm-application.ts';
import { isFlooded } from './flood.queries.ts';
import { checkedProof, proofWrong } from './proof-of-work.ts';
import { readApplication } from './read-application.ts';
import { type SentContent, sentContent } from './sent-content.ts';
import {
  insertVisitorApplication,
  insertVisitorFile,
  type PublicJobRow,
  type SentBefore,
  sentUnder,
} from './visitors.queries.ts';

interface Sent {
  job: Pick<PublicJobRow, 'id' | 'title' | 'companyName'>;
  form: SentForm;
  token: string | undefined;
  /** Work that was done for it, or a code that was mailed to its address: asked for while the job is being flooded. */
  proof: { work?: string | undefined; code?: string | undefined };
  key: string | undefined;
  now: Date;
  network: string;
}

type Receipt = Answer<'POST /api/public/jobs/:id/applications'>;

/**
 * Keeps what a visitor sends, once however often it is sent, and asks by mail whether the address is theirs. Nobody is looked
 * up: the answer, and how long it takes, are the same whoever has this address.
 */
export async function sendApplication(
  { db, config }: { db: pg.Pool; config: Config },
  { job, form, token, proof, key, now, network }: Sent,
): Promise<{ receipt: Receipt; replayed: boolean }> {
  const before = key === undefined ? undefined : await sentUnder(db, job.id, key);
  // A repeat is answered however late it comes.
  if (!before) await refuseWithoutToken(db, job.id, token, now);
  const sent = await sentContent(db, job.id, form);
  if (before) return replay(job.id, before, sent);

  const { content, files } = await readApplication(db, job.id, sent);
  const { hash } = sent;
  const proved = await provedFor({ db, config }, { jobId: job.id, address: content.address, proof, now });
  return withFreshProof(async () =>
    inTransaction(db, async (tx) => {
      // Who names no key sends the same once.
      const usedKey = key ?? `content-${hash.toString('base64url')}`;
      const receipt = newReceipt();
      const kept = await insertVisitorApplication(tx, {
        ...content,
        jobId: job.id,
        key: usedKey,
        contentHash: hash,
        receipt,
        proofHash: proved.work,
      });
      if (!kept) {
        const rival = await sentUnder(tx, job.id, usedKey);
        if (!rival) throw refuse.busy();
        return replay(job.id, rival, sent);
      }
      for (const file of files) await insertVisitorFile(tx, kept.id, file);
      if (!proved.address) await saveEvent(tx, { type: 'visitor.applied', subjectId: job.id, actorId: null });
      if (proved.address) await confirmIn(tx, { id: kept.id, linkOf: kept.id, actorId: null, network });
      else await askToConfirm(tx, config, { id: kept.id, address: content.address, job, receipt });
      return { receipt: receiptOf(job.id, receipt, kept.sentAt), replayed: false };
    }),
  );
}

/** What shows that no program sends this, where that has to be shown: work done for it alone, or that its address is theirs. */
async function provedFor(
  { db, config }: { db: pg.Pool; config: Config },
  { jobId, address, proof, now }: Pick<Sent, 'proof' | 'now'> & { jobId: number; address: string },
): Promise<{ work: Buffer | null; address: boolean }> {
  if (!(await isFlooded(db, jobId, config.proofOfWorkFrom))) return { work: null, address: false };
  if (proof.code && (await isApplyCode(db, proof.code, { jobId, address, now })))
    return { work: null, address: true };
  return { work: await checkedProof(db, jobId, proof.work), address: false };
}

async function withFreshProof<Value>(keep: () => Promise<Value>): Promise<Value> {
  try {
    return await keep();
  } catch (error) {
    throw brokenUniqueRule(error) === 'visitor_application_proof_hash_key' ? proofWrong() : error;
  }
}

/** What was sent under a key before is answered as it was then; anything else is no repeat of it. */
function replay(
  jobId: number,
  before: SentBefore,
  { hash }: SentContent,
): { receipt: Receipt; replayed: boolean } {
  if (!before.contentHash.equals(hash)) throw refuse.keyReused();
  return { receipt: receiptOf(jobId, before.receipt, before.sentAt), replayed: true };
}

function receiptOf(jobId: number, receipt: string, sentAt: string): Receipt {
  const confirmBy = new Date(Date.parse(sentAt) + daysToConfirm * 86_400_000).toISOString();
  return { receipt, jobId, address: 'not confirmed', confirmBy };
}

/** Letters and digits that are not taken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReceipt(): string {
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
