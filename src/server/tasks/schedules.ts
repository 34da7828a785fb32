import type { PgBoss } from 'pg-boss';
import { morning } from '#domain/notifications.ts';
import type { TaskName } from '#domain/tasks.ts';
import type { Db } from '#server/db/query.ts';
import { zonesWithAlerts } from './tasks.queries.ts';

interface Line {
  name: TaskName;
  cron: string;
  tz: string;
  key: string;
  data: object;
}

/** What is begun by the clock, as lines of cron in UTC; most of it is begun by itself as well, as soon as there is some. */
export const everywhere: { readonly [Name in TaskName]?: string } = {
  'search-index': '*/2 * * * *',
  reminders: '*/5 * * * *',
  features: '*/5 * * * *',
  'market-figures': '*/5 * * * *',
  'alert-matching': '*/10 * * * *',
  'answer-records': '*/10 * * * *',
  recovery: '*/10 * * * *',
  'clean-up': '17 * * * *',
  'alert-queries': '47 * * * *',
};

/** The jobs of alerts are gathered a little before the mail of the morning goes out, by the clocks of whoever gets it. */
const beforeMorning = `55 ${morning.hour - 1} * * *`;

/** Tells pg-boss what is begun when. What was missed while no server ran is made up for, once. */
export async function syncSchedules(boss: PgBoss, db: Db): Promise<void> {
  const wanted = linesFor(await zonesWithAlerts(db));
  const known = await boss.getSchedules();
  const isSame = (one: Pick<Line, 'name' | 'key'>) => (other: { name: string; key: string }) =>
    one.name === other.name && one.key === other.key;
  for (const { name, cron, tz, key, data } of wanted) {
    const found = known.find(isSame({ name, key }));
    if (found?.cron !== cron) await boss.schedule(name, cron, data, { tz, key, missed: 'once' });
  }
  for (const line of known)
    if (!wanted.some(isSame({ name: line.name as TaskName, key: line.key })))
      await boss.unschedule(line.name, line.key);
}

function linesFor(zones: readonly string[]): Line[] {
  const lines = Object.entries(everywhere).map(([name, cron]) => ({
    // The cast: Object.entries knows nothing of the type of the keys.
    name: name as TaskName,
    cron,
    tz: 'UTC',
    key: '',
    data: {},
  }));
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
