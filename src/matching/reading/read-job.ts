import type { JobFacts } from '#matching/facts.ts';
import { levelIn, levelInText } from '#matching/reading/level.ts';
import { placeReading } from '#matching/reading/place.ts';
import type { JobReading, SkillAsked } from '#matching/reading/readings.ts';
import { keyOfUnknown } from '#matching/reading/skill-key.ts';
import { readTitle } from '#matching/reading/title.ts';
import { yearsAsked } from '#matching/reading/years.ts';
import { linkSkill } from '#matching/skills/link-skill.ts';
import { readSkills } from '#matching/skills/read-skills.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** What a job says of itself, in the engine's terms. Some milliseconds: made when the job changes, and kept. */
export function readJob(vocabulary: Vocabulary, job: JobFacts): JobReading {
  const text = [job.requirements ?? '', job.description].join('\n');
  return {
    title: readTitle(vocabulary, job.title),
    skills: skillsAsked(vocabulary, job),
    level: levelIn(job.experienceLevel ?? '') ?? levelIn(job.title) ?? levelInText(text) ?? null,
    years: yearsAsked(job.experienceLevel ?? '') ?? yearsAsked(text) ?? null,
    employmentType: job.employmentType,
    place: job.location ? placeReading(job.location) : null,
    pay: job.pay && { max: job.pay.max, currency: job.pay.currency },
    startDate: job.startDate,
    values: job.values,
    ways: job.ways,
  };
}

/** The most skills that are read out of a text beside the listed ones: nobody asks for more, and texts mention many. */
const mostRead = 12;

// What the poster lists is what they ask for; what the text says outright comes next, and what it merely mentions last.
const weightOf = { listed: 1, required: 0.5, mentioned: 0.2, preferred: 0.2 };

function skillsAsked(vocabulary: Vocabulary, job: JobFacts): SkillAsked[] {
  const asked = new Map<number, SkillAsked>();
  for (const skill of job.skillsRequired) {
    const linked = linkSkill(vocabulary, skill);
    const key = linked?.concept ?? keyOfUnknown(skill);
    if (!asked.has(key))
      asked.set(key, { skill: key, label: skill, words: skill, weight: weightOf.listed, required: true });
  }
  const read = [
    ...readSkills(vocabulary, job.requirements ?? '').map((skill) => ({ ...skill, fromRequirements: true })),
    ...readSkills(vocabulary, job.description).map((skill) => ({ ...skill, fromRequirements: false })),
  ].map(({ concept, label, words, asked: how, fromRequirements }): SkillAsked => {
    const required = how === 'required' || (fromRequirements && how === 'mentioned');
    return { skill: concept, label, words, required, weight: required ? weightOf.required : weightOf[how] };
  });
  for (const skill of read.toSorted((a, b) => b.weight - a.weight).slice(0, mostRead))
    if (!asked.has(skill.skill)) asked.set(skill.skill, skill);
  return [...asked.values()];
}
