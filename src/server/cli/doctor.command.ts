import { Resolver } from 'node:dns/promises';
import { messageOf } from '#domain/errors.ts';
import { taskLabel } from '#domain/tasks.ts';
import { command } from './command.ts';
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
import type { Db } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { dkimFault, dkimName } from '#server/mail/dkim-record.ts';
import type { Dkim } from '#server/mail/dkim-settings.ts';
import { type Overdue, overdueTasks } from '#server/tasks/tasks.queries.ts';

export const doctor = command({
  name: 'doctor',
  summary: 'Check that everything is consistent; the exit code is 1 if something is not',
  operands: [],
  options: {},
  run: async ({ config, openDatabase, say }) => {
    const database = await openDatabase();
    try {
      return await inTransaction(
        database.db,
        async (tx) => {
          await atOneMoment(tx);
          let faults = 0;
          for await (const { about, fault } of examined(tx, config)) {
            say(fault ? `fault  ${about}: ${fault}` : `ok     ${about}`);
            if (fault) faults += 1;
          }
          return faults === 0 ? 0 : 1;
        },
        { atMost: timeouts.hour },
      );
    } finally {
      await database.close();
    }
  },
});

/** One line of the report. */
interface Finding {
  about: string;
  fault: string | undefined;
}

async function* examined(db: Db, config: Config): AsyncGenerator<Finding> {
  const schema = await schemaFault(db);
  yield { about: 'the schema is this program’s', fault: schema };
  if (!schema) {
    yield* consistencyFaults(db);
    yield {
      about: 'every application, its offers and its interviews tell one story',
      fault: listed(
        (await contradictoryApplications(db)).map(({ id, says }) => `of ${id} ${says.join(', ')}`),
      ),
    };
    yield {
      about: 'everything that refers to something refers to what exists',
      fault: listed(await orphanedReferences(db)),
    };
  }
  yield {
    about: 'acknowledged writes are kept through a power cut',
    fault: listed(await unsafeSettings(db)),
  };
  if (!schema)
    yield {
      about: 'what is done apart from requests is begun when it is due',
      fault: listed((await overdueTasks(db, config.smtpUrl !== undefined)).map(overdueInWords)),
    };
  if (config.dkim)
    yield { about: 'mail servers can verify who signed our mail', fault: await dkimFaultInDns(config.dkim) };
  yield { about: 'the clocks of server and database agree', fault: await clockFault(db) };
  if (!config.databaseUrl)
    yield { about: 'there is room on the disk', fault: await diskFault(config.dataDir) };
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

async function dkimFaultInDns(dkim: Dkim): Promise<string | undefined> {
  try {
    const dns = new Resolver({ timeout: 3_000, tries: 2 });
    return dkimFault(dkim, await dns.resolveTxt(dkimName(dkim)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
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
