import { codeOf, messageOf } from '#domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { upgradeDatabase } from './backup/upgrade-database.ts';
import { CannotStart } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';
import { onFirstOpening } from './db/first-opening.ts';
import { openDatabase } from './db/open-database.ts';
import { introduction } from './demo/introduction.ts';
import type { DemoPerson } from './demo/load-demo.ts';
import { loadDemoApart } from './demo/load-demo-apart.ts';
import { longestStop, prepareDrain } from './http/drain.ts';
import { health } from './http/health.ts';
import { mostConnections } from './http/node-limits.ts';
import { endOnUncaught, inLines, logOptions } from './safe-errors.ts';
import { sendTraces } from './send-traces.ts';
import { createServer } from './server.ts';
import { whenAskedToStop } from './stop-signals.ts';

/** Configuration, database, server, and back again: the only file that starts anything. */
async function main(): Promise<void> {
  const askedToStop = whenAskedToStop();
  // Somebody at a terminal wants to see what is wrong, not a line for every request.
  const config = readConfig(process.env, { logLevel: process.stdout.isTTY ? 'warn' : 'info' });
  const log = pino({ ...logOptions, level: config.logLevel });
  const stopTraces = config.traces ? await sendTraces(config.traces, log) : undefined;
  const database = await openDatabase(config, log);
  const { db, direct } = database;
  try {
    await upgradeDatabase(direct, { config, say: print });
    let people: DemoPerson[] = [];
    await onFirstOpening(direct, async () => {
      if (config.demo) people = await loadDemoApart({ config, now: new Date() });
    });
    const server = await createServer({ config, db, direct, log, now: () => new Date() });
    try {
      const drain = prepareDrain(server);
      const dataDir = config.databaseUrl ? undefined : config.dataDir;
      health(server, {
        db,
        dataDir,
        sendsMail: config.smtpUrl !== undefined,
        isDraining: drain.hasBegun,
      });
      try {
        await listen(server, config);
      } finally {
        // Also where the port is taken: the next start finds a database that is no longer new.
        introduction(people).forEach(print);
      }
      log.info({ asked: await askedToStop }, 'Stopping');
      endInTime(config.drainDelay, log);
      await drain.begin(config.drainDelay);
    } catch (error) {
      // It holds connections of the database, which waits for them before it ends.
      await server.close();
      throw error;
    }
  } finally {
    await database.close();
    await stopTraces?.();
  }
}

async function listen(server: FastifyInstance, { host, port, publicUrl, brandName }: Config): Promise<void> {
  try {
    const address = await server.listen({ host, port, backlog: mostConnections });
    print(`${brandName} is ready at ${publicUrl ?? address}`);
  } catch (error) {
    throw new CannotStart(portProblems[codeOf(error) ?? '']?.(host, port) ?? messageOf(error));
  }
}

/** What hangs, such as a line to the database that died in silence, must not keep a stop from ending. */
function endInTime(drainDelay: number, log: Logger): void {
  const end = () => {
    log.error('Not all that was under way has ended in time');
    process.exit(1);
  };
  setTimeout(end, drainDelay * 1_000 + longestStop).unref();
}

const portProblems: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) => `Port ${port} is used by another program. Set PORT to a free one.`,
  EACCES: (_host, port) => `Port ${port} is not allowed for this user. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine. Set HOST to one that is.`,
};

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

endOnUncaught();
try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof CannotStart ? error.message : inLines(error)}\n`);
  process.exit(1);
}
