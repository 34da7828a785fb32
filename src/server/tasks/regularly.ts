import type { FastifyInstance } from 'fastify';

/**
 * Does something now and then while the server runs, never twice at once. A failure is logged and the next time is
 * the next try. The first time is after so long, or `atOnce`. Closing the server waits for what is under way.
 */
export function regularly(
  server: FastifyInstance,
  what: string,
  milliseconds: number,
  work: () => Promise<unknown>,
  { atOnce = false }: { atOnce?: boolean } = {},
): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> | undefined;
  const once = async () => {
    try {
      await work();
    } catch (error) {
      server.log.warn({ err: error, what }, 'A regular task failed');
    } finally {
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
    await underWay;
  });
}
