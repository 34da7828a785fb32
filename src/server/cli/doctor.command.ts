import { Resolver } from 'node:dns/promises';
import { codeOf } from '#domain/errors.ts';
import { healthLimits } from '#domain/health.ts';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import type { Config } from '#server/config.ts';
import { roomIn } from '#server/db/disk-room.ts';
import { localeWithoutLetters } from '#server/db/letters.queries.ts';
import { timeouts } from '#server/db/limits.ts';
import { cannotMake } from '#server/db/migrate.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { dkimFault, dkimName } from '#server/mail/dkim-record.ts';
import type { Dkim } from '#server/mail/dkim-settings.ts';
import { mailboxFault } from '#server/mail/reply-mailbox.ts';
import { againstBackup } from './against-backup.ts';
import { command } from './command.ts';
import { dataFindings } from './data-findings.ts';
import { atOneMoment, databaseTime, tablesToLock, unsafeSettings } from './doctor.queries.ts';
import { type Finding, found, listed, tell } from './finding.ts';
import { queueFindings } from './queue-findings.ts';
import { schemaFinding, wholeSchemaFinding } from './schema-finding.ts';
import { standbyFaults } from './standby-faults.ts';
import { neglected } from './whole-tables.queries.ts';

export const doctor = command({
  summary: 'Check that everything is there and consistent; the exit code is 1 if something is not',
  operands: [],
  options: {
    backup: {
      type: 'string',
      value: 'FILE',
      help: 'also hold everything against this backup: whether what was there then still is',
    },
  },
  run: async ({ options, config, openDatabase, stop, say }) => {
    if (options.backup !== undefined) {
      const { head } = await verifyBackup(options.backup, config.backupPassphrase, stop);
      const problem = await cannotMake(head.migrations);
      if (problem) throw new BackupFault(`Nothing can be held against ${options.backup}. ${problem}`);
    }
    const database = await openDatabase();
    try {
      const tables = await inTransaction(database.db, tablesToLock);
      return await inTransaction(
        database.db,
        async (tx) => {
          await atOneMoment(tx, tables);
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

async function* examined(tx: Tx, config: Config, backup: string | undefined): AsyncGenerator<Finding> {
  const schema = await schemaFinding(tx);
  yield schema;
  if (!schema.fault) yield await wholeSchemaFinding(tx);
  if (!schema.isAnother) yield* dataFindings(tx);
  if (!schema.isAnother && backup !== undefined) yield* againstBackup(tx, backup, config.backupPassphrase);
  yield await found(tx, {
    about: 'acknowledged writes are kept through a power cut',
    advice:
      'Set them to on in the database’s configuration, as a superuser (docs/operating.md): alter system set … = on; select pg_reload_conf().',
    look: async () => listed(await unsafeSettings(tx)),
  });
  yield await found(tx, {
    about: 'the database looks after itself',
    advice: 'Set them to on: without them the tables grow for ever, and searches get slower every week.',
    look: async () => listed(await neglected(tx)),
  });
  yield await found(tx, {
    about: 'capitals of every script are known',
    advice:
      "Make a database of another locale, and move over to it by a backup (docs/upgrading.md): create database … encoding 'UTF8' locale 'C.UTF-8' template template0.",
    look: () => lettersFault(tx),
  });
  if (!schema.isAnother) yield* queueFindings(tx, config);
  yield* findingsAround(tx, config);
}

/** What the installation needs beside its data: mail, clocks, standbys, room. */
async function* findingsAround(tx: Tx, config: Config): AsyncGenerator<Finding> {
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
  yield await found(tx, {
    about: 'the clocks of server and database agree',
    advice: 'Let both machines follow the same clock (NTP): timedatectl set-ntp true.',
    look: () => clockFault(tx),
  });
  const { databaseReadUrl } = config;
  if (databaseReadUrl)
    yield await found(tx, {
      about: 'the standbys at DATABASE_READ_URL follow the database',
      advice:
        'Until they do, everything is read from the database itself. See to them and to what replicates to them, or take them out of DATABASE_READ_URL.',
      look: () => standbyFaults(databaseReadUrl, tx),
    });
  if (!config.databaseUrl)
    yield {
      about: 'there is room on the disk',
      fault: await diskFault(config.dataDir),
      advice:
        'Make room on the disk of DATA_DIR, or move the data folder to a larger one while the server is stopped.',
    };
}

async function lettersFault(db: Db): Promise<string | undefined> {
  const locale = await localeWithoutLetters(db);
  return (
    locale &&
    `the database is of the locale ${locale}, which knows only those of English, so searches miss words with others`
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
  const { bytes } = await roomIn(folder);
  return bytes < healthLimits.freeBytes ? `${Math.round(bytes / 1e6)} MB are free` : undefined;
}
