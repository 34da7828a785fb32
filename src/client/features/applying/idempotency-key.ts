import { keepDraft, readDraft } from '#client/kit/drafts/drafts.ts';
import { randomKey } from '#client/kit/drafts/random-key.ts';

/**
 * The key under which a person's application for a job is sent, the same until it has arrived: a second press, a retry
 * after a lost answer, also after a reload, is then one application.
 */
export function idempotencyKey(userId: number, jobId: number): string {
  const name = keyName(jobId);
  const kept = readDraft(userId, name);
  if (typeof kept === 'string') return kept;
  const key = randomKey();
  keepDraft(userId, name, JSON.stringify(key));
  return key;
}

export function keyName(jobId: number): string {
  return `apply-key.${jobId}`;
}
