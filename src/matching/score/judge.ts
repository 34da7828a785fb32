import type { Part } from '#matching/match.ts';
import type { JobReading, ProfileReading } from '#matching/reading/readings.ts';
import { judgeCulture } from '#matching/score/culture.ts';
import { judgeExperience } from '#matching/score/experience.ts';
import { judgeGoals } from '#matching/score/goals.ts';
import { judgeSkills } from '#matching/score/skills.ts';
import { weightedMean } from '#matching/score/weighted.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** The whole judgement of a person for a job: the score, its parts and all they were made of. */
export function judge(vocabulary: Vocabulary, job: JobReading, profile: ProfileReading) {
  const skills = judgeSkills(vocabulary, job, profile);
  const experience = judgeExperience(job, profile);
  const goals = judgeGoals(job, profile);
  const culture = judgeCulture(job, profile);
  const parts: readonly [Part, Part, Part, Part] = [
    { name: 'skills', weight: 0.45, value: skills.value },
    { name: 'experience', weight: 0.3, value: experience.value },
    { name: 'goals', weight: 0.15, value: goals.value },
    { name: 'culture', weight: 0.1, value: culture.value },
  ];
  const held = heldBack(skills.requiredMet ?? skills.value, experience.value);
  return { score: scoreOf(parts, held), held, parts, skills, experience, goals, culture };
}

/** Green, from 90 on, says that nearly everything asked for is there, so it takes more than a good mean. */
const nearlyEverything = 0.85;
const belowGreen = 89;

function heldBack(asked: number | null, experience: number | null): boolean {
  const proof = asked ?? experience;
  return proof !== null && proof < nearlyEverything;
}

/** What somebody wants is no reason to hire them: without skills and experience there is no score. */
function scoreOf(parts: readonly [Part, Part, Part, Part], held: boolean): number | null {
  const [skills, experience] = parts;
  if (skills.value === null && experience.value === null) return null;
  const score = Math.round(100 * (weightedMean(parts) ?? 0));
  return held ? Math.min(score, belowGreen) : score;
}
