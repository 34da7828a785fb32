import type {
  JobFeatures,
  ProfileFeatures,
  SkillAsked,
  SkillHad,
  WorkFeatures,
} from '#matching/features/features.ts';
import { readTitle, type TitleFeatures } from '#matching/features/title.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';

/** Features as they would be extracted from a job and a profile, put together by hand: a test says just what it is about. */
export const vocabulary = loadVocabulary();

const titles = new Map<string, TitleFeatures>();

export function titled(text: string): TitleFeatures {
  const known = titles.get(text) ?? readTitle(vocabulary, text);
  titles.set(text, known);
  return known;
}

export function jobFeatures(more: Partial<JobFeatures> = {}): JobFeatures {
  return {
    title: titled('Dive Instructor'),
    skills: [],
    level: null,
    years: null,
    asksExperience: true,
    employmentType: 'full_time',
    place: null,
    pay: null,
    startDate: null,
    values: [],
    ways: [],
    ...more,
  };
}

export function profileFeatures(more: Partial<ProfileFeatures> = {}): ProfileFeatures {
  return {
    headline: null,
    work: [],
    training: [],
    skills: [],
    goals: { titles: [], places: [], employmentTypes: [], pay: null, startDate: null },
    values: [],
    ways: [],
    ...more,
  };
}

export function worked(title: string, months: number, more: Partial<WorkFeatures> = {}): WorkFeatures {
  return { title: titled(title), months, level: null, ...more };
}

/** A skill that no vocabulary knows: only the very same one meets it. */
export function asked(skill: number, more: Partial<SkillAsked> = {}): SkillAsked {
  const label = `Skill ${skill}`;
  return { skill: -skill, label, words: label, weight: 1, required: true, generic: false, ...more };
}

export function had(skill: number, more: Partial<SkillHad> = {}): SkillHad {
  const label = `Skill ${skill}`;
  return { skill: -skill, label, words: label, sure: 1, ...more };
}
