import type { Raise } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures, SkillAsked } from '#matching/features/features.ts';
import { judge } from './judge.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** More than a handful is a list nobody starts. */
const most = 5;

/**
 * What would raise a score, the most first: each is calculated by the engine itself on the profile as it would then be.
 * Only true things help: whoever has the skill and forgot to list it, or means to learn it.
 */
export function raises(vocabulary: Vocabulary, job: JobFeatures, profile: ProfileFeatures): Raise[] {
  const now = judge(vocabulary, job, profile);
  if (now.score === null) return incomplete(profile);
  const withSkill = (asked: SkillAsked): ProfileFeatures => ({
    ...profile,
    skills: [{ ...asked, sure: 1 }, ...profile.skills.filter(({ skill }) => skill !== asked.skill)],
  });
  const skills = now.skills.found
    .filter(({ met }) => met < 1)
    .map(({ asked }) => ({
      kind: 'skill' as const,
      text: asked.label,
      gain: (judge(vocabulary, job, withSkill(asked)).score ?? 0) - (now.score ?? 0),
    }))
    .filter(({ gain }) => gain > 0);
  return [...skills.toSorted((a, b) => b.gain - a.gain).slice(0, most), ...unsaid(profile)];
}

/** What the person has left unsaid: what it would add cannot be told beforehand. */
function unsaid({ goals, values, ways }: ProfileFeatures): Raise[] {
  const saysGoals =
    goals.titles.length ||
    goals.places.length ||
    goals.employmentTypes.length ||
    goals.pay ||
    goals.startDate;
  return [
    ...(saysGoals ? [] : [{ kind: 'goals' as const, text: 'Add career goals', gain: null }]),
    ...(values.length || ways.length
      ? []
      : [{ kind: 'culture' as const, text: 'Say what you value in work', gain: null }]),
  ];
}

function incomplete({ skills, work }: ProfileFeatures): Raise[] {
  return [
    ...(skills.length ? [] : [{ kind: 'skill' as const, text: 'List your skills', gain: null }]),
    ...(work.length ? [] : [{ kind: 'experience' as const, text: 'Add a job you have held', gain: null }]),
  ];
}
