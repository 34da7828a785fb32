import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/refusal.ts';
import type { Lane } from './lanes.ts';
import { createRoom, forEachLane } from './room.ts';

export interface Admission {
  /** Requests taken on and not yet answered, and how many of each lane have been refused since the start. */
  now: () => { inHand: number; refused: Record<Lane, number> };
}

/** Made once: an error's stack costs more than all the rest of a refusal. With different times, so that not all come again together. */
const tooBusy = [1, 2, 3, 4, 5].map(
  (retryAfterSeconds) =>
    new Refusal(503, 'busy', 'The server is busy. Please try again in a moment.', { retryAfterSeconds }),
);

/**
 * Takes on only what can be answered in time: the rest is refused at once, before anybody is looked up or a body is read, so
 * that overload costs those who are refused a moment, and the others nothing. `atOnce` is how many can be worked on at the same
 * time, which is how many connections to the database there are. docs/decisions/0077-overload.md says why it is our own.
 */
export function admitInLanes(
  server: FastifyInstance,
  {
    atOnce,
    refuses,
    hasSession,
  }: { atOnce: number; refuses: boolean; hasSession: (request: FastifyRequest) => boolean },
): Admission {
  const room = createRoom(atOnce);
  const refused = forEachLane(() => 0);
  const counted = new WeakSet<FastifyRequest>();
  const lanes = new WeakMap<FastifyRequest, Lane>();
  const enter = (request: FastifyRequest) => {
    counted.add(request);
    room.enter(lanes.get(request) ?? 'normal', performance.now());
  };
  const leave = (request: FastifyRequest, how = { isDone: true }) => {
    if (counted.delete(request)) room.leave(lanes.get(request) ?? 'normal', performance.now(), how);
  };
  const bringsBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';
  let turn = 0;

  const laneOf = (request: FastifyRequest): Lane | 'free' => {
    const { url, config } = request.routeOptions;
    if (url !== undefined) return isStream(request) ? 'free' : (config.lane ?? 'normal');
    // Pages of the app come from memory; those of visitors do not, and who signs in gets through.
    return hasSession(request) || request.url.startsWith('/auth') ? 'critical' : 'normal';
  };

  server.addHook('onRequest', (request, reply, next) => {
    const lane = laneOf(request);
    if (lane === 'free') return next();
    if (refuses && !room.isFor(lane)) {
      refused[lane] += 1;
      turn = (turn + 1) % tooBusy.length;
      return next(tooBusy[turn]);
    }
    lanes.set(request, lane);
    enter(request);
    reply.raw.once('close', () => leave(request));
    next();
  });
  // While a body is on its way nothing is done for it, and how long it takes is up to whoever sends it.
  server.addHook('preParsing', (request, _reply, _payload, next) => {
    if (bringsBody(request)) leave(request, { isDone: false });
    next();
  });
  server.addHook('preValidation', (request, { raw }, next) => {
    if (bringsBody(request) && lanes.has(request) && !raw.closed) enter(request);
    next();
  });
  // What is left is for the network to do, and for who reads.
  server.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, payload: unknown, next) => {
    leave(request);
    next(null, payload);
  });
  return { now: () => ({ inHand: room.inHand(), refused: { ...refused } }) };
}

/** A stream lasts as long as its page is open. */
function isStream({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.streams === true && headers.accept?.includes('text/event-stream') === true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request here is worth where not everything can be done; `normal` where nothing is said. */
    lane?: Lane | 'free';
    /** Asked for as text/event-stream, the answer goes on. */
    streams?: boolean;
  }
}
