import type { BackupsNow } from '#contract/api.ts';
import { backupGraceMs } from '#domain/backups.ts';
import { backupSchedule, type LastRun, lastRuns } from './runs.queries.ts';
import type { Db } from '#server/db/query.ts';
import { nextTime } from '#server/tasks/cron.ts';

/** The last backup and the last drill, and what is wrong with them. */
export async function howBackupsStand(db: Db, now: Date): Promise<BackupsNow> {
  const schedule = await backupSchedule(db);
  const runs = await lastRuns(db);
  const last = (kind: LastRun['kind']) => runs.find((run) => run.kind === kind);
  const good = runs.find(({ kind, failure }) => kind === 'backup' && failure === null);
  const failed = (run: LastRun | undefined) => (run && run.failure !== null ? run : null);
  const [backupFailed, drillFailed] = [failed(last('backup')), failed(last('drill'))];
  const isLate = schedule !== undefined && isOverdue(schedule, good?.begunAt, now);
  return {
    schedule: schedule?.cron ?? null,
    problem: schedule && backupFailed ? 'failed' : isLate ? 'late' : drillFailed ? 'drill failed' : null,
    lastGood: good ?? null,
    lastFailed: backupFailed,
    lastDrill: last('drill') ?? null,
  };
}

/** Whether one should have been made by now since the last good one, or since it was first asked for. */
function isOverdue(
  { cron, since }: { cron: string; since: string },
  madeAt: string | undefined,
  now: Date,
): boolean {
  const [asked, made] = [Date.parse(since), Date.parse(madeAt ?? since)];
  // One of a time to come was made while the clock was ahead: by it none would be late until then.
  const from = made > now.getTime() + backupGraceMs ? asked : Math.max(asked, made);
  const due = nextTime(cron, new Date(from));
  return due !== undefined && due.getTime() + backupGraceMs < now.getTime();
}
