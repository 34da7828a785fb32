import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { roomIn } from '#server/db/disk-room.ts';
import { schemaFits } from '#server/db/migrate.ts';
import { howBackupsStand } from '#server/backup/how-backups-stand.ts';
import type { Outside } from '#server/tasks/how-outside-stands.ts';
import { overdueTasks } from '#server/tasks/tasks.queries.ts';
import { backupProblemLabel } from '#domain/backups.ts';
import { healthLimits } from '#domain/health.ts';
import { taskLabel } from '#domain/tasks.ts';
import { writeProblem } from '#server/db/write-problem.ts';
import { remembered, within } from './remembered.ts';

interface Condition {
  db: pg.Pool;
  /** The folder of the embedded database; another's disk is not ours to look at. */
  dataDir: string | undefined;
  /** Whether it is given an SMTP server. */
  sendsMail: boolean;
  /** How far it is behind with other systems. */
  outside: () => Promise<Outside>;
  /** Whether the server has been asked to stop. */
  isDraining: () => boolean;
}

const retryAfterSeconds = 5;
const tooLate = 'The database does not answer in time.';

/**
 * For whoever watches over the server. Live: the event loop turns; a database outage must not make an orchestrator
 * restart a healthy process. Ready: send people here, they can read and write. Background: what is due is begun, and backups are made,
 * which says nothing about whether people can be served. None needs a session.
 */
export function health(
  server: FastifyInstance,
  { db, dataDir, sendsMail, outside, isDraining }: Condition,
): void {
  const reasonNotReady = remembered(1_000, () => problemOf(db, dataDir));
  const delayed = remembered(5_000, () => delayOf(db, { sendsMail, outside }));

  server.get('/healthz/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('live\n'),
  );

  server.get('/healthz/ready', async (_request, reply) => {
    const reason = isDraining() ? 'The server is stopping.' : await within(1_000, reasonNotReady(), tooLate);
    if (reason) reply.code(503).header('retry-after', retryAfterSeconds);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${reason ?? 'ready'}\n`);
  });

  server.get('/healthz/background', async (_request, reply) => {
    const delay = await within(1_000, delayed(), tooLate);
    if (delay) reply.code(503).header('retry-after', retryAfterSeconds);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${delay ?? 'working'}\n`);
  });
}

async function delayOf(
  db: pg.Pool,
  { sendsMail, outside }: Pick<Condition, 'sendsMail' | 'outside'>,
): Promise<string | undefined> {
  try {
    const [first] = await overdueTasks(db, sendsMail);
    if (first) return `${taskLabel[first.name]}: nothing has been begun for ${first.minutes} minutes.`;
    const { problem } = await howBackupsStand(db, new Date());
    if (problem) return `${backupProblemLabel[problem]}.`;
    const { securityLogSeconds, repliesSeconds } = await outside();
    if (isBehind(securityLogSeconds))
      return `${taskLabel['security-log-sending']}: an entry has waited for ${minutesOf(securityLogSeconds)} minutes.`;
    if (isBehind(repliesSeconds))
      return `${taskLabel['reply-mailbox']}: the mailbox has not been read for ${minutesOf(repliesSeconds)} minutes.`;
    return undefined;
  } catch {
    return 'The database cannot be reached.';
  }
}

function isBehind(seconds: number | null): seconds is number {
  return seconds !== null && seconds > healthLimits.outsideSeconds;
}

const minutesOf = (seconds: number) => Math.floor(seconds / 60);

async function problemOf(db: pg.Pool, dataDir: string | undefined): Promise<string | undefined> {
  try {
    if (!(await schemaFits(db))) return 'The database has another schema than this program.';
    if (dataDir && (await roomIn(dataDir)).isShort) return 'The disk of the data folder is almost full.';
    return await writeProblem(db);
  } catch {
    return 'The database cannot be reached.';
  }
}
