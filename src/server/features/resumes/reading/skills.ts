import { limits } from '#domain/limits.ts';
import { splitSkills } from '#domain/split-skills.ts';

/** The skills that lines of a skills section list, and the lines that are sentences instead. */
export function skillsIn(texts: readonly string[]): { skills: string[]; left: string[] } {
  const skills = new Map<string, string>();
  const left: string[] = [];
  for (const text of texts) {
    const parts = listed(text);
    for (const part of parts) {
      if (isSkill(part)) {
        const key = part.toLowerCase();
        if (!skills.has(key)) skills.set(key, part);
      } else left.push(part);
    }
  }
  return { skills: [...skills.values()], left };
}

/** "Databases: SQL (MySQL, Oracle), MongoDB" is SQL (MySQL, Oracle) and MongoDB. */
function listed(text: string): string[] {
  const bare = text.replace(/^[^:,;()]{2,40}[^:\s]\s*(?::|\s[–—-])\s+(?=\S)/, '');
  return splitSkills(bare).filter((one) => /\p{L}/u.test(one));
}

function isSkill(text: string): boolean {
  return text.length <= limits.skill && text.split(/\s+/).length <= 7;
}
