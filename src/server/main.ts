import { pino } from 'pino';
import { warnOfBackupFolder } from './backup/backup-folder.ts';
import { upgradeDatabase } from './backup/upgrade-database.ts';
import { sentenceFor } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { onFirstOpening } from './db/first-opening.ts';
import { openDatabase } from './db/open-database.ts';
import { warnOfFewConnections } from './db/room-for-servers.ts';
import { introduction } from './demo/introduction.ts';
import type { DemoPerson } from './demo/load-demo.ts';
import { loadDemoApart } from './demo/load-demo-apart.ts';
import { endOnUncaught, inLines, logOptions } from './safe-errors.ts';
import { sendTraces } from './send-traces.ts';
import { whenAskedToStop } from './stop-signals.ts';

/** Configuration, database, server, and back again: the only file that starts anything. With SERVERS the servers are processes of their own. */
async function main(): Promise<void> {
  const askedToStop = whenAskedToStop();
  // Somebody at a terminal wants to see what is wrong, not a line for every request.
  const config = readConfig(process.env, { logLevel: process.stdout.isTTY ? 'warn' : 'info' });
  const log = pino({ ...logOptions, level: config.logLevel });
  const stopTraces = config.traces ? await sendTraces(config.traces, log) : undefined;
  const database = await openDatabase(config, log);
  const { direct } = database;
  try {
    await upgradeDatabase(direct, { config, say: print });
    if (config.backups) void warnOfBackupFolder(config.backups.folder, log);
    let people: DemoPerson[] = [];
    await onFirstOpening(direct, async () => {
      if (config.demo) people = await loadDemoApart({ config, now: new Date() });
    });
    const introduce = () => introduction(people.splice(0)).forEach(print);
    const listening = (address: string) => {
      print(`${config.brandName} is ready at ${config.publicUrl ?? address}`);
      introduce();
    };
    try {
      // Loaded here, so that the parent of several servers is not one itself, in all but that it answers.
      if (config.servers === 1) {
        const { serve } = await import('./serve.ts');
        await serve({ config, database, log, askedToStop, listening });
      } else {
        const { runSeveral } = await import('./several/run-several.ts');
        await warnOfFewConnections(config, database, log);
        await runSeveral({ config, log, askedToStop, listening });
      }
    } finally {
      // Also where the port is taken: the next start finds a database that is no longer new.
      introduce();
    }
  } finally {
    await database.close();
    await stopTraces?.();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

endOnUncaught();
try {
  await main();
  process.exit();
} catch (error) {
  process.stderr.write(`${sentenceFor(error) ?? inLines(error)}\n`);
  process.exit(1);
}
