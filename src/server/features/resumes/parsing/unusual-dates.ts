import { date, named, year } from './date-words.ts';

/** Stretches that are told in another way, as others tell them. */
export function inUsualWords(told: string): string {
  return told
    .replace(seasonsTold, '$1 – $2')
    .replace(seasonTold, 'in $1')
    .replace(seasonsBefore, '')
    .replace(startedAndLeft, '$1 – $2')
    .replace(startedAndStayed, '$1 – present')
    .replace(yearAndMonths, '$2 $1 – $3 $1')
    .replace(shortSecondYear, (all, century: string, one: string, other: string) =>
      Number(other) > Number(one) ? `${century}${one} – ${century}${other}` : all,
    );
}

/** "Season 2017", "the 2017 season": all of it, as a year alone is. */
const seasonTold = /\b(?:in )?the ((?:19|20)\d\d) season\b/i;

/** "Seasons 2017 to 2020": the years say it. */
const seasonsBefore =
  /(?:^\W*|(?<=[,–-]\s))seasons?[\s:]+(?=(?:19|20)\d\d\s*(?:[-–—:]|to\b|until\b))(?!.*\()/i;

const seasonsTold =
  /\b(?:seasons?|summers?|winters?|years?)[\s:]+((?:19|20)\d\d)(?:\s*,\s*(?:19|20)\d\d)*\s*(?:,|and|&)\s*((?:19|20)\d\d)\b/i;

const startedAndLeft = new RegExp(
  String.raw`\b(?:started|joined|began)(?:\s+(?:in|on|from))?\s+(${date})[.,;]?\s+(?:and\s+|then\s+)?(?:left|ended|finished|resigned|stayed\s+until|until|till)(?:\s+(?:in|on))?\s+(${date})`,
  'iu',
);
const startedAndStayed = new RegExp(
  String.raw`\b(?:started|joined|began)(?:\s+(?:in|on|from))?\s+(${date})[.,;]?\s+(?:and\s+)?(?:i am\s+)?still\s+(?:there|here|working(?: there)?|employed)`,
  'iu',
);
// "2023, May to October"
const yearAndMonths = new RegExp(
  String.raw`(?<![\d/.-])(${year})[,:]?\s+(${named}\.?)\s*(?:[-–—]|\bto\b|\buntil\b)\s*(${named}\.?)(?!\s*,?\s*(?:${year}|\d))`,
  'iu',
);
// "2020–21"; with a hyphen it may be a month, and before a month a day
const shortSecondYear = new RegExp(
  String.raw`(?<![\d/.-])(19|20)(\d\d)\s?(?:[–—/]|-(?=1[3-9]|[2-9]))\s?(\d\d)(?=[\s:,;.)\]]|$)(?![./]\d|\s*${named})`,
  'iu',
);
