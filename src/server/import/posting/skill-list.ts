import { jobFields } from '#domain/fields/jobs.ts';
import { tidySkills } from '#domain/skills.ts';

export interface SkillReading {
  skills: string[];
  /** What stands among the skills and is too long for one, or one too many: it belongs to the requirements. */
  further: string[];
  /** "3 Vacancies": something worth saying that is no skill. */
  vacancies: string | undefined;
  /** How many entries asked for a sex, an age, a faith or a marital status. They are left out. */
  discriminatory: number;
}

export function readSkills(text: string): SkillReading {
  const entries = tidySkills(splitList(text).filter((entry) => !isCode(entry)));
  const lawful = entries.filter((entry) => !isDiscriminatory(entry));
  const names = lawful.filter((entry) => !vacancyCount.test(entry));
  const { max, most } = jobFields.skillsRequired;
  const short = names.filter((entry) => entry.length <= max);
  return {
    skills: short.slice(0, most),
    further: [...names.filter((entry) => entry.length > max), ...short.slice(most)],
    vacancies: lawful.find((entry) => vacancyCount.test(entry))?.match(/\d+/)?.[0],
    discriminatory: entries.length - lawful.length,
  };
}

const vacancyCount = /^\d+\s+vacanc(?:y|ies)$/i;

/** "Females Only", "Males Preferred", "Muslim only", "Age under 30", "Single only". */
export function isDiscriminatory(entry: string): boolean {
  return discriminatory.test(entry) || ageLimit.test(entry);
}

const whom =
  '(?:fe)?males?|m[ae]n|wom[ae]n|ladies|lady|girls?|boys?|muslims?|christians?|singles?|married|unmarried|veiled';
const discriminatory = new RegExp(
  `^(?:(?:only|preferably)\\s+(?:${whom})|(?:${whom})\\s+(?:only|preferred|preferably|required))$`,
  'i',
);
const ageLimit =
  /^(?:age\s*:?\s*)?(?:under|below|max(?:imum)?|up to|not over)\s+(?:age\s+)?\d{2}(?:\s+years?(?:\s+old)?)?$|^age\s*:?\s*\d{2}\b/i;

/** Whether a title asks for it in so many words: "Sales agent (females only)". */
export function titleDiscriminates(title: string): boolean {
  return new RegExp(`\\b(?:${whom})\\s+(?:only|preferred)\\b`, 'i').test(title);
}

/** A reference into somebody's taxonomy is no word for people. */
function isCode(entry: string): boolean {
  return /^[0-9a-f]{2,8}(?:-[0-9a-f]{1,4}){1,3}-[0-9a-f]{6,12}$|^https?:\/\//i.test(entry);
}

/** Lists as JSON, as Python prints them, on lines, or split by "|", ";", " - ", bullets or commas: the first of these that occurs. */
export function splitList(text: string): string[] {
  const list = text.trim();
  if (list.startsWith('[') && list.endsWith(']')) return bracketed(list);
  const separator = [/\n/, /\|/, /;/, /\s+[-–]\s+|\s+[-–]$|^[-–]\s+/, /[•·●]/, /,/].find((candidate) =>
    candidate.test(list),
  );
  return (separator ? list.split(separator) : [list]).map((entry) => entry.trim().replace(/^[•·●]\s*/, ''));
}

function bracketed(list: string): string[] {
  try {
    const parsed: unknown = JSON.parse(list);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not JSON; Python's way of printing a list uses single quotes.
  }
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^[\],'"]+)/g)].map(
    ([, single, double, bare]) => (single ?? double ?? bare ?? '').trim(),
  );
}
