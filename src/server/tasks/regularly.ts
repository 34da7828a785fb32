import type { FastifyInstance } from 'fastify';

/** Does something now and then while the server runs. A failure is logged and the next time is the next try. */
export function regularly(
  server: FastifyInstance,
  what: string,
  milliseconds: number,
  work: () => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    timer = setInterval(() => {
      work().catch((error: Error) => server.log.warn({ err: error, what }, 'A regular task failed'));
    }, milliseconds).unref();
  });
  server.addHook('onClose', async () => clearInterval(timer));
}
