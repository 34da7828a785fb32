import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { cannotListen } from '#server/http/cannot-listen.ts';
import { longestStop } from '#server/http/drain.ts';
import { createExchange } from './exchange.ts';
import { type OneServer, startOne } from './one-server.ts';

/** So often in a row one may fail to start while no other answers, before all of it ends. */
const mostTries = 5;
const firstWaitMs = 250;
const longestWaitMs = 30_000;

interface Wanted {
  config: Config;
  log: Logger;
  askedToStop: Promise<string>;
  /** Told the address once, when all have begun. */
  listening: (address: string) => void;
}

/**
 * Runs as many servers as the configuration says, and starts another wherever one ends, until asked to stop; fulfilled when all have
 * finished what was under way. Throws CannotStart where the first does not start, or none does any more.
 */
export async function runSeveral({ config, log, askedToStop, listening }: Wanted): Promise<void> {
  // Each takes connections itself: handed out by the parent, one is lost with each server that is killed (decision 90).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('one-of-several.process.ts', import.meta.url)),
    args: [],
    // Figures may be no number, which JSON does not have.
    serialization: 'advanced',
  });
  // One that is started anew must come to where the others are.
  const port = config.port || (await freePort(config.host));
  const running = new Set<OneServer>();
  const answering = new Set<OneServer>();
  const stopping = new AbortController();
  const exchange = createExchange(running);

  const start = (): OneServer => {
    const one = startOne({ PORT: String(port) }, exchange.heard);
    running.add(one);
    void follow(one);
    return one;
  };
  const follow = async (one: OneServer) => {
    if ('address' in (await one.begun)) answering.add(one);
    const how = await one.ended;
    running.delete(one);
    answering.delete(one);
    exchange.ended(one, { isReplaced: !stopping.signal.aborted });
    if (stopping.signal.aborted && how !== 0) process.exitCode = 1;
  };
  process.on('exit', () => running.forEach(({ kill }) => kill()));

  const keep = async (first: OneServer) => {
    let one = first;
    for (let failures = 0; ;) {
      const begun = await one.begun;
      const how = await one.ended;
      if (stopping.signal.aborted) return;
      if ('address' in begun) {
        failures = 0;
        log.error({ server: one.pid, how }, 'A server ended by itself and is started again');
      } else {
        failures += 1;
        log.error({ reason: begun.problem, failures }, 'A server did not start and is tried again');
        if (failures >= mostTries && answering.size === 0)
          throw new CannotStart(`No server starts any more, tried ${failures} times. ${begun.problem}`);
        const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
      }
      one = start();
    }
  };

  // What keeps one from starting keeps all, and is said once.
  const first = start();
  const begun = await first.begun;
  if ('problem' in begun) {
    await first.ended;
    throw new CannotStart(begun.problem);
  }
  const others = Array.from({ length: config.servers - 1 }, start);
  await Promise.all(others.map((other) => other.begun));
  listening(begun.address);
  try {
    const asked = await Promise.race([askedToStop, endless([first, ...others].map(keep))]);
    stopping.abort();
    await stopAll(running, asked, config.drainDelay * 1_000 + longestStop);
  } finally {
    stopping.abort();
  }
}

/** Rejects with the first that does, and is never fulfilled. */
function endless(all: Promise<void>[]): Promise<never> {
  return new Promise((_, reject) => void Promise.all(all).catch(reject));
}

/** All finish what they have under way; one that has not after so long, longer than it gives itself, is killed. */
async function stopAll(running: ReadonlySet<OneServer>, asked: string, longest: number): Promise<void> {
  const all = [...running];
  for (const one of all) one.tell({ says: 'stop', asked });
  const over = new AbortController();
  const late = pause(longest + 1_000, undefined, { signal: over.signal }).then(
    () => running.forEach(({ kill }) => kill()),
    () => undefined,
  );
  await Promise.all(all.map((one) => one.ended));
  over.abort();
  await late;
}

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw cannotListen(error, { host, port: 0 });
  });
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
