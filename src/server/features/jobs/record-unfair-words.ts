import { unfairRequirements } from '#domain/fair-requirements.ts';
import type { Actor } from '#domain/permissions.ts';
import { lastAudited, recordAudit } from '#server/audit/audit.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { advertisementOf } from './jobs.queries.ts';

/**
 * Puts on record that a job is out with words that shut people out. Nothing is forbidden: the law of the place may
 * allow them. The same words are recorded once, however often the job is saved.
 */
export async function recordUnfairWords(tx: Tx, actor: Actor, jobId: number): Promise<void> {
  const job = await advertisementOf(tx, jobId);
  if (job?.status !== 'active') return;
  const found = unfairRequirements(job).filter(({ weight }) => weight === 'requirement');
  const words = [...new Set(found.map((flag) => flag.words))];
  if (words.length === 0) return;
  const entry = { action: 'job.unfair_words', subject: 'job', subjectId: jobId };
  const before = await lastAudited(tx, entry);
  if (JSON.stringify(before?.['words']) === JSON.stringify(words)) return;
  await recordAudit(tx, {
    ...entry,
    actorId: actor.id,
    details: { words, kinds: [...new Set(found.map(({ kind }) => kind))] },
  });
}
