import { date, fromWords, named, nowWords, sinceWords, untilWords } from './date-words.ts';
import { type Period, periodOf } from './periods.ts';
import { inUsualWords } from './unusual-dates.ts';

export interface Dated {
  period: Period;
  /** What stood around the dates: before and after them. */
  before: string;
  after: string;
}

/** The first stretch of time in a text, or a single date, with what is left of the text; undefined without one. */
export function datedPart(told: string): Dated | undefined {
  if (!hasYear.test(told)) return undefined;
  // "Seasons 2013, 2014 and 2015"
  const text = inUsualWords(told);
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

/** "Loader — Port of Malé (2015)": a year in brackets, and nothing behind it. */
export function yearInBrackets(text: string): Dated | undefined {
  const found = /\(\s*(?<year>(?:19|20)\d\d)\s*\)\W*$/.exec(text);
  const period = found?.groups && periodOf(undefined, found.groups['year'], false);
  return found && period ? { period, before: unseparated(text.slice(0, found.index)), after: '' } : undefined;
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

// Where only two digits are left of a year, both ends of a stretch have to be told so.
const shortDate = String.raw`(?:0[1-9]|1[0-2])/\d\d(?![\d/])`;
const present = String.raw`(?:(?:till|until|up\s+to|to)\s+)?(?:the\s+)?(?:still\b(?:\s+working)?|onwards?|continuing|present(?:ly)?(?:\s+(?:day|time))?|current(?:ly)?(?:\s+working)?|now|today|ongoing|to\s?date|date|so\s+far|${nowWords}|-{2,}(?=\s*$|\)))(?!\p{L})`;
const dash = String.raw`\s*(?:[-–—−‐‑~]+(?!-)|(?<=\d{4}\s?)/(?=\s?(?:\d{4}|---))|\bup\s+to\b|\bto\b|\b(?:un)?till?\b|(?<=\s)(?:${untilWords})(?=\s)|→|=?>)\s*`;
// In "May – Aug 2020" the year is told once.
const range = new RegExp(
  String.raw`[([]?(?<![\d/.$€£-])(?<from>${date}|${shortDate}|${named}\.?)(?:${dash})(?:(?<to>${date}|${shortDate})|(?<now>${present}))(?![\d%])[)\]]?`,
  'iu',
);
// Where a font has no sign for the dash, only the space around it is left.
const spaced = new RegExp(
  String.raw`[([]?(?<![\d/.$€£-])(?<from>${date})\s+(?:(?<to>${date})|(?<now>${present}))(?![\d%])[)\]]?`,
  'iu',
);
// "2019 –" goes on, as far as one can tell.
const open = new RegExp(
  String.raw`(?:^|(?<=[★☆|•·,;:]\s*))[([]?(?<from>${date})\s*/?\s*[-–—→]{1,3}(?<now>)[)\]]?\s*(?:$|:\s)`,
  'iu',
);
// "Legal Officer, Land Authority (Feb 2021–)"
const openInBrackets = new RegExp(String.raw`\((?<from>${date})\s*[-–—]{1,2}(?<now>)\s*\)$`, 'iu');
const spent = new RegExp(String.raw`^[([]?(?<from>${date})[)\]]?[\s:,–-]+(?=(?:in|at|with)\s+\S)`, 'iu');
const goesOn = /\s*\(?\b(?:ongoing|present|current(?:ly)?|till now|to date)\b\)?/i;
const since = new RegExp(
  String.raw`[([]?(?<!\p{L})(?:${sinceWords})\s+(?:the\s+|le\s+|el\s+)?(?<from>${date})(?<now>)(?:\s*[-–—]\s*)?[)\]]?`,
  'iu',
);
const single = new RegExp(String.raw`[([]?(?<to>${date})[)\]]?`, 'iu');
const allDate = new RegExp(
  String.raw`^\W*(?:(?:graduated|graduation|graduating|expected|completed|awarded|class of|in|date)\W*)*${date}\W*(?:\d{1,2}\s*(?:months?|weeks?|mos?)\W*)?$`,
  'iu',
);
const atEnd = new RegExp(
  String.raw`(?:^|[\s,(|:-])[([]?(?:expected\s+|graduated\s+(?:in\s+)?)?(?<from>${date})[)\].]*$`,
  'iu',
);
const inside = new RegExp(
  String.raw`(?<=[\p{L})][\s,(:–-]+)[(]?(?<from>${date})[)]?(?=[\s,:–-]+\p{Lu})`,
  'iu',
);
const atStart = new RegExp(String.raw`^[([]?(?<from>${date})[)\]]?(?=[\s:,.–-])`, 'iu');

/** Whether a text tells from when until when, in whatever words. */
export function tellsStretch(text: string): boolean {
  if (!hasYear.test(text)) return false;
  return spansIn(inUsualWords(text)).length > 0 || isTwoDates(text) || (text.length <= 20 && open.test(text));
}

/** Two digits, without which no text tells a year: most lines are read no further. */
const hasYear = /\d\d/;

/** Where in a text stretches of time stand, each from when until when or since when. */
export function spansIn(text: string): { from: number; to: number }[] {
  if (!hasYear.test(text)) return [];
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

/** "August 2012 August 2013": a stretch whose dash was lost, and nothing else. */
function isTwoDates(text: string): boolean {
  const found = text.length <= 40 ? spaced.exec(text) : null;
  return found !== null && found[0].length === text.trim().length;
}

/** Whether a text is stretches of time and nothing else. */
export function isAllSpans(text: string): boolean {
  const [only, more] = spansIn(text);
  return only !== undefined && !more && !/[\p{L}\d]/u.test(text.slice(0, only.from) + text.slice(only.to));
}

const spans = new RegExp(
  `(?:(?<!\\p{L})(?:${fromWords}|from)\\s+)?${range.source.replaceAll(/\?<\p{L}+>/gu, '?:')}|${since.source.replaceAll(/\?<\p{L}+>/gu, '?:')}`,
  'giu',
);

/** "2 years 10 months": said by the dates already. */
export function isDuration(text: string): boolean {
  return /^\W*(?:about\s+|nearly\s+|over\s+)?(?:(?:\d+(?:\.\d)?\+?|one|two|three|four|five|six|seven|eight|nine|ten|an?|half an?)\s*(?:years?|yrs?|months?|mos?|weeks?|seasons?)(?:\s+and)?\W*)+$/i.test(
    text,
  );
}

/** A text that begins with a date, in two: the date, and what stands behind it. */
export function dateBefore(text: string): { date: string; rest: string } | undefined {
  const [, told = '', rest = ''] = beginning.exec(text) ?? [];
  return told ? { date: told, rest: unseparated(rest) } : undefined;
}

const beginning = new RegExp(`^(${date})(?=$|[\\s,:–-])\\s*[-–,:]?\\s*(.*)$`, 'iu');

/** Whether a text is one date and nothing else. */
export function isDateAlone(text: string): boolean {
  return text.length < 40 && alone.test(text);
}

const alone = new RegExp(`^${date}$`, 'iu');

function isAllDate(text: string): boolean {
  return text.length < 60 && allDate.test(text);
}

/** Without the commas, colons, brackets and words that held the dates to the rest. */
function unseparated(text: string): string {
  return text
    .replace(
      /(?:(?:^|[\s,;:|([–—-]+)(?:from|since|between|during|(?:working\s+)?period|dates?|dated|(?<!\d\s)years?)[\s:]*)+$/i,
      '',
    )
    .replace(foreignFrom, '')
    .replace(/^[\s,;:|)\]】.*@/•·→>~–—-]+/, '')
    .replace(/(?<![\s,;:|([【*@/•·→>~–—-])[\s,;:|([【*@/•·→>~–—-]+$/, '');
}

const foreignFrom = new RegExp(String.raw`(?:^|[\s,;:|([–—-]+)(?:${fromWords}|${sinceWords})\s*$`, 'iu');
