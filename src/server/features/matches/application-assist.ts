import type { Answer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { saveMatches, type KeptMatch, matchAtApplication } from './application-matches.queries.ts';
import { matchNow } from './match-now.queries.ts';
import { recordShown } from './match-record.queries.ts';

interface Application {
  id: number;
  jobPostingId: number;
  jobSeekerId: number;
}

/** An applicant's score for those who hire, as it is now and as it was; recorded before it is shown. */
export async function applicationAssist(
  db: Db,
  actor: Actor,
  { id, jobPostingId, jobSeekerId }: Application,
  at: string,
): Promise<Answer<'GET /api/applications/:id/assist'>> {
  const now = await matchNow(db, jobPostingId, jobSeekerId);
  const before = await matchAtApplication(db, id);
  if (now) await saveMatches(db, [{ ...now, applicationId: id }]);
  await recordShown(
    db,
    { viewerId: actor.id, jobId: jobPostingId, screen: 'application' },
    [now, before]
      .filter((one) => one !== undefined)
      .map((one) => ({ ...one, jobSeekerId, applicationId: id })),
  );
  return {
    now: now ? present({ ...now, at }) : null,
    atApplication: before ? present(before) : null,
    same: now !== undefined && before?.engine === now.engine && before.inputs === now.inputs,
  };
}

function present({ score, engine, at, parts }: Pick<KeptMatch, 'score' | 'engine' | 'at' | 'parts'>) {
  return { score, engine, at, parts: parts.map((part) => ({ ...part, reasons: presentReasons(part) })) };
}

// The contract's arrays may be written to, the engine's may not.
function presentReasons({ reasons }: KeptMatch['parts'][number]) {
  return reasons.map(({ words, ...reason }) => (words ? { ...reason, words: [...words] } : reason));
}
