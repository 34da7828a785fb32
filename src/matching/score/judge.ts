import type { Part } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { judgeCulture } from './culture.ts';
import { judgeExperience } from './experience.ts';
import { judgeGoals } from './goals.ts';
import { mostToClaim } from './proof.ts';
import { judgeSkills } from './skills.ts';
import { weightedMean } from './weighted.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** The whole judgement of a person for a job: the score, its parts and all they were made of. */
export function judge(vocabulary: Vocabulary, job: JobFeatures, profile: ProfileFeatures) {
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
  const claim = mostToClaim(job, profile, {
    requiredMet: skills.requiredMet ?? skills.value,
    found: skills.found,
    work: profile.work.length ? experience.kind.value : null,
  });
  const mean = meanOf(parts);
  const score = mean === null ? null : Math.min(mean, claim.most);
  return {
    score,
    /** Why the score is lower than its parts make it, where it is, and that nothing near exists, where nothing does. */
    held: mean !== null && (mean > claim.most || claim.nothingNear) ? claim.because : null,
    parts,
    skills,
    experience,
    goals,
    culture,
  };
}

/** What somebody wants is no reason to hire them: without skills and experience there is no score. */
function meanOf(parts: readonly [Part, Part, Part, Part]): number | null {
  const [skills, experience] = parts;
  if (skills.value === null && experience.value === null) return null;
  return Math.round(100 * (weightedMean(parts) ?? 0));
}
