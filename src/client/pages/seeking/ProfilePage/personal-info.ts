import type { Fields } from '#client/kit/edits/conflict.ts';
import type { BodyInput, Profile } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';
import { skillsProblem } from '#domain/skills.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';

/** The form's values: text where the profile has nothing or text. */
export interface PersonalInfoValues extends Record<string, unknown> {
  title: string;
  location: string;
  phone: string;
  summary: string;
  resumeUrl: string;
  skills: readonly string[];
  /** In the skills' box and not added yet. */
  typedSkill: string;
}

/** As two versions of it are shown beside each other. */
export const fields: Fields<PersonalInfoValues> = {
  title: { label: 'Professional title' },
  location: { label: 'Location' },
  phone: { label: 'Phone' },
  summary: { label: 'Summary' },
  resumeUrl: { label: 'Résumé URL' },
  skills: { label: 'Skills' },
};

export function valuesOf(profile: Profile): PersonalInfoValues {
  return {
    title: profile.title ?? '',
    location: profile.location ?? '',
    phone: profile.phone ?? '',
    summary: profile.summary ?? '',
    resumeUrl: profile.resumeUrl ?? '',
    skills: profile.skills,
    typedSkill: '',
  };
}

export function toSend(values: PersonalInfoValues): BodyInput<'PUT /api/profile/job-seeker'> {
  const { typedSkill, skills, ...texts } = values;
  return { ...texts, skills: allSkills({ skills, typed: typedSkill }) };
}

const bounds = [
  ['title', 'Professional title', limits.title],
  ['location', 'Location', limits.location],
  ['phone', 'Phone', limits.phone],
  ['summary', 'Summary', limits.summary],
  ['resumeUrl', 'Résumé URL', limits.url],
] as const;

/** The server's own rules, said before anything is sent. */
export function problemsOf(
  values: PersonalInfoValues,
): Partial<Record<keyof PersonalInfoValues & string, string>> {
  const problems: Partial<Record<keyof PersonalInfoValues & string, string>> = {};
  for (const [name, label, max] of bounds) {
    if (values[name].trim().length > max) {
      problems[name] = `${label} can have at most ${max.toLocaleString('en')} characters`;
    }
  }
  const link = values.resumeUrl.trim();
  if (link && !isWebLink(link)) {
    problems.resumeUrl ??= 'Résumé URL must be a web address that begins with http:// or https://';
  }
  const skills = skillsProblem(allSkills({ skills: values.skills, typed: values.typedSkill }));
  return skills ? { ...problems, skills } : problems;
}
