import type { ProfileFacts } from '#matching/facts.ts';
import { blind } from './blind.ts';
import { readHeadline } from './headline.ts';
import { levelIn } from './level.ts';
import { placeFeatures } from './place.ts';
import type { ProfileFeatures, SkillHad, WorkFeatures } from './features.ts';
import { keyOfUnknown } from './skill-key.ts';
import { readTitle } from './title.ts';
import { workTitles } from './work-title.ts';
import { isGeneric } from '#matching/skills/generic-skills.ts';
import { linkSkill } from '#matching/skills/link-skill.ts';
import { readSkills } from '#matching/skills/read-skills.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** What a profile says of a person, in the engine's terms, without who they are. */
export function extractProfile(vocabulary: Vocabulary, profile: ProfileFacts): ProfileFeatures {
  const { goals } = profile;
  const said = skillsSaid(vocabulary, profile);
  const ofTrade = said
    .filter(({ skill, label }) => !isGeneric(vocabulary, skill < 0 ? null : skill, label))
    .map(({ skill }) => skill);
  const work = profile.work.map(({ title, months }): WorkFeatures => {
    const [trade, craft] = workTitles(title);
    return {
      title: readTitle(vocabulary, trade, ofTrade),
      ...(craft ? { craft: readTitle(vocabulary, craft, ofTrade) } : {}),
      months,
      level: levelIn(trade) ?? null,
    };
  });
  return {
    headline: readHeadline(vocabulary, blind(profile.title ?? '')),
    work,
    training: profile.studies.flatMap(({ degree, fieldOfStudy }) => {
      const studied = blind([degree, fieldOfStudy].filter(Boolean).join(' ')).trim();
      return studied ? [readTitle(vocabulary, studied)] : [];
    }),
    skills: surest([...said, ...skillsUsual(vocabulary, work)]),
    goals: {
      titles: goals.titles.map((title) => readTitle(vocabulary, blind(title).trim())),
      places: goals.places.map(placeFeatures),
      employmentTypes: goals.employmentTypes,
      pay: goals.pay,
      startDate: goals.startDate,
    },
    values: profile.values,
    ways: profile.ways,
  };
}

/** How surely somebody has a skill, by where it is said. */
const sure = { listed: 1, work: 0.9, studies: 0.8, usual: 0.6 };

/** A title that may mean many occupations says little about what its holder can do, and of a second one it has to be surer. */
const sureOccupation = { first: 0.6, other: 0.7 };

/** The skills that somebody names, in their list or their texts. */
function skillsSaid(vocabulary: Vocabulary, profile: ProfileFacts): SkillHad[] {
  const said: SkillHad[] = profile.skills.map((skill) => ({
    skill: linkSkill(vocabulary, skill)?.concept ?? keyOfUnknown(skill),
    label: skill,
    words: skill,
    sure: sure.listed,
  }));
  const read = (text: string | null, how: number) => {
    for (const { concept, label, words } of readSkills(vocabulary, blind(text ?? '')))
      said.push({
        skill: concept,
        label,
        words,
        sure: how,
        ...(how === sure.studies ? { studied: true } : {}),
      });
  };
  for (const { title, description } of profile.work)
    read(`${workTitles(title)[0]}.\n${description ?? ''}`, sure.work);
  read(profile.summary, sure.work);
  for (const study of profile.studies)
    read([study.degree, study.fieldOfStudy, study.description].filter(Boolean).join('.\n'), sure.studies);
  return said;
}

/** The skills without which the work that was done cannot be: of each trade that its title surely names, "Driver cum Bodyguard". */
function skillsUsual(vocabulary: Vocabulary, work: readonly WorkFeatures[]): SkillHad[] {
  return work.flatMap(({ title }) =>
    title.occupations.flatMap((occupation, index) => {
      // Of a trade that the vocabulary lacks nobody knows what it cannot do without.
      const least = index ? sureOccupation.other : sureOccupation.first;
      if (occupation.occupation >= vocabulary.size || occupation.sure < least) return [];
      return Array.from(row(vocabulary.essential, occupation.occupation), (skill) => ({
        skill,
        label: labelOf(vocabulary, skill),
        words: title.text,
        sure: sure.usual * occupation.sure,
        usualIn: title.text,
      }));
    }),
  );
}

/** Each skill once, as it is surest. */
function surest(skills: readonly SkillHad[]): SkillHad[] {
  const had = new Map<number, SkillHad>();
  for (const skill of skills) if ((had.get(skill.skill)?.sure ?? 0) < skill.sure) had.set(skill.skill, skill);
  return [...had.values()];
}
