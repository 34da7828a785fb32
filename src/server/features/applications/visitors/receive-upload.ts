import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import { keyOf } from '#server/http/budgets.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { refuseWithoutToken } from './apply-token.ts';
import { isFlooded } from './flood.queries.ts';
import { checkedProof } from './proof-of-work.ts';
import { insertUpload, type Progress, progressOf, takePiece } from './uploads.queries.ts';

/** Begins a file that comes in pieces. Its key is the secret of whoever sends it: nobody else can add to it, or send it along. */
export async function beginUpload(
  { db, config }: { db: pg.Pool; config: Config },
  {
    jobId,
    body: { token, name, size, proof },
    network,
    now,
  }: { jobId: number; body: Body<'POST /api/public/jobs/:id/uploads'>; network: string; now: Date },
): Promise<{ key: string; come: number }> {
  await refuseWithoutToken(db, jobId, token, now);
  // The same work as for what it belongs to, which uses it up.
  if (await isFlooded(db, jobId, config.proofOfWorkFrom)) await checkedProof(db, jobId, proof);
  const key = newToken();
  const upload = { keyHash: hashOfToken(key), jobId, name, size, network: keyOf(network) };
  if (!(await inTransaction(db, (tx) => insertUpload(tx, upload))))
    throw refuse.conflict('no_room', 'Too many files are on their way at the moment. Try again in an hour.');
  return { key, come: 0 };
}

/** A piece is kept whole, or not at all; one that is here already is answered as if it had just come. */
export async function takeUploadPiece(
  db: pg.Pool,
  { key, at, bytes }: { key: string; at: number; bytes: Buffer },
): Promise<Progress> {
  const keyHash = hashOfToken(key);
  const { size } = found(await progressOf(db, keyHash));
  if (!bytes.length || at + bytes.length > size)
    throw new Refusal(422, 'piece_out_of_place', 'This piece is empty, or goes beyond the end of the file.');
  return inTransaction(db, async (tx) => {
    await takePiece(tx, keyHash, at, bytes);
    return found(await progressOf(tx, keyHash));
  });
}
