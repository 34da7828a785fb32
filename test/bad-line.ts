import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface LineQuality {
  /** Bytes in a second, each way. */
  bytesPerSecond: number;
  /** There and back, in milliseconds. */
  roundTripMs: number;
  /** How many packets of a hundred are lost, each of which is sent again a round trip later and holds up what follows. */
  lost: number;
  /** After so long a connection is cut, wherever it is. */
  cutAfterMs: number;
}

/** A line with 50 kbit/s, 800 ms, 30 % loss and a cut every ten seconds. */
export const worst: LineQuality = { bytesPerSecond: 6_250, roundTripMs: 800, lost: 30, cutAfterMs: 10_000 };

export interface BadLine {
  address: string;
  /** To another server, for connections from now on. */
  leadTo: (port: number) => void;
  cuts: () => number;
  close: () => Promise<void>;
}

const packet = 1_400;

/** A proxy of TCP that treats every connection as such a line does. Each comes to the server from an address of its own network. */
export async function badLine(toPort: number, quality: LineQuality): Promise<BadLine> {
  let port = toPort;
  let cuts = 0;
  let networks = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    networks = (networks + 1) % 250;
    const far = connect({ port, host: '127.0.0.1', localAddress: `127.1.${networks}.1` });
    const both = [near, far];
    const cut = () => both.forEach((socket) => socket.destroy());
    const timer = setTimeout(
      () => {
        cuts += 1;
        cut();
      },
      quality.cutAfterMs * (0.5 + Math.random()),
    );
    for (const socket of both) {
      open.add(socket);
      socket.setNoDelay();
      socket.on('error', cut).on('close', () => {
        clearTimeout(timer);
        open.delete(socket);
        cut();
      });
    }
    carry(near, far, quality);
    carry(far, near, quality);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port: own } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${own}`,
    leadTo: (to) => void (port = to),
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        open.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

/** Packet by packet and in order: a lost one holds up all that come after it. */
function carry(from: Socket, to: Socket, { bytesPerSecond, roundTripMs, lost }: LineQuality): void {
  const waiting: { part: Buffer; due: number }[] = [];
  let free = Date.now();
  // One timer at a time: several that are late can fire in another order than they are due in.
  const next = () => {
    const [first] = waiting;
    if (!first || to.destroyed) return;
    setTimeout(
      () => {
        waiting.shift();
        if (!to.destroyed) to.write(first.part);
        next();
      },
      Math.max(0, first.due - Date.now()),
    );
  };
  from.on('data', (chunk: Buffer) => {
    const isIdle = waiting.length === 0;
    for (let at = 0; at < chunk.length; at += packet) {
      const part = chunk.subarray(at, at + packet);
      free = Math.max(free, Date.now()) + (part.length / bytesPerSecond) * 1_000;
      while (Math.random() * 100 < lost) free += roundTripMs;
      waiting.push({ part, due: free + roundTripMs / 2 });
    }
    if (isIdle) next();
  });
}
