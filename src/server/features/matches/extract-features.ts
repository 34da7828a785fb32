import { whereItBroke } from '#server/where-it-broke.ts';
import { extractJob, extractProfile, termsOf } from '#matching/engine.ts';
import type { JobToExtract, ProfileToExtract } from './facts.queries.ts';
import type { ExtractedJob, ExtractedProfile } from './features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';

export interface ToExtract {
  jobs: readonly JobToExtract[];
  profiles: readonly ProfileToExtract[];
}

export interface Extracted {
  jobs: ExtractedJob[];
  profiles: ExtractedProfile[];
  /** What the engine could not read, and why: one bad text must not hold up the others. */
  failed: { kind: 'job' | 'profile'; id: number; error: string }[];
}

/** Extracts the features of jobs and profiles, a millisecond or a few each. Only open jobs and people who want to be found get terms. */
export function extractFeatures({ jobs, profiles }: ToExtract): Extracted {
  const extracted: Extracted = { jobs: [], profiles: [], failed: [] };
  for (const { id, facts, open, closesAt } of jobs)
    attempt(extracted, 'job', id, () => {
      const features = extractJob(loadVocabulary(), facts);
      extracted.jobs.push({
        id,
        features,
        terms: open ? termsOf(features) : [],
        listedUntil: open ? closesAt : null,
      });
    });
  for (const { id, facts, discoverable } of profiles)
    attempt(extracted, 'profile', id, () => {
      const features = extractProfile(loadVocabulary(), facts);
      extracted.profiles.push({ id, features, terms: discoverable ? termsOf(features) : [] });
    });
  return extracted;
}

function attempt(extracted: Extracted, kind: 'job' | 'profile', id: number, extract: () => void): void {
  try {
    extract();
  } catch (error) {
    extracted.failed.push({ kind, id, error: whereItBroke(error) });
  }
}
