import type { PgBoss } from 'pg-boss';
import { entriesOf } from '#domain/keys.ts';
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
export type OwnHours = { readonly [Name in (typeof whereSet)[number]]?: string };
const whereSet = ['security-log-sending', 'backup', 'reply-mailbox'] as const satisfies readonly TaskName[];

/** Who works on one says so each hour. What nobody has said for so long, nobody works on any more. */
const staleAfterMs = 2 * 3_600_000;

/** The jobs of alerts are gathered a little before the mail of the morning goes out, by the clocks of whoever gets it. */
const beforeMorning = `55 ${morning.hour - 1} * * *`;

/** Tells pg-boss what is begun when, also of what not every server works on. What was missed while no server ran is made up for, once. */
export async function syncSchedules(boss: PgBoss, db: Db, hours: OwnHours): Promise<void> {
  const wanted = linesFor(await zonesWithAlerts(db), hours);
  const known = await boss.getSchedules();
  const isSame = (one: { name: string; key: string }) => (other: { name: string; key: string }) =>
    one.name === other.name && one.key === other.key;
  for (const { name, cron, tz, key, data } of wanted) {
    const found = known.find(isSame({ name, key }));
    if (found?.cron !== cron || name in hours)
      await boss.schedule(name, cron, data, { tz, key, missed: 'once' });
  }
  for (const line of known)
    if (!wanted.some(isSame(line)) && !isAnothers(line)) await boss.unschedule(line.name, line.key);
}

/** Another server works on it, which this one is not set to do. */
function isAnothers({ name, updatedOn }: { name: string; updatedOn: Date | string }): boolean {
  const isFresh = new Date(updatedOn).getTime() > Date.now() - staleAfterMs;
  return isFresh && whereSet.some((one) => one === name);
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
