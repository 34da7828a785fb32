import type { JobMatch } from '#contract/api.ts';
import type { Explanation } from '#matching/match.ts';

/** An explanation as it leaves: the same words for whoever may read it. */
export function presentExplanation({ score, engine, parts }: Explanation): Omit<JobMatch, 'raises'> {
  return {
    score,
    engine,
    parts: parts.map(({ reasons, ...part }) => ({
      ...part,
      reasons: reasons.map(({ words, ...reason }) => ({
        ...reason,
        ...(words ? { words: [...words] } : {}),
      })),
    })),
  };
}
