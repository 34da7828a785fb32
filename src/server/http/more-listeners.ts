import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mostConnections } from './node-limits.ts';

/** On Linux alone does the system share what comes evenly among several sockets at one port. */
const canShare = process.platform === 'linux' && !cluster.isWorker;
const listeners = 8;

/** How a server is to listen that is to have several sockets at its port. */
export const listening = canShare
  ? { backlog: mostConnections / listeners, reusePort: true }
  : { backlog: mostConnections };

/**
 * Throws as listening would where another program listens there: sockets that share a port with each other share it with another
 * program's, too, where that asks for it.
 */
export async function isFree(host: string, port: number): Promise<void> {
  if (!canShare) return;
  const probe = createServer().listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * libuv takes one new connection from a socket in each turn of its loop; a turn of a busy server takes some two milliseconds, so that of two
 * thousand people who come at once the last would wait four seconds before anything is known of them, and nobody could even be refused.
 * With several sockets at one port as many come in with each turn. What they take on is the server's own as any other
 * connection; they stop when it does, and it has ended when theirs have.
 */
export function listenMore(server: Server): void {
  if (!canShare) return;
  const { address, port } = server.address() as AddressInfo; // It listens at a port.
  let taken = 0;
  const take = (socket: Socket) => {
    taken += 1;
    socket.once('close', () => (taken -= 1));
    server.emit('connection', socket);
  };
  const more = Array.from({ length: listeners - 1 }, () => {
    // As Node's server takes them itself.
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, take);
    // Without one of them the others have its share.
    return listener.on('error', () => undefined).listen({ ...listening, host: address, port });
  });
  const count = server.getConnections.bind(server);
  server.getConnections = (told) => {
    count((error, own) => told(error, own + taken));
    return server;
  };
  const close = server.close.bind(server);
  server.close = (ended) => {
    let open = more.length + 1;
    let problem: Error | undefined;
    const hasClosed = (error?: Error) => {
      problem = error;
      open -= 1;
      if (open === 0) ended?.(problem);
    };
    for (const listener of more) listener.close(() => hasClosed(problem));
    return close(hasClosed);
  };
}
