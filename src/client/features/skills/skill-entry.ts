import { tidySkills } from '#domain/skills.ts';
import { splitSkills } from '#domain/split-skills.ts';

/** Skills as a form holds them: those listed, and what stands in the box and is not added yet. */
export interface SkillEntry {
  skills: readonly string[];
  typed: string;
}

/** All of them: what was typed and never added counts too, so that pressing Save does not lose it. */
export function allSkills({ skills, typed }: SkillEntry): string[] {
  return tidySkills([...skills, ...splitSkills(typed)]);
}
