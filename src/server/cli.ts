import { pino } from 'pino';
import { upgradeDatabase } from './backup/upgrade-database.ts';
import { CannotStart } from './cannot-start.ts';
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
import { upgradePostgresql } from './cli/upgrade-postgresql.command.ts';
import { createUser } from './cli/user-create.command.ts';
import { takeFactorsAway } from './cli/user-remove-factors.command.ts';
import { changePassword } from './cli/user-password.command.ts';
import { resetLink } from './cli/user-reset-link.command.ts';
import { verify } from './cli/verify.command.ts';
import { readConfig } from './config.ts';
import { onFirstOpening } from './db/first-opening.ts';
import { openDatabaseBesideServer, openDatabaseThatIsThere } from './db/open-database.ts';
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

async function main(words: string[]): Promise<ExitCode> {
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
  const openDatabase = () => openDatabaseThatIsThere(config, log);
  const openOrMakeDatabase = () => openDatabaseBesideServer(config, log);
  const openMigratedDatabase = async () => {
    const database = await openOrMakeDatabase();
    // Not among what a command answers, which another program may read.
    await upgradeDatabase(database.direct, { config, say: (line) => process.stderr.write(`${line}\n`) });
    // Who opens a database on the command line has plans for it, so the demo stays out of it.
    await onFirstOpening(database.db, async () => {});
    return database;
  };
  const ways = { openDatabase, openOrMakeDatabase, openMigratedDatabase };
  return called.run({ options, operands, config, log, ...ways, say });
}

function overview(words: string[]): ExitCode {
  say('Usage: npm run moorings -- <command> [options]\n');
  for (const { name, summary } of commands) say(`  ${name.padEnd(22)}${summary}`);
  say('\nEach has --help.');
  return words.length === 0 || words.includes('--help') ? 0 : 2;
}

function say(line: string): 0 {
  process.stdout.write(`${line}\n`);
  return 0;
}

function failure(error: unknown): ExitCode {
  if (error instanceof WrongUse) {
    process.stderr.write(`${error.message} See --help.\n`);
    return 2;
  }
  const said = error instanceof CannotStart || error instanceof Refusal || error instanceof ImportRefused;
  process.stderr.write(`${said ? error.message : inLines(error)}\n`);
  return 1;
}

endOnUncaught();
// Whoever reads our output may have seen enough of it (`| head`); that is no failure of ours.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main(process.argv.slice(2)).catch(failure);
