import type { Explanation, Match } from './match.ts';
import type { JobFeatures, ProfileFeatures } from './features/features.ts';
import { cultureReasons } from './score/culture.ts';
import { experienceReasons } from './score/experience.ts';
import { goalReasons } from './score/goals.ts';
import { judge } from './score/judge.ts';
import { skillReasons } from './score/skills.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

export { extractJob } from './features/extract-job.ts';
export { extractProfile } from './features/extract-profile.ts';
export { raises } from './score/raises.ts';
export { termsBeside, termsOf } from './features/terms.ts';
export { areNeighbours, isSameTrade } from './score/title-nearness.ts';

/**
 * Names the rules and the vocabulary that made a score. It changes whenever a score could: scores of different engines are
 * not compared, and features of another engine are extracted anew.
 */
export const engineVersion = '9';

/** How well a person fits a job. Some 20 µs: features are extracted beforehand. */
export function match(vocabulary: Vocabulary, job: JobFeatures, profile: ProfileFeatures): Match {
  const { score, parts } = judge(vocabulary, job, profile);
  return { score, parts };
}

/** The same, with its reasons in words: the same sentences whoever reads them. */
export function explain(vocabulary: Vocabulary, job: JobFeatures, profile: ProfileFeatures): Explanation {
  const { score, held, parts, skills, experience, goals, culture } = judge(vocabulary, job, profile);
  const [ofSkills, ofExperience, ofGoals, ofCulture] = parts;
  return {
    score,
    engine: engineVersion,
    parts: [
      { ...ofSkills, reasons: [...skillReasons(job, profile, skills), ...(held ? [held] : [])] },
      { ...ofExperience, reasons: experienceReasons(job, profile, experience) },
      { ...ofGoals, reasons: goalReasons(job, profile, goals) },
      { ...ofCulture, reasons: cultureReasons(job, profile, culture) },
    ],
  };
}
