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
