import { periodToSend } from '#client/features/profiles/period.ts';
import type { Shown } from '#client/kit/edits/conflict.ts';
import { periodProblem } from '#domain/fields/periods.ts';
import { type ProblemsIn, problemsIn } from '#domain/fields/problems.ts';
import type { educationFields, experienceFields } from '#domain/fields/profiles.ts';
import { blankOf, sentOf, type SentIn, type TypedIn, typedIn } from '#domain/fields/typed.ts';

type Table = typeof experienceFields | typeof educationFields;

/** A job held or a school attended as its form holds it: in months, and whether it still goes on. */
export type EntryValues<One extends Table> = TypedIn<One> & { isCurrent: boolean };

type Known<One extends Table> = Parameters<typeof typedIn<One>>[1] & { isCurrent: boolean };

export const isCurrentShown: Shown<boolean> = { label: 'Still going on', text: (is) => (is ? 'Yes' : 'No') };

export function valuesOfEntry<One extends Table>(
  table: One,
  entry: Known<One> | undefined,
): EntryValues<One> {
  return entry
    ? { ...typedIn(table, entry), isCurrent: entry.isCurrent }
    : { ...blankOf(table), isCurrent: false };
}

/** The server's own rules, said before anything is sent. */
export function entryProblems<One extends Table>(table: One, values: EntryValues<One>): ProblemsIn<One> {
  const { startDate, endDate, isCurrent } = values;
  const period = { startDate, endDate: isCurrent ? '' : endDate, isCurrent };
  const problems: { startDate?: string; endDate?: string } = problemsIn(table, { ...values, ...period });
  const disorder = problems.startDate || problems.endDate ? undefined : periodProblem(period);
  return disorder ? { ...problems, endDate: disorder } : problems;
}

/** `saved` as it was before: a month that stays keeps its day. */
export function entryToSend<One extends Table>(
  table: One,
  values: EntryValues<One>,
  saved: { startDate: string | null; endDate: string | null } | undefined,
): SentIn<One> & { isCurrent: boolean } {
  const { startDate, endDate, isCurrent } = values;
  const period = periodToSend({ startDate, endDate, isCurrent }, saved);
  return { ...sentOf(table, values), ...period, isCurrent };
}
