import { createHash } from 'node:crypto';
import { engineVersion, explain } from '#matching/engine.ts';
import type { Explanation } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { loadVocabulary } from './vocabulary.ts';

/** A score with what it was made of, ready to be kept and shown. */
export interface Explained {
  engine: string;
  /** A fingerprint of all the engine was told: with the engine it says of which state of job and person the score is. */
  inputs: string;
  score: number;
  parts: Explanation['parts'];
}

/** undefined where job and profile say too little for a score. */
export function explained(job: JobFeatures, profile: ProfileFeatures): Explained | undefined {
  const { score, parts } = explain(loadVocabulary(), job, profile);
  if (score === null) return undefined;
  return { engine: engineVersion, inputs: fingerprint(job, profile), score, parts };
}

function fingerprint(job: JobFeatures, profile: ProfileFeatures): string {
  return createHash('sha256')
    .update(JSON.stringify([job, profile]))
    .digest('hex')
    .slice(0, 32);
}
