import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { upgradeDatabase } from './backup/upgrade-database.ts';
import { sentenceFor } from './cannot-start.ts';
import { backup } from './cli/backup.command.ts';
import { benchSeedJobs } from './cli/bench-seed-jobs/bench-seed-jobs.command.ts';
import { type Command, type ExitCode, helpFor, parsed, WrongUse } from './cli/command.ts';
import { doctor } from './cli/doctor.command.ts';
import { drill } from './cli/drill.command.ts';
import { exportCompanyTo } from './cli/export-company.command.ts';
import { importCompanyFrom } from './cli/import-company.command.ts';
import { importJobsFromFile } from './cli/import-jobs.command.ts';
import { importPeopleFromFile } from './cli/import-people.command.ts';
import { restore } from './cli/restore.command.ts';
import { setSetting } from './cli/settings-set.command.ts';
import { type Stopped, stoppedBy, stopWhenAsked } from './cli/stopped.ts';
import { upgradePostgresql } from './cli/upgrade-postgresql.command.ts';
import { createUser } from './cli/user-create.command.ts';
import { takeFactorsAway } from './cli/user-remove-factors.command.ts';
import { changePassword } from './cli/user-password.command.ts';
import { resetLink } from './cli/user-reset-link.command.ts';
import { verify } from './cli/verify.command.ts';
import { readConfig } from './config.ts';
import { lackOfRoom } from './db/disk-room.ts';
import { endWith } from './db/end-with.ts';
import { onFirstOpening } from './db/first-opening.ts';
import { openDatabaseBesideServer, openDatabaseThatIsThere } from './db/open-beside-server.ts';
import { ImportRefused } from './import/import-refused.ts';
import { Refusal } from './refusal.ts';
import { endOnUncaught, inLines, logOptions } from './safe-errors.ts';

/** What the command line can do. */
const commands: readonly Command[] = [
  createUser,
  changePassword,
  takeFactorsAway,
  resetLink,
  importJobsFromFile,
  importPeopleFromFile,
  exportCompanyTo,
  importCompanyFrom,
  setSetting,
  doctor,
  backup,
  verify,
  restore,
  drill,
  upgradePostgresql,
  benchSeedJobs,
];

async function main(given: string[], stop: AbortSignal): Promise<ExitCode> {
  const words = given[0] === 'help' ? [...given.slice(1), '--help'] : given;
  const called = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  if (!called) return overview(words);
  const { help, options, operands } = parsed(
    called,
    words.slice(called.name.split(' ').length),
    process.env['FILES_FROM'],
  );
  if (help) return say(helpFor(called));
  const config = readConfig(process.env, { logLevel: 'error' });
  const log = pino({ ...logOptions, level: config.logLevel });
  const open = async (from: typeof openDatabaseBesideServer) => {
    const database = await from(config, log, { stop, say: complain });
    if (stop.aborted) await database.close();
    stop.throwIfAborted();
    const outlive = endWith(stop, database.db, database.direct);
    return { database, outlive };
  };
  const openDatabase = async () => (await open(openDatabaseThatIsThere)).database;
  const openOrMakeDatabase = async () => (await open(openDatabaseBesideServer)).database;
  const openMigratedDatabase = async ({ outlivesStop } = { outlivesStop: false }) => {
    const { database, outlive } = await open(openDatabaseBesideServer);
    try {
      // Not among what a command answers, which another program may read.
      await upgradeDatabase(database.direct, { config, say: complain });
      // Who opens a database on the command line has plans for it, so the demo stays out of it.
      await onFirstOpening(database.db, async () => {});
      if (outlivesStop) outlive();
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  const ways = { openDatabase, openOrMakeDatabase, openMigratedDatabase };
  return called.run({ options, operands, config, log, stop, ...ways, say });
}

function overview(words: string[]): ExitCode {
  const [first, second = '-'] = words;
  const isUnknown = first !== undefined && first !== '--help';
  if (isUnknown)
    complain(
      first.startsWith('-')
        ? `Before ${first} there must be a command.`
        : `There is no command “${second.startsWith('-') ? first : `${first} ${second}`}”.`,
    );
  say('Usage: npm run moorings -- <command> [options]\n');
  for (const { name, summary } of commands) say(`  ${name.padEnd(22)}${summary}`);
  say('\nEach has --help.');
  return isUnknown ? 2 : 0;
}

function say(line: string): 0 {
  process.stdout.write(`${line}\n`);
  return 0;
}

/** What the command ends with, once all that it began is put away. */
async function ended(words: string[]): Promise<number> {
  const stop = stopWhenAsked();
  const code = await main(words, stop).catch(async (error: unknown) => {
    // A Ctrl-C that ended a program of ours while we waited for it is heard only now.
    await turn();
    await turn();
    return failure(error, stoppedBy(stop));
  });
  return code === 0 ? 0 : (stoppedBy(stop)?.exitCode ?? code);
}

/** Whatever fails after a stop fails because of it; an import has words of its own for that. */
function failure(error: unknown, stopped: Stopped | undefined): ExitCode {
  if (stopped && !(error instanceof ImportRefused)) {
    if (stopped.exitCode !== 0) complain(stopped.message);
    return 1;
  }
  if (error instanceof WrongUse) {
    complain(`${error.message} See --help.`);
    return 2;
  }
  const isRefused = error instanceof Refusal || error instanceof ImportRefused;
  const lack = lackOfRoom(error);
  const said = isRefused
    ? error.message
    : lack
      ? `${lack} Make room there, and try again.`
      : sentenceFor(error);
  complain(said ?? inLines(error));
  return 1;
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

endOnUncaught();
process.exitCode = await ended(process.argv.slice(2));
