import { whereItBroke } from '#server/where-it-broke.ts';
import { readJob, readProfile, termsOf } from '#matching/engine.ts';
import type { JobToRead, ProfileToRead } from './facts.queries.ts';
import type { JobRead, ProfileRead } from './readings.queries.ts';
import { loadVocabulary } from './vocabulary.ts';

export interface Unread {
  jobs: readonly JobToRead[];
  profiles: readonly ProfileToRead[];
}

export interface Read {
  jobs: JobRead[];
  profiles: ProfileRead[];
  /** What the engine could not read, and why: one bad text must not hold up the others. */
  failed: { kind: 'job' | 'profile'; id: number; error: string }[];
}

/** Reads jobs and profiles, a millisecond or a few each. Only open jobs and people who want to be found get terms. */
export function readFacts({ jobs, profiles }: Unread): Read {
  const read: Read = { jobs: [], profiles: [], failed: [] };
  for (const { id, facts, open, closesAt } of jobs)
    attempt(read, 'job', id, () => {
      const reading = readJob(loadVocabulary(), facts);
      read.jobs.push({
        id,
        reading,
        terms: open ? termsOf(reading) : [],
        listedUntil: open ? closesAt : null,
      });
    });
  for (const { id, facts, discoverable } of profiles)
    attempt(read, 'profile', id, () => {
      const reading = readProfile(loadVocabulary(), facts);
      read.profiles.push({ id, reading, terms: discoverable ? termsOf(reading) : [] });
    });
  return read;
}

function attempt(read: Read, kind: 'job' | 'profile', id: number, reading: () => void): void {
  try {
    reading();
  } catch (error) {
    read.failed.push({ kind, id, error: whereItBroke(error) });
  }
}
