import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import { type Config, readConfig } from '#server/config.ts';
import { onFirstOpening } from '#server/db/first-opening.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { health } from '#server/http/health.ts';
import { createServer } from '#server/server.ts';
import { whenAskedToStop } from '#server/stop-signals.ts';

/** Configuration, database, server, and back again: the only file that starts anything. */
async function main(): Promise<void> {
  const askedToStop = whenAskedToStop();
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config, log);
  try {
    await migrate(database.db);
    await onFirstOpening(database.db, async () => {});
    let draining = false;
    const server = await createServer({ config, db: database.db, log, now: () => new Date() });
    health(server, { db: database.db, isDraining: () => draining });
    await listen(server, config);
    log.info({ asked: await askedToStop }, 'Stopping');
    draining = true;
    await pause(config.drainDelay * 1_000);
    await finishRequests(server);
  } finally {
    await database.close();
  }
}

async function listen(server: FastifyInstance, { host, port, publicUrl, brandName }: Config): Promise<void> {
  try {
    const address = await server.listen({ host, port });
    print(`${brandName} is ready at ${publicUrl ?? address}`);
  } catch (error) {
    throw new CannotStart(portProblems[(error as NodeJS.ErrnoException).code ?? '']?.(host, port) ?? (error as Error).message);
  }
}

const portProblems: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) => `Port ${port} is used by another program. Set PORT to a free one.`,
  EACCES: (_host, port) => `Port ${port} is not allowed for this user. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine. Set HOST to one that is.`,
};

/** Takes no new requests and lets those under way finish, for 25 seconds at most. */
async function finishRequests(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), 25_000);
  await server.close();
  clearTimeout(impatience);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
