import type { Reason } from '#matching/match.ts';
import type {
  JobFeatures,
  ProfileFeatures,
  SkillAsked,
  SkillHad,
  SkillKey,
} from '#matching/features/features.ts';
import { nearSkills } from '#matching/skills/nearness.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** How one skill that is asked for is met: by a skill that is had, near enough or the very same, or not at all. */
export interface SkillFound {
  asked: SkillAsked;
  /** 0 to 1. */
  met: number;
  by: SkillHad | null;
}

/** How much of what is asked for is there, 0 to 1; null when either side names no skill. */
export function judgeSkills(vocabulary: Vocabulary, job: JobFeatures, profile: ProfileFeatures) {
  if (!job.skills.length || !profile.skills.length) return { value: null, requiredMet: null, found: [] };
  const had = skillsByKey(profile);
  const found = job.skills.map((asked) => findSkill(vocabulary, asked, had));
  return {
    value: shareMet(found),
    requiredMet: shareMet(found.filter(({ asked }) => asked.required)),
    found,
  };
}

function shareMet(found: readonly SkillFound[]): number | null {
  let met = 0;
  let weights = 0;
  for (const one of found) {
    met += one.met * one.asked.weight;
    weights += one.asked.weight;
  }
  return weights ? met / weights : null;
}

function findSkill(
  vocabulary: Vocabulary,
  asked: SkillAsked,
  had: ReadonlyMap<SkillKey, SkillHad>,
): SkillFound {
  const same = had.get(asked.skill);
  let best: SkillFound = same ? { asked, met: same.sure, by: same } : { asked, met: 0, by: null };
  if (best.met === 1) return best;
  for (const { skill, nearness } of nearSkills(vocabulary, asked.skill)) {
    const near = had.get(skill);
    if (near && near.sure * nearness > best.met) best = { asked, met: near.sure * nearness, by: near };
  }
  return best;
}

// One profile is compared with many jobs, and one job with many profiles: a profile's look-up is made once.
const lookUps = new WeakMap<ProfileFeatures, ReadonlyMap<SkillKey, SkillHad>>();

function skillsByKey(profile: ProfileFeatures): ReadonlyMap<SkillKey, SkillHad> {
  let byKey = lookUps.get(profile);
  if (!byKey) {
    byKey = new Map(profile.skills.toReversed().map((skill) => [skill.skill, skill]));
    lookUps.set(profile, byKey);
  }
  return byKey;
}

export function skillReasons(
  job: JobFeatures,
  profile: ProfileFeatures,
  { found }: ReturnType<typeof judgeSkills>,
): Reason[] {
  if (!job.skills.length) return [{ speaks: 'unknown', text: 'The job names no skills.' }];
  if (!profile.skills.length) return [{ speaks: 'unknown', text: 'The profile names no skills.' }];
  const has = found.filter(({ asked, by }) => by && !by.usualIn && by.skill === asked.skill);
  const near = found.filter(({ asked, by }) => by && !by.usualIn && by.skill !== asked.skill);
  const usual = found.filter(({ by }) => by?.usualIn);
  const missing = found.filter(({ by }) => !by);
  return [
    ...(has.length
      ? [
          {
            speaks: 'for' as const,
            text: `${has.length} of the ${found.length} skills asked for ${has.length === 1 ? 'is' : 'are'} there: ${labels(has)}.`,
            words: wordsOf(has),
          },
        ]
      : []),
    ...near.map(({ asked, by }) => ({
      speaks: 'for' as const,
      text: `Near what is asked for: “${by?.label}” for “${asked.label}”.`,
    })),
    ...(usual.length
      ? [
          {
            speaks: 'for' as const,
            text: `Usual in work as “${usual[0]?.by?.usualIn}”, though not listed: ${labels(usual)}.`,
          },
        ]
      : []),
    ...(missing.length
      ? [
          {
            speaks: 'against' as const,
            text: `Not found: ${labels(missing)}.`,
            words: missing.map(({ asked }) => ({ from: 'job' as const, text: asked.words })),
          },
        ]
      : []),
  ];
}

function labels(found: readonly SkillFound[]): string {
  return found.map(({ asked }) => asked.label).join(', ');
}

/** Only where they say more than the label: a profile that lists "scuba" for "scuba diving". */
function wordsOf(found: readonly SkillFound[]) {
  return found.flatMap(({ asked, by }) =>
    by && by.words.toLowerCase() !== asked.label.toLowerCase()
      ? [{ from: 'profile' as const, text: by.words }]
      : [],
  );
}
