export interface YearsFeatures {
  least: number;
  /** The words it was read from. */
  words: string;
}

/**
 * The years of experience a text asks for: "minimum of five (5) years of experience", "3-5 years", "two years' experience
 * in a similar role". Other years (of a contract, of the company's history, of children's age) are passed over. The first
 * mention counts ("8 years, 2 of them leading"), but where a text asks different amounts of different people ("4 years
 * for diploma, 2 for degree"), the least is what is asked.
 */
export function yearsAsked(text: string): YearsFeatures | undefined {
  let found: YearsFeatures | undefined;
  for (const match of text.matchAll(amountOfYears)) {
    const least = amountOf(match[1] ?? '');
    if (least === undefined || least > mostYears) continue;
    const before = text.slice(Math.max(0, match.index - reach), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + reach);
    if (notExperience.test(before) || notExperienceAfter.test(after)) continue;
    const asked = experienceBefore.test(before) || experienceAfter.test(after);
    if (!asked || (found && !(least < found.least && forSomeOnly.test(after)))) continue;
    found = { least, words: quote(before, match[0], after) };
  }
  return found;
}

// Nobody asks for more; "over 35 years of experience" is an employer speaking of itself.
const mostYears = 20;

// How far from the figure the word "experience" may stand, in characters.
const reach = 48;

const word = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen';
const amount = `(?:\\d{1,2}|${word})`;

/** "3", "3-5", "3 to 5", "4/6", "five (5)", "8+", followed by years. */
const amountOfYears = new RegExp(
  `(?<![\\d.,/-])(${amount})\\s*(?:\\(\\s*\\d{1,2}\\s*\\)\\s*)?(?:\\+|plus\\b)?(?:\\s*(?:[-–/]|to|or)\\s*(?:${amount}|more)\\s*(?:\\(\\s*\\d{1,2}\\s*\\)\\s*)?\\+?)?(?:\\s*(?:min(?:imum)?|full))?[\\s-]*(?:years?|yrs?)\\b['’]?(?!\\s+olds?\\b)`,
  'gi',
);

const experienceAfter =
  /^[^.;\n]{0,40}?\b(experience|responsib|practi[cs]e|in (a |the )?(same|similar|related|relevant|comparable) |post[\s-]?(registration|qualification))/i;
const experienceBefore =
  /\b(experience( of| required| needed| in[^.;\n]{1,30})?|at least|minimum( of)?|min\.?)\s*[:–-]?\s*(of\s+)?(at least\s+|minimum( of)?\s+|a minimum of\s+|above\s+|over\s+)?$/i;

const forSomeOnly = /^[^.;\n]{0,30}\bfor\b/i;

/** "for over 35 years", "aged 16", "a term of", "within": time, age and contracts. */
const notExperience =
  /\b(aged?( of| below| under| over)?|ages|below|under the age of|within|last|past|previous|next|every|term of|period of|duration|contract( of|:)?|fixed term( of|:)?|for over|for more than|established|children|history of)\s*[:–-]?\s*$/i;
const notExperienceAfter =
  /^\s*(of age|old|fixed|contract|programme|program|course|degree|strategy|warranty|maternity|training)\b/i;

const wordAmounts: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};

function amountOf(text: string): number | undefined {
  return wordAmounts[text.toLowerCase()] ?? (/^\d+$/.test(text) ? Number(text) : undefined);
}

/** From the beginning of the clause to its end; of a longer clause, what stands near the figure, without half a word. */
function quote(before: string, amountWords: string, after: string): string {
  const clause = before.split(clauseEnd).at(-1) ?? '';
  const lead = clause.length < reach ? clause : clause.replace(/^\S*\s/, '');
  const rest = after.split(clauseEnd)[0] ?? '';
  const tail = rest.length < reach ? rest : rest.replace(/\s\S*$/, '');
  return `${lead}${amountWords}${tail}`.replace(/\s+/g, ' ').trim();
}

const clauseEnd = /[.;:•*\n]/;
