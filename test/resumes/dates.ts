/** How somebody writes a stretch of time. */
export interface DateStyle {
  /** Only years are told. */
  years?: boolean;
  span: (start: string, end: string | undefined) => string;
}

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const month = (told: string, letters = 9) => names[Number(told.slice(5, 7)) - 1]?.slice(0, letters) ?? '';
const year = (told: string) => told.slice(0, 4);
const number = (told: string) => told.slice(5, 7);

/** Styles of dates by name; what goes on is said in the words that go with each. */
export const dateStyles = {
  short: {
    span: (start, end) =>
      `${month(start, 3)} ${year(start)} – ${end ? `${month(end, 3)} ${year(end)}` : 'Present'}`,
  },
  long: {
    span: (start, end) => `${month(start)} ${year(start)} to ${end ? `${month(end)} ${year(end)}` : 'date'}`,
  },
  slashes: {
    span: (start, end) =>
      `${number(start)}/${year(start)} - ${end ? `${number(end)}/${year(end)}` : 'till now'}`,
  },
  points: {
    span: (start, end) =>
      `${number(start)}.${year(start)} – ${end ? `${number(end)}.${year(end)}` : 'current'}`,
  },
  apostrophes: {
    span: (start, end) =>
      `${month(start, 3)}’${start.slice(2, 4)} – ${end ? `${month(end, 3)}’${end.slice(2, 4)}` : 'Now'}`,
  },
  days: {
    span: (start, end) =>
      `01/${number(start)}/${year(start)} – ${end ? `28/${number(end)}/${year(end)}` : 'to date'}`,
  },
  years: {
    years: true,
    span: (start, end) => `${year(start)} – ${end ? year(end) : 'present'}`,
  },
  closeYears: { years: true, span: (start, end) => `${year(start)}-${end ? year(end) : 'now'}` },
} satisfies Record<string, DateStyle>;

/** "from 2019" and "until 2021" as two cells of a table. */
export function fromAndTo({ start, end }: { start: string; end: string | undefined }): [string, string] {
  return [`${month(start, 3)} ${year(start)}`, end ? `${month(end, 3)} ${year(end)}` : 'Present'];
}

/** "April 2021" */
export function monthAndYear(told: string): string {
  return `${month(told)} ${year(told)}`;
}
