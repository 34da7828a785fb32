import { limits } from './limits.ts';
import { visibleLine } from './names.ts';

/** Skills as kept: trimmed, inner white space folded, blanks and duplicates (without regard to case) left out, first spelling wins. */
export function tidySkills(skills: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const skill of skills) {
    const tidy = visibleLine(skill);
    const key = tidy.toLocaleLowerCase('en');
    if (tidy && !seen.has(key)) seen.set(key, tidy);
  }
  return [...seen.values()];
}

/** Why this list of skills cannot be kept, in words, or undefined. */
export function skillsProblem(skills: readonly string[]): string | undefined {
  if (skills.length > limits.skills) return `At most ${limits.skills} skills can be listed`;
  const long = skills.find((skill) => skill.length > limits.skill);
  return long
    ? `A skill can have at most ${limits.skill} characters: “${long.slice(0, 20)}…” is longer`
    : undefined;
}
