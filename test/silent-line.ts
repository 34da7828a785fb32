import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentLine {
  /** On the loopback. */
  port: number;
  /** From now on nothing passes the connections there are, in neither direction, and nobody is told. New ones pass. */
  goSilent: () => void;
  close: () => Promise<void>;
}

/** A line to a server that can die as lines do behind a firewall that has forgotten them: without an end or a reset. */
export async function silentLine(to: { host: string; port: number }): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ path: `${to.host}/.s.PGSQL.${to.port}`, allowHalfOpen: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    goSilent: () => {
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close');
        // Taken from the line and thrown away, as by a host that is no longer there but whose neighbour still answers.
        socket.removeAllListeners('end').resume();
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
