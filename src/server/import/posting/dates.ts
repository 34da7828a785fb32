import { firstCharacters } from '#domain/fields/texts.ts';

/** A day and, where the source states one, the moment. */
export interface SourceDate {
  /** 'YYYY-MM-DD', the day as written, in whatever time zone it was written. */
  day: string;
  /** ISO time in UTC; midnight where only a day is given. */
  time: string;
}

/** In which order day, month and year stand where all three are numbers. */
export const dateOrders = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Reads the ways in which feeds and spreadsheets write dates. `order` is that of dates which could mean two days, such as
 * 04/05/2024. Undefined for what cannot be read without guessing.
 */
export function readDate(text: string, order?: DateOrder): SourceDate | undefined {
  const source = text.trim();
  if (source.length > longest) return undefined;
  return readIso(source) ?? readNumbers(source, order) ?? readNamedMonth(source);
}

const longest = 60;

/** Why a date could not be read, for the report. `order` is the one its column has. */
export function dateProblem(label: string, text: string, order?: DateOrder): string {
  const shown = `${label} “${firstCharacters(text.trim(), 40)}”`;
  const write = 'write it as 2026-03-31';
  const possible = ordersOf(text);
  if (possible && order && possible.length > 0)
    return `${shown} is no day when it is read ${orderInWords[order]} like the rest of its column; ${write}`;
  if (possible ? possible.length === 0 : iso.test(text.trim()))
    return `${shown} is not a possible day; ${write}`;
  return `${shown} ${possible ? 'could mean two days' : 'is not a date we can read'}; ${write}`;
}

export const orderInWords: Record<DateOrder, string> = {
  DMY: 'day first',
  MDY: 'month first',
  YMD: 'year first',
};

/** In which orders a date of numbers can be read, day first before month first; undefined for every other text. */
export function ordersOf(text: string): DateOrder[] | undefined {
  const source = text.trim();
  if (source.length > longest || !numbers.test(source)) return undefined;
  return dateOrders.filter((order) => inOrder(source, order));
}

// 2018-12-27, 2018-12-27T10:50:17+0000, 2018-12-27 10:50:17.123 +01:00, 2018/12/27, 2018.12.27, 20181227; without a zone it is taken as UTC.
const iso =
  /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:Z|UTC|GMT|([+-])(\d{2}):?(\d{2})?)?)?$/i;

function readIso(text: string): SourceDate | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [
    ,
    year,
    parting,
    month = '',
    date = '',
    hour = '0',
    minute = '0',
    second = '0',
    sign,
    zoneHours = '0',
    zoneMinutes = '0',
  ] = match;
  if (!parting && month.length + date.length < 4) return undefined;
  const day = dayOf(Number(year), Number(month), Number(date));
  if (!day || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const ahead = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const written = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000;
  return { day, time: new Date(Date.parse(`${day}T00:00:00Z`) + written - ahead * 60_000).toISOString() };
}

const clock = String.raw`(?:[ ,T]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|GMT))?)?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?`;
const numbers = new RegExp(
  String.raw`^${weekday}(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})${clock}$`,
  'i',
);

/** 31/03/2024, 3/31/24, 31.03.2024: with slashes or dashes only where the order is known, or both mean the same day. */
function readNumbers(text: string, order: DateOrder | undefined): SourceDate | undefined {
  const orders = ordersOf(text);
  if (!orders) return undefined;
  if (order) return dateOnly(inOrder(text, order) ?? dotted(text, orders));
  // That a year of two figures stands first has to be said.
  const usual = orders.filter((one) => one !== 'YMD');
  const days = new Set(usual.map((one) => inOrder(text, one)));
  return dateOnly(dotted(text, orders) ?? (days.size === 1 ? [...days][0] : undefined));
}

/** Dots stand only where the day comes first. */
function dotted(text: string, orders: readonly DateOrder[]): string | undefined {
  return numbers.exec(text)?.[2] === '.' && orders.includes('DMY') ? inOrder(text, 'DMY') : undefined;
}

function inOrder(text: string, order: DateOrder): string | undefined {
  const [, first = '', , second = '', third = ''] = numbers.exec(text) ?? [];
  if (order === 'YMD') return third.length === 2 ? dayOf(yearOf(first), +second, +third) : undefined;
  const [date, month] = order === 'DMY' ? [+first, +second] : [+second, +first];
  return dayOf(yearOf(third), month, date);
}

function yearOf(figures: string): number {
  return figures.length === 2 ? 2_000 + Number(figures) : Number(figures);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 31 Mar 2024, 31st March 2024, 31-Mar-24, Mar 31, 2024, March 31 2024; a weekday before it and a time of day after it are passed over. */
function readNamedMonth(text: string): SourceDate | undefined {
  const plain = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '')
    .replace(/[\s,]+(?:at\s+)?\d{1,2}[:.]\d{2}.*$/i, '')
    .replace(/[\s,]+(?:at\s+)?(?:\d{1,2}\s?[ap]\.?m\.?|noon|midnight)$/i, '');
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]*([a-z]{3,9})\.?,?[\s-]*(\d{4}|\d{2})$/i.exec(
    plain,
  );
  if (dayFirst)
    return dateOnly(dayOf(yearOf(dayFirst[3] ?? ''), monthNumber(dayFirst[2]), Number(dayFirst[1])));
  const monthFirst = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/i.exec(plain);
  return monthFirst
    ? dateOnly(dayOf(Number(monthFirst[3]), monthNumber(monthFirst[1]), Number(monthFirst[2])))
    : undefined;
}

const fullMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The month of this name or its beginning: "Mar", "Sept", "march", but not "marvellous". */
function monthNumber(name = ''): number {
  const plain = name.toLowerCase();
  const at = months.indexOf(plain.slice(0, 3));
  return fullMonths[at]?.startsWith(plain) ? at + 1 : 0;
}

function dateOnly(day: string | undefined): SourceDate | undefined {
  return day ? { day, time: `${day}T00:00:00.000Z` } : undefined;
}

function dayOf(year: number, month: number, date: number): string | undefined {
  if (year < 1990 || year > 2199 || month < 1 || date < 1) return undefined;
  const day = new Date(Date.UTC(year, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date
    ? day.toISOString().slice(0, 10)
    : undefined;
}
