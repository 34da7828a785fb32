import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is done now and then. When `enough` is aborted, what goes piece by piece leaves the rest for the next time. */
export type RegularTask = (enough: AbortSignal) => Promise<unknown>;

interface Options {
  atOnce?: boolean;
  limits?: { enough: number; tooLong: number };
}

/** Milliseconds after which a task may leave the rest, and after which it is waited for no longer. */
const usualLimits = { enough: 60_000, tooLong: 300_000 };
/** So long a stop waits for what is under way, whatever it is. */
const patienceAtStop = 8_000;

/**
 * Does something now and then while the server runs, never twice at once. A failure is logged and the next time is
 * the next try; so is a task that does not end, which another server might be doing at the same time as well. The first
 * time is after so long, or `atOnce`. Closing the server waits for what is under way, but not for ever.
 */
export function regularly(
  server: FastifyInstance,
  what: string,
  milliseconds: number,
  work: RegularTask,
  { atOnce = false, limits = usualLimits }: Options = {},
): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> | undefined;
  const closing = new AbortController();
  const once = async () => {
    const ended = new AbortController();
    try {
      const enough = AbortSignal.any([closing.signal, AbortSignal.timeout(limits.enough)]);
      await Promise.race([work(enough), tooLong(limits.tooLong, ended.signal)]);
    } catch (error) {
      server.log.warn({ err: error, what }, 'A regular task failed');
    } finally {
      ended.abort();
      underWay = undefined;
    }
  };
  server.addHook('onListen', async () => {
    const begin = () => {
      underWay ??= once();
    };
    if (atOnce) begin();
    timer = setInterval(begin, milliseconds).unref();
  });
  server.addHook('preClose', async () => {
    clearInterval(timer);
    closing.abort();
    const { stop } = stopsOf(server);
    await Promise.race([underWay, stop]);
  });
}

async function tooLong(milliseconds: number, ended: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal: ended, ref: false }).catch(() => undefined);
  if (!ended.aborted) throw new Error(`It has not ended within ${milliseconds / 1_000} seconds`);
}

/** All tasks of a server share the time that a stop waits, which begins with the first that is stopped. */
const stops = new WeakMap<FastifyInstance, { stop: Promise<unknown> }>();

function stopsOf(server: FastifyInstance): { stop: Promise<unknown> } {
  const known = stops.get(server);
  if (known) return known;
  const begun = { stop: pause(patienceAtStop, undefined, { ref: false }) };
  stops.set(server, begun);
  return begun;
}
