import { tidySkills } from '#domain/skills.ts';

/** Skills as a form holds them: those listed, and what stands in the box and is not added yet. */
export interface SkillEntry {
  skills: readonly string[];
  typed: string;
}

/** All of them: what was typed and never added counts too, so that pressing Save does not lose it. */
export function allSkills({ skills, typed }: SkillEntry): string[] {
  return tidySkills([...skills, ...partsOf(typed)]);
}

/** Several at once may be pasted, parted by commas, semicolons or lines. */
export function partsOf(text: string): string[] {
  return text.split(/[,;\n]/);
}
