import type { EmploymentType } from './jobs.ts';

/** From so many hours a week on, work is full time: 35 in France, 37.5 in a hospital, 48 in a resort. */
const fullTimeHours = 35;
/** More is a slip of the keyboard. */
const mostHours = 84;
/** Of a year's hours, where holidays are taken off before they are counted. */
const weeksWorked = 45;

/** Everything is tried on no more of a text than this: what says the hours says it in a line. */
const longest = 400;

/**
 * The employment type that hours say: 22.5 hpw, 3 days a week, 0.6 WTE, 4 sessions a week. A range that reaches full time is
 * offered full time. Undefined where no hours are named, or none that anybody works.
 */
export function typeOfHours(text: string): EmploymentType | undefined {
  // Most titles have no figures at all.
  if (!/\d|\b(?:day|night|evening|morning|afternoon|shift)s a week/i.test(text)) return undefined;
  const plain = text
    .slice(0, longest)
    .toLowerCase()
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    // How work and rest take turns says nothing of how much it is: 4 on 4 off, 2:2.
    .replaceAll(
      /\d+ ?(?:days? |weeks? |wks? |months? |nights? |shifts? )?on[ ,/-]+\d+ ?(?:days? |weeks? |wks? |months? )?off/g,
      ' ',
    )
    .replaceAll(spokenNumber, (word) => String(spokenNumbers.indexOf(word) + 1));
  const weekly = measures.flatMap(({ pattern, full, most, perWeek, clock }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const [, low = '', high = low, unit = ''] = match;
      if (clock && low !== high && Number(low.replace(',', '.')) <= 12) return [];
      const worked =
        Number(/,\d{3}$/.test(high) ? high.replace(',', '') : high.replace(',', '.')) * perWeek(unit);
      return worked > 0 && worked <= most ? [{ at: match.index, share: worked / full }] : [];
    }),
  );
  const [first] = weekly.toSorted((a, b) => a.at - b.at);
  if (!first) return undefined;
  return first.share >= 1 ? 'full_time' : 'part_time';
}

const spokenNumbers = ['one', 'two', 'three', 'four', 'five', 'six'];
const spokenNumber = new RegExp(
  String.raw`\b(?:${spokenNumbers.join('|')})(?= (?:days|nights|evenings|mornings|afternoons|shifts) a week)`,
  'g',
);

interface Measure {
  /** A number, the end of its range, and perhaps a word for the time it is of. */
  pattern: RegExp;
  /** How much of it a week is full time, and the most that is believable. */
  full: number;
  most: number;
  perWeek: (unit: string) => number;
  /** "Hours: 9-17" are those of the day. */
  clock?: true;
}

const number = String.raw`(?<![\d.,/£$€])(?!0\d)(\d{1,3}(?:[.,]\d{1,2})?)`;
const range = String.raw`${number}(?: ?(?:-|to|or|\/) ?(\d{1,3}(?:[.,]\d{1,2})?))?`;

const once = () => 1;

const measures: readonly Measure[] = [
  {
    // "22.5 hpw", "30 hours per week", "16 hrs/wk", "20-hour week", "75 hours per fortnight", "80 hours a month".
    pattern: new RegExp(
      String.raw`${range} ?-?(?:hpw|hrspw|h\/w|(?:hours?|hrs?|h)\.?(?: ?(?:per|a|an|each|every|\/|p\/?|in a|over a|of work per))? ?-?(week|wk|w|weekly|fortnight|month|4 weeks)(?![a-z]))`,
      'g',
    ),
    full: fullTimeHours,
    most: mostHours,
    perWeek: (unit) => (/fortnight/.test(unit) ? 1 / 2 : /month|4 weeks/.test(unit) ? 1 / 4.33 : 1),
  },
  {
    // "2 hours a day": of five, where nothing is said of the days.
    pattern: new RegExp(
      String.raw`${range} ?-?(?:hours?|hrs?|h)\.? ?(?:per|a|each|every|\/|p\/?) ?(?:day|d)(?![a-z])`,
      'g',
    ),
    full: fullTimeHours,
    most: mostHours,
    perWeek: () => 5,
  },
  {
    // Annualised: "1,950 hours per year", leave taken off or not.
    pattern: new RegExp(
      String.raw`(?<![\d.,/£$€])(\d{3}|\d,?\d{3})(?:[.,]\d{1,2})? ?(?:(?:annualised|annual|contracted) )?(?:hours?|hrs) ?(?:(?:per|a|each|in a|over (?:the|a)|\/|p\.?) ?)(?:years?|annum|yr|a)(?![a-z])`,
      'g',
    ),
    full: fullTimeHours * weeksWorked,
    most: mostHours * 52,
    perWeek: once,
  },
  {
    // "Hours 10 to 20 per week".
    pattern: new RegExp(
      String.raw`(?:hours?|hrs)(?: ?[:=-] ?| )${range} ?(?:per|a|each|\/|p\/?) ?(?:week|wk|w)(?![a-z])`,
      'g',
    ),
    full: fullTimeHours,
    most: mostHours,
    perWeek: once,
  },
  {
    // "Hours: 22.5", "weekly hours 30", "hours per week: 16".
    clock: true,
    pattern: new RegExp(
      String.raw`(?:hours?|hrs)(?: of work)?(?: (?:per|a|each) week| pw| weekly)?(?: ?[:=-] ?| )${range}(?! ?(?:am|pm|:|-hour|hours? (?:shift|notice)|(?:hours?|hrs?|h)\.? ?(?:per|a|each|\/|p\/?) ?(?:day|d|year|yr|annum)(?![a-z])|months?|years?|days?|weeks?|pas(?![a-z])|programmed|sessions?|wte|fte|w\.t))(?![\d:]|[.,]\d)`,
      'g',
    ),
    full: fullTimeHours,
    most: mostHours,
    perWeek: once,
  },
  {
    pattern: new RegExp(String.raw`${range} ?(?:pas(?![a-z])|programmed activities)`, 'g'),
    full: 10,
    most: 14,
    perWeek: once,
  },
  {
    pattern: new RegExp(
      String.raw`${range} ?-?(?:days?|shifts?|nights?|evenings?|mornings?|afternoons?)(?: ?(?:per|a|each|every|\/))? ?-?week`,
      'g',
    ),
    full: 4.5,
    most: 7,
    perWeek: once,
  },
  {
    pattern: new RegExp(String.raw`${range} sessions?(?: ?(?:per|a|each|every|\/))? ?week`, 'g'),
    full: 8,
    most: 14,
    perWeek: once,
  },
  {
    pattern: new RegExp(
      String.raw`${range} ?(?:of )?(?:wte|fte|w\.t\.e|f\.t\.e|whole[ -]time|full[ -]time equivalent)`,
      'g',
    ),
    full: 0.93,
    most: 1,
    perWeek: once,
  },
  {
    pattern: new RegExp(
      String.raw`(?:wte|fte|w\.t\.e|f\.t\.e|full[ -]time equivalent)\.?(?: ?[:=-] ?| )${range}(?!\d)`,
      'g',
    ),
    full: 0.93,
    most: 1,
    perWeek: once,
  },
  {
    // "60% FTE", "80 % position".
    pattern: new RegExp(
      String.raw`${range} ?% ?(?:wte|fte|position|post|role|contract|employment|pensum)`,
      'g',
    ),
    full: 93,
    most: 100,
    perWeek: once,
  },
];
