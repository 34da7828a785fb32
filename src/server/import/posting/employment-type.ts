import { defaultEmploymentType, type EmploymentType, employmentTypes } from '#domain/jobs.ts';

/**
 * The employment type a source's words mean. `words` are what it says, best first; words that say nothing about
 * the type ("Remote", "OTHER") leave it to the next, and in the end to the default, full time.
 * A title that plainly says part time outweighs a full time that a feed gives to everything.
 */
export function employmentTypeOf(words: string[], title: string): EmploymentType | { unknown: string } {
  for (const word of words) {
    const type = readType(word);
    if (type) return type === 'full_time' && isPartTimeTitle(title) ? 'part_time' : type;
    if (!isSilent(word)) return { unknown: word };
  }
  return isPartTimeTitle(title) ? 'part_time' : defaultEmploymentType;
}

export function isPartTimeTitle(title: string): boolean {
  return /\bpart[\s-]?time\b/i.test(title) && !/\bfull\b/i.test(title);
}

export function employmentTypeProblem(word: string): string {
  return `employment type “${word.slice(0, 40)}” is not one we know; use ${employmentTypes.join(', ')}`;
}

/** In this order: "Full or part time" is offered full time, a "temporary part-time" post is first of all part time. */
const meanings: readonly [RegExp, EmploymentType][] = [
  [/\bfull[\s-]?time\b/i, 'full_time'],
  // Nobody volunteers full time, and the five types have none of its own.
  [/\bpart[\s-]?time\b|\bhalf[\s-]?time\b|\bvolunt(?:eer|ary)\b/i, 'part_time'],
  [/\bintern(?:ship)?s?\b|\btrainee(?:ship)?\b|\bapprentice(?:ship)?\b/i, 'internship'],
  [/\bfreelance\b|\bself[\s-]?employed\b|\bproject\b|\bgig\b/i, 'freelance'],
  [
    /\bcontract(?:or|ual)?\b|\btemp(?:orary)?\b|\bfixed[\s-]?term\b|\bseason(?:al)?\b|\blocum\b|\bcasual\b|\bper[\s-]?diem\b|\binterim\b|\bbank\b/i,
    'contract',
  ],
  [/\bpermanent\b|\bregular\b|\bindefinite\b/i, 'full_time'],
];

/** The type that a word means, or undefined. */
export function readType(word: string): EmploymentType | undefined {
  const plain = word.replaceAll('_', ' ');
  return meanings.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Words about where and when, not about the kind of employment. */
export function isSilent(word: string): boolean {
  return /^\s*$|^(?:other|n\/?a|none|any|various|unspecified|not specified|(?:work from home|remote|on[\s-]?site|hybrid|shift[\s-]?(?:based|work)?|shifts|tele(?:commute|work))(?:\s*job)?)$/i.test(
    word.trim(),
  );
}
