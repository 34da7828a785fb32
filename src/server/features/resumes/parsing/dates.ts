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
export function datedPart(told: string): Dated | undefined {
  // "Seasons 2013, 2014 and 2015"
  const text = told.replace(seasonsTold, '$1 – $2');
  const found =
    rangeIn(text) ??
    spaced.exec(text) ??
    open.exec(text) ??
    openInBrackets.exec(text) ??
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

const seasonsTold =
  /\b(?:seasons?|summers?|winters?|years?)[\s:]+((?:19|20)\d\d)(?:\s*,\s*(?:19|20)\d\d)*\s*(?:,|and|&)\s*((?:19|20)\d\d)\b/i;

/** The first stretch; or the one behind it that tells the same with its months: "Season 2022/2023 (Nov 2022 – Apr 2023)". */
function rangeIn(text: string): RegExpExecArray | null {
  const first = range.exec(text);
  if (!first || !/^\W*\d{4}\W*\d{4}\W*$/.test(first[0])) return first;
  const behind = text.slice(first.index + first[0].length);
  const second = behind.length <= 60 && !behind.includes('\t') ? range.exec(behind) : null;
  if (!second || !/\p{L}{3}|\d[/.]\d/u.test(second[0]) || second.index > 3) return first;
  const index = first.index + first[0].length + second.index;
  const season = /\s*\bseasons?\s*$/i.exec(text.slice(0, first.index));
  const from = season ? season.index : first.index;
  second[0] = text.slice(from, index + second[0].length);
  second.index = from;
  return second;
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
const named = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|springs?|summers?|autumns?|fall|winters?|q[1-4])(?![a-z])`;
const date = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s-]+)?${named}\.?,?\s*[-/]?\s*(?:\d{1,2},\s*)?(?:of\s+)?(?:${year}|['’]\d\d)|${named}-\d\d(?![\d/.-])|(?:0?[1-9]|1[0-2])\s?[/.-]\s?${year}|\d{1,2}[/.-]\d{1,2}[/.-]${year}|${year}\s?[/.-]\s?(?:0[1-9]|1[0-2])(?!\d)|${year}\s*\(${named}\.?\)|${year}\s?,?\s+${named}\.?(?!\s+(?:${year}))|${year})`;
// Where only two digits are left of a year, both ends of a stretch have to be told so.
const shortDate = String.raw`(?:0[1-9]|1[0-2])/\d\d(?![\d/])`;
const present = String.raw`(?:(?:till|until|up\s+to|to)\s+)?(?:the\s+)?(?:still\b(?:\s+working)?|onwards?|continuing|present(?:ly)?(?:\s+(?:day|time))?|current(?:ly)?(?:\s+working)?|now|today|ongoing|to\s?date|date|so\s+far|heute|-{2,}(?=\s*$|\)))(?![a-z])`;
const dash = String.raw`\s*(?:[-–—−‐‑~]+(?!-)|(?<=\d{4}\s?)/(?=\s?(?:\d{4}|---))|\bup\s+to\b|\bto\b|\b(?:un)?till?\b|→|=?>)\s*`;
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
const open = new RegExp(String.raw`^[([]?(?<from>${date})\s*/?\s*[-–—→]{1,3}(?<now>)[)\]]?\s*(?:$|:\s)`, 'i');
// "Legal Officer, Land Authority (Feb 2021–)"
const openInBrackets = new RegExp(String.raw`\((?<from>${date})\s*[-–—]{1,2}(?<now>)\s*\)$`, 'i');
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
const inside = new RegExp(
  String.raw`(?<=[\p{L})][\s,(:–-]+)[(]?(?<from>${date})[)]?(?=[\s,:–-]+\p{Lu})`,
  'iu',
);
const atStart = new RegExp(String.raw`^[([]?(?<from>${date})[)\]]?(?=[\s:,.–-])`, 'i');

/** Where in a text stretches of time stand, each from when until when or since when. */
export function spansIn(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { 0: span, index } of text.slice(0, 4_000).matchAll(spans)) {
    const before = found.at(-1);
    // "Mar 2021 – Oct 2021, Mar 2022 – Oct 2022" are two seasons of one job.
    if (before && !/\p{L}{2}/u.test(text.slice(before.to, index).replace(/\band\b/, '')))
      before.to = index + span.length;
    else found.push({ from: index, to: index + span.length });
  }
  return found;
}

/** Whether a text is stretches of time and nothing else. */
export function isAllSpans(text: string): boolean {
  const [only, more] = spansIn(text);
  return only !== undefined && !more && !/[\p{L}\d]/u.test(text.slice(0, only.from) + text.slice(only.to));
}

const spans = new RegExp(
  `${range.source.replaceAll(/\?<\p{L}+>/gu, '?:')}|${since.source.replaceAll(/\?<\p{L}+>/gu, '?:')}`,
  'gi',
);

/** "2 years 10 months": said by the dates already. */
export function isDuration(text: string): boolean {
  return /^\W*(?:\d+(?:\.\d)?\+?\s*(?:years?|yrs?|months?|mos?)\W*)+$/i.test(text);
}

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

const seasons: Record<string, number> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
};

function seasonIn(text: string): string {
  return Object.keys(seasons).find((season) => text.includes(season)) ?? '';
}

/** Without the commas, colons, brackets and words that held the dates to the rest. */
function unseparated(text: string): string {
  return text
    .replace(/(?:^|[\s,;:|([–—-]+)(?:from|since|between|during|period|dated?|(?<!\d\s)years?)[\s:]*$/i, '')
    .replace(/^[\s,;:|)\]】.*@/•·→>~–—-]+/, '')
    .replace(/(?<![\s,;:|([【*@/•·→>~–—-])[\s,;:|([【*@/•·→>~–—-]+$/, '');
}
