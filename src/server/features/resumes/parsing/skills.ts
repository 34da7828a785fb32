import { profileFields } from '#domain/fields/profiles.ts';
import { splitSkills } from '#domain/split-skills.ts';
import { isSchool } from './words.ts';

/** The skills that lines of a skills section list, and the lines that are sentences instead. */
export function skillsIn(texts: readonly string[]): { skills: string[]; left: string[] } {
  const skills = new Map<string, string>();
  const left: string[] = [];
  for (const text of texts.flatMap(atSemicolons)) {
    const parts = listed(text);
    if (isSentence(text, parts)) left.push(text);
    else
      for (const part of parts) {
        if (!isSkill(part)) left.push(part);
        else if (!skills.has(part.toLowerCase())) skills.set(part.toLowerCase(), part);
      }
  }
  return { skills: [...skills.values()], left };
}

/** "Opera; cash handling; dealing with guests who complain, calmly": what stands between two of them is one thing, or a list. */
function atSemicolons(text: string): string[] {
  const parts = text.split(/\s*;\s*/);
  return parts.length > 2 ? parts.filter(Boolean) : [text];
}

/** Of each line what it certifies; who gave it and when is no skill. */
export function certificatesIn(texts: readonly string[]): { skills: string[]; left: string[] } {
  const named: string[] = [];
  const left: string[] = [];
  for (const text of texts) {
    const parts = text.split(/\s*[,|;\t]\s*|\s+[–—-]\s+/);
    const gives = parts.findIndex((part, index) => index > 0 && (isSchool(part) || isIssue(part)));
    if (gives < 0) named.push(text);
    else {
      named.push(parts.slice(0, gives).join(', '));
      left.push(parts.slice(gives).join(', '));
    }
  }
  const found = skillsIn(named.map((text) => text.replace(/\s*\(?\b(?:19|20)\d\d\)?\s*$/, '')));
  return { skills: found.skills, left: [...found.left, ...left.filter((text) => !isIssue(text))] };
}

/** "2019", "issued 03/2021", "valid until 2027". */
function isIssue(text: string): boolean {
  return /^(?:(?:issued|valid|expires?|completed|obtained|since|in|on|until|till|to|from)[\s:]*)*\S{0,12}\s?(?:19|20)\d\d\b.{0,20}$/i.test(
    text,
  );
}

/** "Databases: SQL (MySQL, Oracle), MongoDB" is SQL (MySQL, Oracle) and MongoDB. */
function listed(text: string): string[] {
  const bare = text.replace(/^[^:,;()]{2,40}[^:\s]\s*(?::|\s[–—-])\s+(?=\S)/, '');
  const parts = bare.split(/\s\/\s/).length > 2 ? bare.split(/\s\/\s/) : splitSkills(bare);
  // "Diving, Navigation and First aid."
  const [, last = '', end = ''] =
    (/\.\s*$/.test(bare) && /^(\S+(?: \S+)?) and (\S.*)$/.exec(parts.at(-1) ?? '')) || [];
  return [...(end && parts.length > 1 ? [...parts.slice(0, -1), last, end] : parts)].filter((one) =>
    /\p{L}/u.test(one),
  );
}

/** What says "I", or goes on after its commas as only sentences do, is no list, however many commas it has. */
function isSentence(text: string, parts: readonly string[]): boolean {
  const words = text.split(/\s+/).length;
  if (words < 6) return false;
  if (/\b(?:i|i'm|i’m|my|me|we)\b/i.test(text) && /\b(?:i|i'm|i’m|my)\s\p{L}/iu.test(text)) return true;
  const perPart = words / Math.max(parts.length, 1);
  const goesOn = parts.slice(1).filter((part) => goingOn.test(part)).length;
  const isClosed = /[.!]\s*$/.test(text);
  return (
    (parts.length > 1 &&
      goesOn > 0 &&
      perPart > 2.5 &&
      (isClosed || perPart > 4 || goesOn * 2 >= parts.length - 1)) ||
    (isClosed && perPart > 4.5) ||
    (words > 6 && perPart >= 4 && /\s(?:who|which|whom|whose)\s/.test(text)) ||
    (words > 12 && perPart > 6)
  );
}

/** How a part begins that only goes on with a sentence. */
const goingOn =
  /^(?:and|with|who|which|that|as well|able|including|in|of|by|to|from|for|while|where|when|so|but|or|on|at|having|keeping|making|ensuring|working|being|both|even|always|especially|also)\b/i;

function isSkill(text: string): boolean {
  return text.length <= profileFields.skills.max && text.split(/\s+/).length <= 7;
}
