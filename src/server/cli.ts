import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { upgradeDatabase } from './backup/upgrade-database.ts';
import { sentenceFor } from './cannot-start.ts';
import { type Command, type ExitCode, helpFor, parsed, WrongUse } from './cli/command.ts';
import { type Stopped, stoppedBy, stopWhenAsked } from './cli/stopped.ts';
import { readConfig } from './config.ts';
import { endWith } from './db/end-with.ts';
import { onFirstOpening } from './db/first-opening.ts';
import { openDatabaseBesideServer, openDatabaseThatIsThere } from './db/open-beside-server.ts';
import { ImportRefused } from './import/import-refused.ts';
import { Refusal } from './refusal.ts';
import { endOnUncaught, inLines, logOptions } from './safe-errors.ts';

/** What the command line can do, by the words that call it. Only what is called is loaded: all of them take twice as long to start. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'user create': async () => (await import('./cli/user-create.command.ts')).createUser,
  'user password': async () => (await import('./cli/user-password.command.ts')).changePassword,
  'user remove-factors': async () => (await import('./cli/user-remove-factors.command.ts')).takeFactorsAway,
  'user reset-link': async () => (await import('./cli/user-reset-link.command.ts')).resetLink,
  'import jobs': async () => (await import('./cli/import-jobs.command.ts')).importJobsFromFile,
  'import people': async () => (await import('./cli/import-people.command.ts')).importPeopleFromFile,
  'export company': async () => (await import('./cli/export-company.command.ts')).exportCompanyTo,
  'import company': async () => (await import('./cli/import-company.command.ts')).importCompanyFrom,
  'settings set': async () => (await import('./cli/settings-set.command.ts')).setSetting,
  doctor: async () => (await import('./cli/doctor.command.ts')).doctor,
  backup: async () => (await import('./cli/backup.command.ts')).backup,
  verify: async () => (await import('./cli/verify.command.ts')).verify,
  restore: async () => (await import('./cli/restore.command.ts')).restore,
  drill: async () => (await import('./cli/drill.command.ts')).drill,
  'upgrade-postgresql': async () => (await import('./cli/upgrade-postgresql.command.ts')).upgradePostgresql,
  'bench seed-jobs': async () =>
    (await import('./cli/bench-seed-jobs/bench-seed-jobs.command.ts')).benchSeedJobs,
};

async function main(given: string[], stop: AbortSignal): Promise<ExitCode> {
  const words = given[0] === 'help' ? [...given.slice(1), '--help'] : given;
  const name = Object.keys(commands).find((one) => one === words.slice(0, one.split(' ').length).join(' '));
  const called = await commands[name ?? '']?.();
  if (name === undefined || !called) return overview(words);
  const own = words.slice(name.split(' ').length);
  const { help, options, operands } = parsed(called, own, process.env['FILES_FROM']);
  if (help) return say(helpFor(name, called));
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

async function overview(words: string[]): Promise<ExitCode> {
  const [first, second = '-'] = words;
  const isUnknown = first !== undefined && first !== '--help';
  if (isUnknown)
    complain(
      first.startsWith('-')
        ? `Before ${first} there must be a command.`
        : `There is no command “${second.startsWith('-') ? first : `${first} ${second}`}”.`,
    );
  say('Usage: npm run moorings -- <command> [options]\n');
  for (const [name, load] of Object.entries(commands)) say(`  ${name.padEnd(22)}${(await load()).summary}`);
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
  complain(isRefused ? error.message : (sentenceFor(error) ?? inLines(error)));
  return 1;
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

endOnUncaught();
process.exitCode = await ended(process.argv.slice(2));
