import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { problemOf } from './errors.ts';
import { asksForStream, isFree, type Lane, laneFinder } from './lanes.ts';
import { createRoom, forEachLane } from './room.ts';
import { createSeats } from './seats.ts';

export interface Admission {
  /** Hands a request on when it is its turn, or answers that it cannot be done in time: the first thing that is done with any. */
  receive: (request: IncomingMessage, response: ServerResponse, handle: RequestListener) => void;
  /** Begins to count what this server does. */
  count: (server: FastifyInstance) => void;
  /** Counts one that was let in as refused: what it asks for has a line of its own, which is too long. */
  noteRefused: (request: IncomingMessage, response: ServerResponse, lane: Lane) => void;
  /** Has somebody told of every request that is refused. */
  onRefused: (hear: () => void) => void;
  /** Whether it was refused after it had been let in, and so is counted with those that are refused before anything is. */
  wasRefused: (request: IncomingMessage) => boolean;
  /**
   * Requests taken on and not yet answered, and of them those whose turn has not come; how many of each lane have been refused since the
   * start, and how long that took in all.
   */
  now: () => { inHand: number; waiting: number; refused: Record<Lane, number>; refusingSeconds: number };
}

interface Given {
  /** How many connections to the database there are. */
  atOnce: number;
  /** How many passwords are hashed at the same time. */
  hashesAtOnce: number;
  refuses: boolean;
  /** Whether the app has a screen of its own at an address, which comes from memory. */
  isOwnScreen: (pathname: string) => boolean;
}

/** In seconds, what who is refused is told to wait at most. */
const longestWait = 5;
/** Milliseconds in line after which nothing is begun any more. Who would lose most is let wait. */
const longestInLine = { critical: 2_000, normal: 800, low: 800 } as const satisfies Partial<
  Record<Lane, number>
>;
/**
 * Most of what is worked on waits for its lookups, which go in batches, and not for a connection of its own: the more ask at once, the
 * fewer statements it takes.
 */
const seatsByConnection = 5;
/** Hashes a second, before any was made, and how many a second can be told who they are, or handed a screen. */
const firstPaceOfHashes = 60;
const firstPaceOfSelf = 1_000;
const firstPaceOfScreens = 1_000;
/** Made once: an error’s stack costs more than all the rest of a refusal. */
const busy = refuse.busy();
/** For people, and for programs that ask for it. */
const bodies = {
  text: { type: 'text/plain; charset=utf-8', body: busy.message },
  json: { type: 'application/problem+json', body: JSON.stringify(problemOf(busy)) },
};

/** Without it a browser tells a page of another website only that nothing came, and not when to come again. */
const readByOthersPages = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Error-Code, Retry-After',
};

/**
 * Takes on only what can be answered in time: the rest is refused at once, by Node's own server, before anybody is looked up or a
 * body is read, so that overload costs those who are refused a moment, and the others next to nothing. docs/decisions/0077-overload.md
 * says why it is our own.
 */
export function createAdmission({ atOnce, hashesAtOnce, refuses, isOwnScreen }: Given): Admission {
  const room = createRoom(atOnce);
  const apart = {
    passwords: createRoom(hashesAtOnce, firstPaceOfHashes),
    self: createRoom(atOnce, firstPaceOfSelf),
    screens: createRoom(atOnce, firstPaceOfScreens),
  };
  const roomOf = (lane: Lane) => (isSeated(lane) ? room : apart[lane]);
  const seats = createSeats(atOnce * seatsByConnection);
  const refused = forEachLane(() => 0);
  const hearing: (() => void)[] = [];
  const findLane = laneFinder(isOwnScreen);
  const lanes = new WeakMap<IncomingMessage, Lane>();
  const counted = new WeakSet<IncomingMessage>();
  const refusedLate = new WeakSet<IncomingMessage>();
  let turn = 0;
  let refusingMs = 0;

  const laneOf = (request: IncomingMessage): Lane | undefined => {
    const { method = '', url = '' } = request;
    // As it is written: an address that is written otherwise than ours is, is counted as any.
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    if (isFree(url)) return undefined;
    // Until it is known who listens they are asked who they are, and no more: a stranger’s cookie is looked up, too.
    if (asksForStream(request, pathname)) return 'self';
    return findLane(method, url);
  };
  const enter = (request: IncomingMessage, lane: Lane, now: number) => {
    counted.add(request);
    roomOf(lane).enter(lane, now);
  };
  const leave = (request: IncomingMessage, how = { isDone: true }) => {
    const lane = lanes.get(request);
    if (!lane || !counted.delete(request)) return;
    const now = performance.now();
    roomOf(lane).leave(lane, now, how);
    if (isSeated(lane)) seats.give(request, now);
  };
  const countRefused = (lane: Lane) => {
    refused[lane] += 1;
    for (const hear of hearing) hear();
  };
  const noteRefused: Admission['noteRefused'] = (request, response, lane) => {
    leave(request, { isDone: false });
    // Who has gone meanwhile is not refused.
    if (response.closed) return;
    countRefused(lane);
    refusedLate.add(request);
  };
  /** Whether a body is still on its way. */
  const waitsForBody = ({ method, raw }: FastifyRequest) =>
    method !== 'GET' && method !== 'HEAD' && !raw.complete;

  const answerRefused = (request: IncomingMessage, response: ServerResponse, lane: Lane) => {
    countRefused(lane);
    // Not all come again together.
    turn = (turn % longestWait) + 1;
    const { type, body } = bodies[request.headers.accept?.includes('json') ? 'json' : 'text'];
    response.writeHead(busy.status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Error-Code': busy.code,
      'Retry-After': turn,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...(isForOthersPages(request) ? readByOthersPages : {}),
    });
    response.end(body);
  };

  return {
    receive: (request, response, handle) => {
      const now = performance.now();
      const lane = laneOf(request);
      if (!lane) return handle(request, response);
      if (refuses && !roomOf(lane).isFor(lane)) {
        answerRefused(request, response, lane);
        refusingMs += performance.now() - now;
        return;
      }
      lanes.set(request, lane);
      enter(request, lane, now);
      response.once('close', () => leave(request, { isDone: response.writableFinished }));
      if (!refuses || !isSeated(lane)) return handle(request, response);
      seats.take(request, now, {
        // Whoever leaves calls who is next, and what is done next is none of theirs.
        begin: AsyncResource.bind(() => handle(request, response)),
        late: () => {
          counted.delete(request);
          room.leave(lane, performance.now(), { isDone: false });
          answerRefused(request, response, lane);
        },
        longestMs: longestInLine[lane],
      });
    },
    count: (server) => {
      const looking = setInterval(() => seats.look(performance.now()), 50).unref();
      server.addHook('onClose', async () => clearInterval(looking));
      // While a body is on its way nothing is done for it, and how long it takes is up to whoever sends it.
      server.addHook('preParsing', (request, _reply, _payload, next) => {
        if (waitsForBody(request)) leave(request.raw, { isDone: false });
        next();
      });
      server.addHook('preValidation', ({ raw }, reply, next) => {
        const lane = lanes.get(raw);
        if (!lane || counted.has(raw) || reply.raw.closed) return next();
        const now = performance.now();
        enter(raw, lane, now);
        if (!refuses || !isSeated(lane)) return next();
        seats.take(raw, now, {
          begin: AsyncResource.bind(() => next()),
          late: AsyncResource.bind(() => {
            noteRefused(raw, reply.raw, lane);
            next(busy);
          }),
          longestMs: longestInLine[lane],
          again: true,
        });
      });
      // Who listens does so for as long as their page is open, and nothing is done for them meanwhile.
      server.addHook('preHandler', (request, _reply, next) => {
        const { url: path = '' } = request.routeOptions;
        if (asksForStream(request, path)) leave(request.raw, { isDone: false });
        next();
      });
      // What is left is for the network to do, and for who reads.
      server.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, payload: unknown, next) => {
        leave(request.raw);
        next(null, payload);
      });
    },
    noteRefused,
    onRefused: (hear) => void hearing.push(hear),
    wasRefused: (request) => refusedLate.has(request),
    now: () => ({
      inHand: [room, ...Object.values(apart)].reduce((sum, one) => sum + one.inHand(), 0),
      waiting: seats.waiting(),
      refused: { ...refused },
      refusingSeconds: refusingMs / 1_000,
    }),
  };
}

/** Whether pages of other websites ask there, as of companies’ own: whose it is would have to be looked up, and this tells nothing of anybody. */
function isForOthersPages({ url = '', headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && url.startsWith('/api/public/');
}

/** Whether it waits for a seat: not what waits for something else than the database, or takes next to nothing of it. */
function isSeated(lane: Lane): lane is keyof typeof longestInLine {
  return lane in longestInLine;
}
