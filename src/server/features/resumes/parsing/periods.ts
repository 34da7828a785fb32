import { foreignSeasons, monthNames, year } from './date-words.ts';

/** A stretch of time as a résumé tells it, in months; a year alone is its January, and said to be only that. */
export interface Period {
  /** 'YYYY-MM-01', or null where it does not say. */
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** Which of the two were told as a year without a month, or guessed. */
  doubtful: ('startDate' | 'endDate')[];
}

/** The stretch between two dates as they are written; undefined where they are none, or in the wrong order. */
export function periodOf(
  from: string | undefined,
  to: string | undefined,
  isCurrent: boolean,
): Period | undefined {
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
  const name = monthPatterns.findIndex((month) => month.test(lower));
  const number = name >= 0 ? name + 1 : (numbered(lower, order) ?? seasons[seasonIn(lower)]);
  return { month: `${told}-${String(number ?? 1).padStart(2, '0')}-01`, precise: number !== undefined };
}

const monthPatterns = monthNames.map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'u'));

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

const seasons: Readonly<Record<string, number>> = {
  ...foreignSeasons,
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
