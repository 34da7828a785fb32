import type { PgBoss } from 'pg-boss';
import { entriesOf } from '#domain/keys.ts';
import { morning } from '#domain/notifications.ts';
import type { TaskName } from '#domain/tasks.ts';
import type { Db } from '#server/db/query.ts';
import { isWhereSet, type WhereSet } from './queues.ts';
import { zonesWithAlerts } from './tasks.queries.ts';

interface Line {
  name: TaskName;
  cron: string;
  tz: string;
  key: string;
  data: object;
}

/** What is begun by the clock, as lines of cron in UTC; most of it is begun by itself as well, as soon as there is some. */
export const everywhere = {
  'search-index': '*/5 * * * *',
  reminders: '*/5 * * * *',
  features: '*/5 * * * *',
  'market-figures': '*/5 * * * *',
  'alert-matching': '*/10 * * * *',
  'answer-records': '*/10 * * * *',
  recovery: '*/10 * * * *',
  'clean-up': '17 * * * *',
  'alert-queries': '47 * * * *',
  'index-now': '*/10 * * * *',
  'site-domains': '31 * * * *',
  webhooks: '23 * * * *',
} as const satisfies { readonly [Name in TaskName]?: string };

/** What is begun by the clock only where some server is set to work on it, which says when. */
export type OwnHours = { readonly [Name in WhereSet]?: string };

/** Who works on one says so each hour. What is found as it was so many times in a row, an hour after each other, nobody works on any more. */
const looksUntilAbandoned = 3;

/** What a server is set to work on by the clock, and what it has seen of that while it runs. */
export interface OwnLines {
  hours: OwnHours;
  /** Of which it has said when it works on them. */
  said: Set<TaskName>;
  /** Those it is not set to work on: when somebody last said that they are, and how often that was found. */
  found: Map<string, { saidAt: number; times: number }>;
}

export function ownLines(hours: OwnHours): OwnLines {
  return { hours, said: new Set(), found: new Map() };
}

/** The jobs of alerts are gathered a little before the mail of the morning goes out, by the clocks of whoever gets it. */
const beforeMorning = `55 ${morning.hour - 1} * * *`;

/**
 * Tells pg-boss what is begun when, also of what not every server works on. What was missed while no server ran is made up
 * for, once. Whoever only prepares a database says nothing of its own, and leaves alone what some server may be set to.
 */
export async function syncSchedules(boss: PgBoss, db: Db, own?: OwnLines): Promise<void> {
  const wanted = linesFor(await zonesWithAlerts(db), own?.hours ?? {});
  const known = await boss.getSchedules();
  const isSame = (one: { name: string; key: string }) => (other: { name: string; key: string }) =>
    one.name === other.name && one.key === other.key;
  for (const { name, cron, tz, key, data } of wanted) {
    const found = known.find(isSame({ name, key }));
    if (own && name in own.hours) await sayOwn(boss, own, { name, cron, tz, key, data }, found?.cron);
    else if (found?.cron !== cron) await boss.schedule(name, cron, data, { tz, key, missed: 'once' });
  }
  for (const line of known)
    if (!wanted.some(isSame(line)) && !isAnothers(line, own)) await boss.unschedule(line.name, line.key);
}

/** Says when this server works on one, and with it that it does. */
async function sayOwn(
  boss: PgBoss,
  { said }: OwnLines,
  { name, cron, tz, key, data }: Line,
  before: string | undefined,
): Promise<void> {
  // One set to other hours begins anew, or what these would have named before would be taken for missed. Once a start: servers
  // that are set to different ones take turns.
  if (before !== undefined && before !== cron && !said.has(name)) await boss.unschedule(name, key);
  await boss.schedule(name, cron, data, { tz, key, missed: 'once' });
  said.add(name);
}

/**
 * Another server may be set to work on it, which this one is not. How old it is says nothing: while none ran, nobody could
 * say so, and what was missed then is still to be made up for.
 */
function isAnothers(
  { name, updatedOn }: { name: string; updatedOn: Date | string },
  own: OwnLines | undefined,
): boolean {
  if (!isWhereSet(name)) return false;
  if (!own) return true;
  const saidAt = new Date(updatedOn).getTime();
  const before = own.found.get(name);
  const times = before?.saidAt === saidAt ? before.times + 1 : 1;
  own.found.set(name, { saidAt, times });
  return times < looksUntilAbandoned;
}

function linesFor(zones: readonly string[], hours: OwnHours): Line[] {
  const lines = entriesOf({ ...everywhere, ...hours }).flatMap(([name, cron]) =>
    cron === undefined ? [] : [{ name, cron, tz: 'UTC', key: '', data: {} }],
  );
  const mornings = zones.map((zone) => ({
    name: 'alert-morning' as const,
    cron: beforeMorning,
    tz: zone,
    // pg-boss takes no plus in a key.
    key: zone.replace('+', '.plus.'),
    data: { zone },
  }));
  return [...lines, ...mornings];
}
