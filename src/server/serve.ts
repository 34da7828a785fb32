import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { cannotListen } from './http/cannot-listen.ts';
import { longestStop, prepareDrain } from './http/drain.ts';
import { health } from './http/health.ts';
import { isFree, listening as listenAs, listenMore } from './http/more-listeners.ts';
import { createServer } from './server.ts';
import { howOutsideStands } from './tasks/how-outside-stands.ts';

interface Served {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'direct'>;
  log: Logger;
  /** Fulfilled with what asked for it. */
  askedToStop: Promise<string>;
  /** Told the address once, such as http://127.0.0.1:3000. */
  listening: (address: string) => void;
  /** Seconds between "not ready" and "not listening", after what asked for the stop. */
  drainDelay?: (asked: string) => number;
}

/** Listens and answers until asked to stop; fulfilled when all that was under way is finished. Throws CannotStart where it cannot listen. */
export async function serve({
  config,
  database: { db, direct },
  log,
  askedToStop,
  listening,
  drainDelay = () => config.drainDelay,
}: Served): Promise<void> {
  const server = await createServer({ config, db, direct, log, now: () => new Date() });
  try {
    const drain = prepareDrain(server);
    const dataDir = config.databaseUrl ? undefined : config.dataDir;
    health(server, {
      db,
      dataDir,
      sendsMail: config.smtpUrl !== undefined,
      outside: () => howOutsideStands(db, config),
      isDraining: drain.hasBegun,
    });
    listening(await listen(server, config));
    const asked = await askedToStop;
    log.info({ asked }, 'Stopping');
    const delay = drainDelay(asked);
    endInTime(delay, log);
    await drain.begin(delay);
  } catch (error) {
    // It holds connections of the database, which waits for them before it ends.
    await server.close();
    throw error;
  }
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    if (port) await isFree(host, port);
    const address = await server.listen({ host, port, ...listenAs });
    listenMore(server.server);
    return address;
  } catch (error) {
    throw cannotListen(error, { host, port });
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
