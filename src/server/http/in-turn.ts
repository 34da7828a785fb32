import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** More than any browser or proxy sends ahead of an answer. */
const mostAhead = 16;

/**
 * Requests that come on one connection without waiting for each other's answers are answered one at a time, the next when
 * the answer before has been taken: Node would begin all of them at once and hold their answers. Who sends ever more is cut off.
 */
export function inTurn(handle: RequestListener, connections: Connections): RequestListener {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  const handleFirst = (socket: Socket, line: [IncomingMessage, ServerResponse][]) => {
    const [first] = line;
    if (!first) return connections.answered(socket);
    first[1].once('close', () => {
      line.shift();
      if (!socket.destroyed) handleFirst(socket, line);
    });
    handle(...first);
  };

  return (request, response) => {
    const { socket } = request;
    // What was read in one go goes on being parsed after the connection has been ended.
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    line.push([request, response]);
    if (line.length > mostAhead) return void socket.destroy();
    connections.asked(socket);
    if (line.length === 1) handleFirst(socket, line);
  };
}
