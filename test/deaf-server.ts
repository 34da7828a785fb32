import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface DeafServer {
  /** On the loopback. */
  port: number;
  /** How many connections there have been. */
  called: () => number;
  /** At how many of them somebody still waits. */
  listensTo: () => number;
  close: () => Promise<void>;
}

/** A server that lets everybody in and says nothing, as one does whose processes are stopped. */
export async function deafServer(): Promise<DeafServer> {
  const sockets = new Set<Socket>();
  let called = 0;
  const server = createServer((socket) => {
    called += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    called: () => called,
    listensTo: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
