import { Resolver } from 'node:dns/promises';
import { backupProblemLabel } from '#domain/backups.ts';
import { codeOf, messageOf } from '#domain/errors.ts';
import { taskLabel } from '#domain/tasks.ts';
import { sizeOf } from '#server/backup/backup-names.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { againstBackup } from './against-backup.ts';
import { standbyFaults } from './standby-faults.ts';
import { command } from './command.ts';
import { type Finding, found } from './finding.ts';
import { givenUp, neglected, readAll, tableSizes } from './whole-tables.queries.ts';
import {
  atOneMoment,
  consistencyFaults,
  contradictoryApplications,
  databaseTime,
  orphanedReferences,
  unsafeSettings,
} from './doctor.queries.ts';
import type { Config } from '#server/config.ts';
import { roomIn } from '#server/db/disk-room.ts';
import { timeouts } from '#server/db/limits.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { howBackupsStand } from '#server/backup/how-backups-stand.ts';
import { sendingBehind } from '#server/features/security-log/sending.queries.ts';
import { dkimFault, dkimName } from '#server/mail/dkim-record.ts';
import type { Dkim } from '#server/mail/dkim-settings.ts';
import { mailboxFault } from '#server/mail/reply-mailbox.ts';
import { type Overdue, overdueTasks } from '#server/tasks/tasks.queries.ts';

export const doctor = command({
  name: 'doctor',
  summary: 'Check that everything is there and consistent; the exit code is 1 if something is not',
  operands: [],
  options: {
    backup: {
      type: 'string',
      value: 'FILE',
      help: 'also hold everything against this backup: whether what was there then still is',
    },
  },
  run: async ({ options, config, openDatabase, say }) => {
    if (options.backup !== undefined) await verifyBackup(options.backup, config.backupPassphrase);
    const database = await openDatabase();
    try {
      return await inTransaction(
        database.db,
        async (tx) => {
          await atOneMoment(tx);
          let faults = 0;
          for await (const finding of examined(tx, config, options.backup)) {
            tell(finding, say);
            if (finding.fault) faults += 1;
          }
          return faults === 0 ? 0 : 1;
        },
        { atMost: timeouts.night },
      );
    } finally {
      await database.close();
    }
  },
});

/** A line, and below a fault what to do about it. */
export function tell({ about, fault, advice }: Finding, say: (line: string) => void): void {
  say(fault ? `fault  ${about}: ${fault}` : `ok     ${about}`);
  if (fault) say(`       What to do: ${advice}`);
}

async function* examined(tx: Tx, config: Config, backup: string | undefined): AsyncGenerator<Finding> {
  const schema = await schemaFault(tx);
  yield {
    about: 'the schema is this program’s',
    fault: schema,
    advice:
      'Start this program with npm start, which brings it there after a backup; or use the program that it was made by (docs/upgrading.md).',
  };
  if (!schema) yield* dataFindings(tx);
  if (!schema && backup !== undefined) yield* againstBackup(tx, backup, config.backupPassphrase);
  yield {
    about: 'acknowledged writes are kept through a power cut',
    fault: listed(await unsafeSettings(tx)),
    advice: 'Set them to on in the database’s configuration (alter system set …; select pg_reload_conf()).',
  };
  yield {
    about: 'the database looks after itself',
    fault: listed(await neglected(tx)),
    advice: 'Set them to on: without them the tables grow for ever, and searches get slower every week.',
  };
  if (!schema) yield* queueFindings(tx, config);
  if (config.dkim)
    yield {
      about: 'mail servers can verify who signed our mail',
      fault: await dkimFaultInDns(config.dkim),
      advice: 'Put the record into the DNS that docs/mail.md shows, and wait until it is known.',
    };
  if (config.replies?.mailbox) {
    const fault = await mailboxFault(config.replies.mailbox);
    yield { about: 'replies by email can be read', fault: fault?.fault, advice: fault?.advice ?? '' };
  }
  yield {
    about: 'the clocks of server and database agree',
    fault: await clockFault(tx),
    advice: 'Let both machines follow the same clock (NTP): timedatectl set-ntp true.',
  };
  if (config.databaseReadUrl)
    yield {
      about: 'the standbys at DATABASE_READ_URL follow the database',
      fault: await standbyFaults(config.databaseReadUrl, tx),
      advice:
        'Until they do, everything is read from the database itself. See to them and to what replicates to them, or take them out of DATABASE_READ_URL.',
    };
  if (!config.databaseUrl)
    yield {
      about: 'there is room on the disk',
      fault: await diskFault(config.dataDir),
      advice:
        'Make room on the disk of DATA_DIR, or move the data folder to a larger one while the server is stopped.',
    };
}

/** What waits to be done, what was given up, and backups. */
async function* queueFindings(tx: Tx, config: Config): AsyncGenerator<Finding> {
  yield {
    about: 'what is done apart from requests is begun when it is due',
    fault: listed((await overdueTasks(tx, config.smtpUrl !== undefined)).map(overdueInWords)),
    advice:
      'Start the server, or start it again; its log says what it cannot do (“The queues cannot be worked on”).',
  };
  yield {
    about: 'every task that was given up has been decided on',
    fault: listed((await givenUp(tx)).map(({ task, many }) => `${taskLabel[task]}: ${many}`)),
    advice: 'Look at Administration → Background work: it says why, and has Retry and Discard.',
  };
  yield {
    about: 'backups are made when they are due',
    fault: await backupFault(tx),
    advice:
      'Administration → Background work says why. Once that is mended: npm run moorings -- backup --to FOLDER.',
  };
  if (config.securityLogReceiver)
    yield {
      about: 'the security log is sent on',
      fault: await sendingFault(tx),
      advice: 'See to the receiver at SECURITY_LOG_URL; what waits is sent once it answers.',
    };
}

/** What can be said of the data alone, wherever it stands. */
export async function* dataFindings(tx: Tx): AsyncGenerator<Finding> {
  yield await found(tx, {
    about: 'every row of every table can be read',
    advice: '',
    look: async () => {
      for (const { name } of await tableSizes(tx)) await readAll(tx, name);
      return undefined;
    },
  });
  yield* consistencyFaults(tx);
  yield await found(tx, {
    about: 'every application, its offers and its interviews tell one story',
    advice:
      'Open these applications as an administrator: what contradicts can be withdrawn or cancelled there.',
    look: async () =>
      listed((await contradictoryApplications(tx)).map(({ id, says }) => `of ${id} ${says.join(', ')}`)),
  });
  yield await found(tx, {
    about: 'everything that refers to something refers to what exists',
    advice:
      'Rows went past the program. Restore the newest good backup into a new DATA_DIR or DATABASE_URL, or make what is turned off or broken anew: alter table … enable trigger …, validate constraint …, reindex index ….',
    look: async () => listed(await orphanedReferences(tx)),
  });
  const sizes = await tableSizes(tx);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.slice(0, 3).map(({ name, bytes }) => `${name} ${sizeOf(bytes)}`);
  yield { about: `the tables take ${sizeOf(total)}: ${largest.join(', ')}, …`, fault: undefined, advice: '' };
}

async function schemaFault(db: Db): Promise<string | undefined> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length > 0 ? `these migrations have not run: ${pending.join(', ')}` : undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function overdueInWords({ name, many, minutes }: Overdue): string {
  return `${taskLabel[name]}: ${many}, the first for ${minutes} minutes`;
}

async function backupFault(db: Db): Promise<string | undefined> {
  const { problem, lastFailed } = await howBackupsStand(db, new Date());
  return problem
    ? [`${backupProblemLabel[problem]}.`, lastFailed?.failure].filter(Boolean).join(' ')
    : undefined;
}

async function sendingFault(db: Db): Promise<string | undefined> {
  const behind = await sendingBehind(db, 10);
  return (
    behind &&
    `${behind.waiting} wait, the first for ${behind.minutes} minutes. ${behind.failure ?? ''}`.trim()
  );
}

async function dkimFaultInDns(dkim: Dkim): Promise<string | undefined> {
  try {
    const dns = new Resolver({ timeout: 3_000, tries: 2 });
    return dkimFault(dkim, await dns.resolveTxt(dkimName(dkim)));
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? dkimFault(dkim, [])
      : `${dkimName(dkim)} could not be looked up in the DNS`;
  }
}

async function clockFault(db: Db): Promise<string | undefined> {
  const seconds = Math.abs(Date.parse(await databaseTime(db)) - Date.now()) / 1_000;
  return seconds > 5 ? `they differ by ${Math.round(seconds)} seconds` : undefined;
}

async function diskFault(folder: string): Promise<string | undefined> {
  const { bytes, isShort } = await roomIn(folder);
  return isShort || bytes < 5e8 ? `${Math.round(bytes / 1e6)} MB are free` : undefined;
}

function listed(faults: string[]): string | undefined {
  return faults.length > 0 ? faults.join('; ') : undefined;
}
