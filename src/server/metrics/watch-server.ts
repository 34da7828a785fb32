import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type EventLoop, watchEventLoop } from './event-loop.ts';
import { type Lately, rememberLately } from './lately.ts';
import { createMetrics, type Sources } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type Standing, standingWork } from './standing.ts';
import { watchRequests } from './watch-requests.ts';

/** How this server does, for people and for programs. */
export interface Watch {
  eventLoop: EventLoop;
  lately: Lately;
  standing: () => Promise<Standing | undefined>;
  connections: () => { busy: number; most: number; waiting: number };
  listeners: () => number;
  since: Date;
}

/** Begins to count what this server does, and serves the figures. */
export function watchServer(
  server: FastifyInstance,
  {
    db,
    listeners,
    hashing,
    answers,
    admission,
    token,
  }: Pick<Sources, 'listeners' | 'hashing' | 'answers' | 'admission'> & {
    db: pg.Pool;
    token: string | undefined;
  },
): Watch {
  const eventLoop = watchEventLoop();
  server.addHook('onClose', async () => eventLoop.stop());
  const standing = standingWork(db);
  const lately = rememberLately();
  const metrics = createMetrics({
    db,
    listeners,
    hashing,
    answers,
    admission,
    connections: () => openConnections(server),
  });
  watchRequests(server, metrics, lately);
  serveMetrics(server, { metrics, standing, token });
  return {
    eventLoop,
    lately,
    standing,
    connections: () => ({
      busy: db.totalCount - db.idleCount,
      most: db.options.max,
      waiting: db.waitingCount,
    }),
    listeners,
    since: new Date(),
  };
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
