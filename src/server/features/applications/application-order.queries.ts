import {
  type ApplicationSort,
  applicationSorts,
  hiringSorts,
  type SortedBy,
} from '#domain/application-sorts.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
import { type CursorKey, readCursor } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { answeredAtFor, movedAtFor, statusFor } from '#server/visibility/visible-applications.queries.ts';

/** By what a list is sorted, as SQL over the rows of an application, with the type its values have. */
interface SortKey {
  sql: string;
  type: 'text' | 'integer' | 'timestamptz';
  /** There is a value in every row. */
  always?: boolean;
}

function sortKey(by: SortedBy, actor: Actor): SortKey {
  const keys: Record<SortedBy, SortKey> = {
    applied: { sql: 'a.application_date', type: 'timestamptz', always: true },
    updated: { sql: movedAtFor(actor), type: 'timestamptz', always: true },
    // Whoever has their answer waits for none.
    due: {
      sql: `case when (${answeredAtFor(actor)}) is null and a.withdrawn_at is null then a.answer_due_at end`,
      type: 'timestamptz',
    },
    name: { sql: `lower(${personName('u')})`, type: 'text', always: true },
    job: { sql: 'lower(j.title)', type: 'text', always: true },
    status: {
      sql: `array_position(array[${applicationStatuses.map((status) => `'${status}'`).join(', ')}], ${statusFor(actor)})`,
      type: 'integer',
      always: true,
    },
    step: { sql: '(select lower(s.name) from step s where s.id = a.step_id)', type: 'text' },
    resume: { sql: '(select f.kind from file f where f.id = a.file_id)', type: 'text' },
    notes: {
      sql: `case when a.recruiter_notes ~ '\\S' then 1 + regexp_count(btrim(a.recruiter_notes, E' \\n\\r\\t'), '\\n\\s*\\n') end`,
      type: 'integer',
    },
  };
  return keys[by];
}

export interface Order {
  /** The value a row stands in its place by, as text; and a cursor that begins the next page after it. */
  key: string;
  cursorAt: (key: string | null, id: number) => CursorKey;
  orderBy: string;
  /** What comes after a page's last row; undefined for the first page. */
  after: ((parameters: Parameters) => string) | undefined;
}

/** The order of a list, and where in it a cursor stands. One that was given for another order is none of ours. */
export function orderOf(actor: Actor, sort: ApplicationSort, cursor: string | undefined): Order {
  const { by, descending } = applicationSorts[sort];
  if (isJobSeeker(actor) && hiringSorts.includes(by))
    throw refuse.invalid(`Your own applications cannot be sorted by ${by}.`, {
      sort: 'Choose another order.',
    });
  const { sql, type, always } = sortKey(by, actor);
  const [direction, beyond] = descending ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const last = cursorOf(sort, type, cursor);
  return {
    key: asText(sql, type),
    cursorAt: (key, id) => [sort, key !== null && type === 'integer' ? Number(key) : key, id],
    orderBy: `${sql} ${direction}${always ? '' : ' nulls last'}, a.id ${direction}`,
    after:
      last &&
      ((parameters) => {
        const id = `${parameters.add(last.id)}::integer`;
        if (last.value === null) return `(${sql}) is null and a.id ${beyond} ${id}`;
        const value = `${parameters.add(last.value)}::${type}`;
        const further = `(${sql}, a.id) ${beyond} (${value}, ${id})`;
        return always ? further : `(${further} or (${sql}) is null)`;
      }),
  };
}

function asText(sql: string, type: SortKey['type']): string {
  return type === 'timestamptz'
    ? `to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `(${sql})::text`;
}

const shapes = { text: 'text or null', integer: 'number or null', timestamptz: 'time or null' } as const;

function cursorOf(sort: ApplicationSort, type: SortKey['type'], cursor: string | undefined) {
  const read = readCursor(cursor, ['text', shapes[type], 'number']);
  if (!read) return undefined;
  const [given, value, id] = read;
  if (given !== sort)
    throw refuse.invalid('cursor is not one this server gave for this order.', {
      cursor: 'Not a cursor this server gave for this order.',
    });
  return { value, id };
}
