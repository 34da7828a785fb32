import { backupProblemLabel } from '#domain/backups.ts';
import { taskLabel } from '#domain/tasks.ts';
import { howBackupsStand } from '#server/backup/how-backups-stand.ts';
import type { Config } from '#server/config.ts';
import { unlessUnreadable } from '#server/db/damage.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { sendingBehind } from '#server/features/security-log/sending.queries.ts';
import { type Overdue, overdueTasks } from '#server/tasks/tasks.queries.ts';
import { type Finding, found, listed, unread } from './finding.ts';
import { givenUp } from './whole-tables.queries.ts';

/** What waits to be done, what was given up, and backups. */
export async function* queueFindings(tx: Tx, config: Config): AsyncGenerator<Finding> {
  yield await found(tx, {
    about: 'what is done apart from requests is begun when it is due',
    advice:
      'Start the server, or start it again; its log says what it cannot do (“The queues cannot be worked on”).',
    look: async () => listed((await overdueTasks(tx, config.smtpUrl !== undefined)).map(overdueInWords)),
  });
  yield await found(tx, {
    about: 'every task that was given up has been decided on',
    advice: 'Look at Administration → Background work: it says why, and has Retry and Discard.',
    look: async () => listed((await givenUp(tx)).map(({ task, many }) => `${taskLabel[task]}: ${many}`)),
  });
  yield await backupFinding(tx);
  if (config.securityLogReceiver)
    yield await found(tx, {
      about: 'the security log is sent on',
      advice: 'See to the receiver at SECURITY_LOG_URL; what waits is sent once it answers.',
      look: () => sendingFault(tx),
    });
}

function overdueInWords({ name, many, minutes }: Overdue): string {
  return `${taskLabel[name]}: ${many}, the first for ${minutes} minutes`;
}

async function backupFinding(tx: Tx): Promise<Finding> {
  const about = 'backups are made when they are due';
  const looked = await unlessUnreadable(tx, () => howBackupsStand(tx, new Date()));
  if (!('result' in looked)) return unread(about, looked);
  const { problem, lastFailed, lastDrill } = looked.result;
  const isDrill = problem === 'drill failed';
  const why = (isDrill ? lastDrill : lastFailed)?.failure;
  return {
    about,
    fault: problem ? [`${backupProblemLabel[problem]}.`, why].filter(Boolean).join(' ') : undefined,
    advice: isDrill
      ? 'Take another backup, and try that one: npm run moorings -- drill FILE.'
      : 'Administration → Background work says why. Once that is mended: npm run moorings -- backup --to FOLDER.',
  };
}

async function sendingFault(db: Db): Promise<string | undefined> {
  const behind = await sendingBehind(db, 10);
  return (
    behind &&
    `${behind.waiting} wait, the first for ${behind.minutes} minutes. ${behind.failure ?? ''}`.trim()
  );
}
