import type { Explanation, Match } from '#matching/match.ts';
import type { JobReading, ProfileReading } from '#matching/reading/readings.ts';
import { cultureReasons } from '#matching/score/culture.ts';
import { experienceReasons } from '#matching/score/experience.ts';
import { goalReasons } from '#matching/score/goals.ts';
import { judge } from '#matching/score/judge.ts';
import { skillReasons } from '#matching/score/skills.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

export { readJob } from '#matching/reading/read-job.ts';
export { readProfile } from '#matching/reading/read-profile.ts';
export { raises } from '#matching/score/raises.ts';
export { termsOf } from '#matching/reading/terms.ts';
export { areNeighbours, isSameTrade } from '#matching/titles/title-nearness.ts';

/**
 * Names the rules and the vocabulary that made a score. It changes whenever a score could: scores of different engines are
 * not compared, and readings of another engine are made anew.
 */
export const engineVersion = '4';

/** How well a person fits a job. Some 20 µs: readings are made beforehand. */
export function match(vocabulary: Vocabulary, job: JobReading, profile: ProfileReading): Match {
  const { score, parts } = judge(vocabulary, job, profile);
  return { score, parts };
}

/** The same, with its reasons in words: the same sentences whoever reads them. */
export function explain(vocabulary: Vocabulary, job: JobReading, profile: ProfileReading): Explanation {
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
