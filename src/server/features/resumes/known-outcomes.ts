import type { Outcome } from './parse-resume.worker.ts';

/** What came of files that were read lately, by what was wanted and the hash of their bytes: nobody reads the same bytes twice, least of all those that cost most. */
export interface KnownOutcomes {
  of: (name: string) => Outcome | undefined;
  keep: (name: string, outcome: Outcome) => void;
}

/** How long, in milliseconds, and in letters of all together. */
const most = { age: 3_600_000, ageOfFailures: 600_000, letters: 8_000_000 };

export function createKnownOutcomes(): KnownOutcomes {
  /** The one kept first stands first. As text, of which it is known how much it is. */
  const known = new Map<string, { text: string; until: number }>();
  let letters = 0;

  const forget = (name: string) => {
    letters -= known.get(name)?.text.length ?? 0;
    known.delete(name);
  };

  return {
    of: (name) => {
      const found = known.get(name);
      if (!found) return undefined;
      if (found.until > performance.now()) return JSON.parse(found.text) as Outcome; // As it was kept.
      forget(name);
      return undefined;
    },
    keep: (name, outcome) => {
      forget(name);
      const text = JSON.stringify(outcome);
      // What a busy machine did not get done it may get done another time.
      const passes = 'failure' in outcome || ('reason' in outcome && outcome.reason === 'too_slow');
      known.set(name, { text, until: performance.now() + (passes ? most.ageOfFailures : most.age) });
      letters += text.length;
      for (const oldest of known.keys()) {
        if (letters <= most.letters) break;
        forget(oldest);
      }
    },
  };
}
