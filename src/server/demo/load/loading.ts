import type { Tx } from '#server/db/query.ts';
import type { EventType } from '#domain/events.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** What every part of the loading is given: where to, when things happened, and who is who so far. */
export interface Loading {
  tx: Tx;
  calendar: Calendar;
  random: Random;
  people: Known;
  profiles: Known;
  companies: Known;
  jobs: Known;
  /** Everything that happened, in the columns of the table event; written at the end, in order of time. */
  events: DemoEvent[];
  /** What people with power over others did, likewise in the columns of audit_log. */
  audit: DemoAudit[];
}

export interface DemoEvent {
  type: EventType;
  subject_id: number;
  actor_id: number | null;
  data: object;
  happened_at: string;
}

export interface DemoAudit {
  actor_id: number;
  action: string;
  subject: string;
  subject_id: number;
  details: object;
  happened_at: string;
}

/** What is already in the database, under the name these files give it. */
export interface Known {
  add: (name: string, thing: { id: number; since: string }) => void;
  id: (name: string) => number;
  /** ISO time since which it exists. */
  since: (name: string) => string;
}

/** Fails on a name that nobody has been given: a slip in these files. */
export function createKnown(kind: string): Known {
  const things = new Map<string, { id: number; since: string }>();
  const named = (name: string) => {
    const thing = things.get(name);
    if (!thing) throw new Error(`The demo has no ${kind} named ${name}`);
    return thing;
  };
  return {
    add: (name, thing) => void things.set(name, thing),
    id: (name) => named(name).id,
    since: (name) => named(name).since,
  };
}

/** Rows in the order in which they came to be. */
export function inOrder<Row>(rows: readonly Row[], time: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => time(a).localeCompare(time(b)));
}
