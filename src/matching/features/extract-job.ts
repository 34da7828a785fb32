import { withoutSigns } from '#domain/formatted-text/without-signs.ts';
import type { JobFacts } from '#matching/facts.ts';
import { levelIn, levelInText } from './level.ts';
import { placeFeatures } from './place.ts';
import type { JobFeatures, SkillAsked } from './features.ts';
import { keyOfUnknown } from './skill-key.ts';
import { readTitle } from './title.ts';
import { workTitles } from './work-title.ts';
import { yearsAsked } from './years.ts';
import { isGeneric } from '#matching/skills/generic-skills.ts';
import { linkSkill } from '#matching/skills/link-skill.ts';
import { readSkills } from '#matching/skills/read-skills.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** What a job says of itself, in the engine's terms. Some milliseconds: made when the job changes, and kept. */
export function extractJob(vocabulary: Vocabulary, written: JobFacts): JobFeatures {
  const job = {
    ...written,
    description: withoutSigns(written.description),
    requirements: written.requirements && withoutSigns(written.requirements),
  };
  const text = [job.requirements ?? '', job.description].join('\n');
  const skills = skillsAsked(vocabulary, job);
  const ofTrade = skills.filter(({ generic }) => !generic).map(({ skill }) => skill);
  return {
    // As work titles are, so that a posting that says whom it would rather have prefers nobody.
    title: { ...readTitle(vocabulary, workTitles(job.title).at(-1) ?? '', ofTrade), text: job.title },
    skills,
    asksExperience: asksExperience(job, text),
    level: levelIn(job.experienceLevel ?? '') ?? levelIn(job.title) ?? levelInText(text) ?? null,
    years: yearsAsked(job.experienceLevel ?? '') ?? yearsAsked(text) ?? null,
    employmentType: job.employmentType,
    place: job.location ? placeFeatures(job.location) : null,
    pay: job.pay && { max: job.pay.max, currency: job.pay.currency },
    startDate: job.startDate,
    values: job.values,
    ways: job.ways,
  };
}

/** An internship, and what says that no experience is needed, is learned on the job. */
function asksExperience({ employmentType, experienceLevel }: JobFacts, text: string): boolean {
  if (yearsAsked(experienceLevel ?? '') || yearsAsked(text)) return true;
  const level = levelIn(experienceLevel ?? '')?.level;
  if (level) return level !== 'entry';
  return employmentType !== 'internship' && levelInText(`${experienceLevel ?? ''}\n${text}`) === undefined;
}

/** The most skills that are read out of a text beside the listed ones: nobody asks for more, and texts mention many. */
const mostRead = 12;

// What the poster lists is what they ask for; what the text says outright comes next, and what it merely mentions last.
const weightOf = { listed: 1, required: 0.5, mentioned: 0.2, preferred: 0.2 };

/** A generic skill alone tells little of who fits, unless it is the trade itself: English of an English teacher. */
const shareOfGeneric = 0.3;

function skillsAsked(vocabulary: Vocabulary, job: JobFacts): SkillAsked[] {
  const asked = new Map<number, SkillAsked>();
  const inTitle = new Set(stemsOf(job.title));
  const add = (skill: Omit<SkillAsked, 'generic'>) => {
    if (asked.has(skill.skill)) return;
    const isTrade = stemsOf(skill.label).every((stem) => inTitle.has(stem));
    const generic = !isTrade && isGeneric(vocabulary, skill.skill < 0 ? null : skill.skill, skill.words);
    asked.set(skill.skill, {
      ...skill,
      generic,
      weight: generic ? shareOfGeneric * skill.weight : skill.weight,
    });
  };
  for (const skill of job.skillsRequired) {
    const linked = linkSkill(vocabulary, skill);
    const key = linked?.concept ?? keyOfUnknown(skill);
    add({ skill: key, label: skill, words: skill, weight: weightOf.listed, required: true });
  }
  const read = [
    ...readSkills(vocabulary, job.requirements ?? '').map((skill) => ({ ...skill, fromRequirements: true })),
    ...readSkills(vocabulary, job.description).map((skill) => ({ ...skill, fromRequirements: false })),
  ].map(({ concept, label, words, asked: how, fromRequirements }) => {
    const required = how === 'required' || (fromRequirements && how === 'mentioned');
    return { skill: concept, label, words, required, weight: required ? weightOf.required : weightOf[how] };
  });
  for (const skill of read.toSorted((a, b) => b.weight - a.weight).slice(0, mostRead)) add(skill);
  return [...asked.values()];
}
