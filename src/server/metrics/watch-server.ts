import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { roomIn } from '#server/db/disk-room.ts';
import type { Admission } from '#server/http/admission.ts';
import type { RequestEnds } from '#server/http/request-ends.ts';
import { type AskAll, amongAll } from '#server/several/all-servers.ts';
import type { Outside } from '#server/tasks/how-outside-stands.ts';
import type { Condition } from './condition.ts';
import { watchEventLoop } from './event-loop.ts';
import { rememberLately } from './lately.ts';
import { createMetrics, type Sources } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type Standing, standingWork } from './standing.ts';
import { watchRequests } from './watch-requests.ts';

/** How the servers at this address do, for people and for programs. */
export interface Watch {
  conditions: AskAll<Condition>;
  standing: () => Promise<Standing | undefined>;
  freeBytes: Sources['freeBytes'];
}

/** Begins to count what this server does, and serves the figures. */
export function watchServer(
  server: FastifyInstance,
  {
    db,
    onEnd,
    listeners,
    hashing,
    answers,
    admission,
    serversWanted,
    dataDir,
    outside,
    token,
  }: Pick<Sources, 'listeners' | 'hashing' | 'answers' | 'serversWanted'> & {
    db: pg.Pool;
    onEnd: RequestEnds;
    admission: Pick<Admission, 'now' | 'onRefused' | 'wasRefused'>;
    /** The folder of the embedded database; another's disk is not ours to look at. */
    dataDir: string | undefined;
    /** How far it is behind with other systems. */
    outside: () => Promise<Outside>;
    token: string | undefined;
  },
): Watch {
  const eventLoop = watchEventLoop();
  server.addHook('onClose', async () => eventLoop.stop());
  const standing = standingWork(db, outside);
  const freeBytes = async () =>
    dataDir === undefined
      ? undefined
      : roomIn(dataDir).then(
          ({ bytes }) => bytes,
          () => undefined,
        );
  const lately = rememberLately();
  const metrics = createMetrics({
    db,
    listeners,
    hashing,
    answers,
    admission: admission.now,
    serversWanted,
    connections: () => openConnections(server),
    freeBytes,
  });
  admission.onRefused(lately.noteRefused);
  watchRequests(onEnd, { metrics, lately, wasRefused: admission.wasRefused });
  serveMetrics(server, { metrics, standing, token });
  const since = new Date().toISOString();
  const own = async () => ({
    since,
    memoryBytes: process.memoryUsage.rss(),
    delayMs: Math.round(eventLoop.delayMs()),
    listeners: listeners(),
    connections: { busy: db.totalCount - db.idleCount, most: db.options.max, waiting: db.waitingCount },
    lately: lately.counts(),
  });
  return { conditions: amongAll('condition', own), standing, freeBytes };
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
