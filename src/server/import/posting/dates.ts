/** A day and, where the source states one, the moment. */
export interface SourceDate {
  /** 'YYYY-MM-DD', the day as written, in whatever time zone it was written. */
  day: string;
  /** ISO time in UTC; midnight where only a day is given. */
  time: string;
}

/** Reads the ways in which feeds and spreadsheets write dates. Undefined for what cannot be read without guessing. */
export function readDate(text: string): SourceDate | undefined {
  const source = text.trim();
  return readIso(source) ?? readNumbers(source) ?? readNamedMonth(source);
}

/** Why a date could not be read, for the report. */
export function dateProblem(label: string, text: string): string {
  const shown = text.trim().slice(0, 40);
  const hint = numbers.test(text.trim()) ? 'could mean two days, or none' : 'is not a date we can read';
  return `${label} “${shown}” ${hint}; write it as 2026-03-31`;
}

// 2018-12-27, 2018-12-27T10:50:17+0000, 2018-12-27 10:50:17.123 +01:00, 2018/12/27; without a zone it is taken as UTC.
const iso =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:Z|UTC|GMT|([+-])(\d{2}):?(\d{2})?)?)?$/i;

function readIso(text: string): SourceDate | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [
    ,
    year,
    ,
    month,
    date,
    hour = '0',
    minute = '0',
    second = '0',
    sign,
    zoneHours = '0',
    zoneMinutes = '0',
  ] = match;
  const day = dayOf(Number(year), Number(month), Number(date));
  if (!day || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const ahead = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const written = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000;
  return { day, time: new Date(Date.parse(`${day}T00:00:00Z`) + written - ahead * 60_000).toISOString() };
}

const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ ,]+\d{1,2}:\d{2}(?::\d{2})?)?$/;

/** 31/03/2024, 3/31/2024, 31.03.2024: with slashes or dashes only where one of the two numbers cannot be a month. */
function readNumbers(text: string): SourceDate | undefined {
  const match = numbers.exec(text);
  if (!match) return undefined;
  const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (match[2] === '.' || first > 12 || first === second) return dateOnly(dayOf(year, second, first));
  return second > 12 ? dateOnly(dayOf(year, first, second)) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 31 Mar 2024, 31st March 2024, Mar 31, 2024, March 31 2024; a weekday before it and a time of day after it are passed over. */
function readNamedMonth(text: string): SourceDate | undefined {
  const plain = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '')
    .replace(/[\s,]+(?:at\s+)?\d{1,2}:\d{2}.*$/i, '');
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(plain);
  if (dayFirst) return dateOnly(dayOf(Number(dayFirst[3]), monthNumber(dayFirst[2]), Number(dayFirst[1])));
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(plain);
  return monthFirst
    ? dateOnly(dayOf(Number(monthFirst[3]), monthNumber(monthFirst[1]), Number(monthFirst[2])))
    : undefined;
}

function monthNumber(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
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
