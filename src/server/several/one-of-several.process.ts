import cluster from 'node:cluster';
import { pino } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import { type Config, readConfig } from '#server/config.ts';
import { shareDataFolder } from '#server/db/embedded-lock.ts';
import { endOrphanedDatabase } from '#server/db/embedded.ts';
import { openDatabaseOfParent } from '#server/db/open-database.ts';
import { hashBeside } from '#server/features/accounts/passwords.ts';
import { endOnUncaught, inLines, logOptions } from '#server/safe-errors.ts';
import { sendTraces } from '#server/send-traces.ts';
import { serve } from '#server/serve.ts';
import { tellParent } from './all-servers.ts';
import type { ToServer } from './between.ts';

/** Why it stops when its parent is gone. */
const orphaned = 'the parent is gone';

let isListening = false;
/** Whether of those who share the embedded database all others have ended; undefined before this one has come to share it. */
let isLast: (() => boolean) | undefined;
const askedToStop = new Promise<string>((resolve) => {
  process.on('message', (message: ToServer) => {
    if (message.says === 'stop') resolve(message.asked);
  });
  // Whoever wants this one alone to end says SIGTERM. A Ctrl-C goes to all processes of a terminal, and the parent passes it on.
  process.on('SIGTERM', resolve);
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => {
    resolve(orphaned);
    // Without its parent it would never come to listen.
    if (!isListening) void endWithoutParent(readConfig(process.env)).finally(() => process.exit(1));
  });
});

/** One of several servers that answer at one address. The parent has opened the database and brought it up to date. */
async function main(): Promise<void> {
  const { worker } = cluster;
  if (!worker) throw new CannotStart('This is started by the program alone: set SERVERS and npm start.');
  // Or Node would end it in the middle of what is under way, as soon as the parent is gone.
  worker.exitedAfterDisconnect = true;
  worker.on('error', () => undefined);
  const config = readConfig(process.env, { logLevel: process.stdout.isTTY ? 'warn' : 'info' });
  const log = pino({ ...logOptions, level: config.logLevel });
  if (!config.databaseUrl) isLast = shareDataFolder(config.dataDir);
  hashBeside(config.servers);
  const stopTraces = config.traces ? await sendTraces(config.traces, log) : undefined;
  const database = await openDatabaseOfParent(config);
  try {
    await serve({
      config,
      database,
      log,
      askedToStop,
      listening: (address) => {
        isListening = true;
        void tellParent({ says: 'listening', address });
      },
      // Nobody is left who would tell a balancer anything, and whoever starts the program anew wants the port.
      drainDelay: (asked) => (asked === orphaned ? 0 : config.drainDelay),
    });
  } finally {
    await database.close();
    await stopTraces?.();
  }
  if (!process.connected) await endWithoutParent(config);
}

/** The database that the parent had started would stay behind; the others may have something under way in it. */
async function endWithoutParent({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl) return;
  isLast ??= shareDataFolder(dataDir);
  if (isLast()) await endOrphanedDatabase(dataDir);
}

endOnUncaught();
try {
  await main();
  process.exit(0);
} catch (error) {
  if (error instanceof CannotStart) await tellParent({ says: 'problem', sentence: error.message });
  else process.stderr.write(`${inLines(error)}\n`);
  process.exit(1);
}
