/** A stretch of time as a résumé tells it, in months; a year alone is its January, and said to be only that. */
export interface Period {
  /** 'YYYY-MM-01', or null where it does not say. */
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** Which of the two were told as a year without a month, or guessed. */
  doubtful: ('startDate' | 'endDate')[];
}

export interface Dated {
  period: Period;
  /** What stood around the dates: before and after them. */
  before: string;
  after: string;
}

/** The first stretch of time in a text, or a single date, with what is left of the text; undefined without one. */
export function datedPart(text: string): Dated | undefined {
  const found =
    range.exec(text) ??
    spaced.exec(text) ??
    open.exec(text) ??
    since.exec(text) ??
    (isAllDate(text) ? single.exec(text) : undefined);
  if (!found?.groups) return undefined;
  const { from, to, now } = found.groups;
  const period = periodOf(from, to, Boolean(now));
  if (!period) return undefined;
  return {
    period,
    before: unseparated(text.slice(0, found.index)),
    after: unseparated(text.slice(found.index + found[0].length)),
  };
}

/** A single date that ends a line, as of a degree: "Diploma in Cookery, 2011". */
export function dateAtEnd(text: string): Dated | undefined {
  const found = atEnd.exec(text);
  if (!found?.groups) return undefined;
  const period = periodOf(undefined, found.groups['from'], false);
  return period && { period, before: unseparated(text.slice(0, found.index)), after: '' };
}

/** "2020 in Blue Lagoon Resort": a year alone, and where it was spent. */
export function yearSpent(text: string): Dated | undefined {
  const found = spent.exec(text);
  if (!found?.groups) return undefined;
  const rest = text.slice(found[0].length);
  const period = periodOf(found.groups['from'], undefined, false);
  const isCurrent = goesOn.test(rest);
  return (
    period && { period: { ...period, isCurrent }, before: '', after: unseparated(rest.replace(goesOn, ' ')) }
  );
}

/** The same at its beginning: "2011 Diploma in Cookery". */
export function dateAtStart(text: string): Dated | undefined {
  const found = atStart.exec(text);
  if (!found?.groups) return undefined;
  const period = periodOf(undefined, found.groups['from'], false);
  return period && { period, before: '', after: unseparated(text.slice(found[0].length)) };
}

/** The same in the midst of a line, between two things that it parts: "Liberal Arts 2005 Jefferson High School". */
export function dateInside(text: string): Dated | undefined {
  const found = inside.exec(text);
  if (!found?.groups) return undefined;
  const period = periodOf(undefined, found.groups['from'], false);
  return (
    period && {
      period,
      before: unseparated(text.slice(0, found.index)),
      after: unseparated(text.slice(found.index + found[0].length)),
    }
  );
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const named = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)(?![a-z])`;
const date = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s-]+)?${named}\.?,?\s*[-/]?\s*(?:\d{1,2},\s*)?(?:of\s+)?(?:${year}|['’]\d\d)|${named}-\d\d(?![\d/.-])|(?:0?[1-9]|1[0-2])\s?[/.-]\s?${year}|\d{1,2}[/.-]\d{1,2}[/.-]${year}|${year}\s?[/.-]\s?(?:0[1-9]|1[0-2])(?!\d)|${year},?\s+${named}(?!\s+(?:${year}))|${year})`;
// Where only two digits are left of a year, both ends of a stretch have to be told so.
const shortDate = String.raw`(?:0[1-9]|1[0-2])/\d\d(?![\d/])`;
const present = String.raw`(?:(?:till|until|up\s+to)\s+)?(?:the\s+)?(?:still\b|onwards?|continuing|present(?:ly)?(?:\s+(?:day|time))?|current(?:ly)?|now|today|ongoing|to\s?date|date)`;
const dash = String.raw`\s*(?:[-–—−‐‑~]+|(?<=\d{4}\s?)/(?=\s?\d{4})|\bto\b|\buntil\b|\btill\b|→)\s*`;
// In "May – Aug 2020" the year is told once.
const range = new RegExp(
  String.raw`[([]?(?<![\d/.$€£-])(?<from>${date}|${shortDate}|${named}\.?)(?:${dash})(?:(?<to>${date}|${shortDate})|(?<now>${present}))(?![\d%])[)\]]?`,
  'i',
);
// Where a font has no sign for the dash, only the space around it is left.
const spaced = new RegExp(
  String.raw`[([]?(?<![\d/.$€£-])(?<from>${date})\s+(?:(?<to>${date})|(?<now>${present}))(?![\d%])[)\]]?`,
  'i',
);
// "2019 –" goes on, as far as one can tell.
const open = new RegExp(String.raw`^[([]?(?<from>${date})\s*/?\s*[-–—→]{1,3}(?<now>)[)\]]?$`, 'i');
const spent = new RegExp(String.raw`^[([]?(?<from>${date})[)\]]?[\s:,–-]+(?=(?:in|at|with)\s+\S)`, 'i');
const goesOn = /\s*\(?\b(?:ongoing|present|current(?:ly)?|till now|to date)\b\)?/i;
const since = new RegExp(
  String.raw`[([]?\b(?:since|from)\s+(?<from>${date})(?<now>)(?:\s*[-–—]\s*)?[)\]]?`,
  'i',
);
const single = new RegExp(String.raw`[([]?(?<to>${date})[)\]]?`, 'i');
const allDate = new RegExp(
  String.raw`^\W*(?:(?:graduated|graduation|graduating|expected|completed|awarded|class of|in|date)\W*)*${date}\W*$`,
  'i',
);
const atEnd = new RegExp(
  String.raw`(?:^|[\s,(|:-])[([]?(?:expected\s+|graduated\s+(?:in\s+)?)?(?<from>${date})[)\].]*$`,
  'i',
);
const inside = new RegExp(String.raw`(?<=\p{L}[\s,(:–-]+)[(]?(?<from>${date})[)]?(?=[\s,:]+\p{Lu})`, 'iu');
const atStart = new RegExp(String.raw`^[([]?(?<from>${date})[)\]]?(?=[\s:,.–-])`, 'i');

/** Where in a text stretches of time stand, each from when until when or since when. */
export function spansIn(text: string): { from: number; to: number }[] {
  return [...text.slice(0, 4_000).matchAll(spans)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

const spans = new RegExp(
  `${range.source.replaceAll(/\?<\p{L}+>/gu, '?:')}|${since.source.replaceAll(/\?<\p{L}+>/gu, '?:')}`,
  'gi',
);

/** A text that begins with a date, in two: the date, and what stands behind it. */
export function dateBefore(text: string): { date: string; rest: string } | undefined {
  const [, told = '', rest = ''] = beginning.exec(text) ?? [];
  return told ? { date: told, rest: unseparated(rest) } : undefined;
}

const beginning = new RegExp(`^(${date})(?=$|[\\s,:–-])\\s*[-–,:]?\\s*(.*)$`, 'i');

/** Whether a text is one date and nothing else. */
export function isDateAlone(text: string): boolean {
  return text.length < 40 && alone.test(text);
}

const alone = new RegExp(`^${date}$`, 'i');

function isAllDate(text: string): boolean {
  return text.length < 60 && allDate.test(text);
}

function periodOf(from: string | undefined, to: string | undefined, isCurrent: boolean): Period | undefined {
  const order = orderIn([from, to]);
  const end = to === undefined ? undefined : monthOf(to, order);
  const start = from === undefined ? undefined : monthOf(from, order, end?.month.slice(0, 4));
  if (from !== undefined && !start) return undefined;
  const current = isCurrent || (from !== undefined && to === undefined);
  const inOrder = !start || !end || start.month <= end.month;
  if (!inOrder) return undefined;
  return {
    start: start?.month ?? null,
    end: current ? null : (end?.month ?? null),
    isCurrent: current,
    doubtful: [
      ...(start && !start.precise ? (['startDate'] as const) : []),
      ...(end && !end.precise && !current ? (['endDate'] as const) : []),
    ],
  };
}

/** Which of the first two numbers of 05/06/2019 is the day: what one date of a stretch tells holds for both; undefined where neither does. */
function orderIn(dates: readonly (string | undefined)[]): 'day' | 'month' | undefined {
  for (const text of dates) {
    const [, first = 0, second = 0] = /(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text ?? '')?.map(Number) ?? [];
    if (first > 12) return 'day';
    if (second > 12) return 'month';
  }
  return undefined;
}

function monthOf(
  text: string,
  order: 'day' | 'month' | undefined,
  otherYear?: string,
): { month: string; precise: boolean } | undefined {
  const lower = text.toLowerCase();
  const told = new RegExp(year).exec(lower)?.[0] ?? shortYear(lower) ?? otherYear;
  if (!told) return undefined;
  const name = months.findIndex((month) => new RegExp(String.raw`\b${month}`).test(lower));
  const number = name >= 0 ? name + 1 : (numbered(lower, order) ?? seasons[seasonIn(lower)]);
  return { month: `${told}-${String(number ?? 1).padStart(2, '0')}-01`, precise: number !== undefined };
}

function shortYear(text: string): string | undefined {
  const digits = /(?:['’]|\p{L}-|^\d\d\/)(\d\d)$/u.exec(text.trim())?.[1];
  return digits && `${Number(digits) < 50 ? 20 : 19}${digits}`;
}

/** The month in 09/2010, 2010-09, 09/10 and 17.09.2010; the day stands first unless a number over 12 says otherwise. */
function numbered(text: string, order: 'day' | 'month' | undefined): number | undefined {
  const parts = text.split(/\s?[/.-]\s?/).map(Number);
  if (parts.length < 2 || parts.some(Number.isNaN)) return undefined;
  const isShort = parts.length === 2 && parts.every((part) => part < 100);
  const [month] =
    parts.length === 3
      ? [order === 'month' ? parts[0] : parts[1]]
      : isShort
        ? parts
        : parts.filter((part) => part < 100);
  return month && month >= 1 && month <= 12 ? month : undefined;
}

const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

function seasonIn(text: string): string {
  return Object.keys(seasons).find((season) => text.includes(season)) ?? '';
}

/** Without the commas, colons and brackets that held the dates to the rest. */
function unseparated(text: string): string {
  return text
    .replace(/^[\s,;:|)\].*@/•·→>~–—-]+/, '')
    .replace(/(?<![\s,;:|([*@/•·→>~–—-])[\s,;:|([*@/•·→>~–—-]+$/, '');
}
