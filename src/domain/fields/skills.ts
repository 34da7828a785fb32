import { tidySkills } from '#domain/skills.ts';
import type { SkillsField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';
import { isStorable, lengthOf } from './texts.ts';

/** What is wrong with a list of skills, in a sentence; undefined where nothing is. */
export function skillsProblem(field: SkillsField, typed: readonly string[]): string | undefined {
  const { label, most, max, required } = field;
  if (!typed.every(isStorable)) return sentences.unstorable(label);
  const skills = tidySkills(typed);
  if (!skills.length) return required ? missingSentence(field) : undefined;
  if (skills.length > most) return sentences.tooMany(label, most);
  const long = skills.find((skill) => lengthOf(skill) > max);
  return long === undefined ? undefined : sentences.skillTooLong(long, max);
}
