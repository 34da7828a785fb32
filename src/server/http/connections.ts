import type { Socket } from 'node:net';
import { networkOf } from './budgets.ts';

/** Who is connected, so that nobody stays for ever and nobody takes all the places. */
export interface Connections {
  /** Counts one that has just come, and makes room for it. */
  open: (socket: Socket) => void;
  /** A whole request head has come on it. */
  asked: (socket: Socket) => void;
  /** All that was asked on it is answered. */
  answered: (socket: Socket) => void;
  /** Ends those that have stood too long. To be called every now and then. */
  sweep: () => void;
}

interface Connection {
  socket: Socket;
  /** Since when it has waited for a request; undefined while one is being answered. */
  waitsSince: number | undefined;
  /** What it has taken of its answers, in bytes, and since when it has taken no more. */
  taken: number;
  takenSince: number;
  neighbours: Neighbours;
}

/** Those from one address. */
interface Neighbours {
  open: Set<Connection>;
  /** Those that wait for a request, the one that has waited longest first. */
  waiting: Set<Connection>;
}

/** In milliseconds. */
interface Timeouts {
  /** With somebody who has not sent a whole request head. */
  waiting: number;
  /** With somebody who takes nothing of an answer. */
  stalled: number;
}

/**
 * Whoever comes when all places are taken gets that of a connection on which nothing is under way: the oldest of the address
 * that has most of them. So a crowd that opens and does not ask is its own loss, and others are answered on.
 */
export function keepConnections(most: { all: number; perAddress: number }, timeouts: Timeouts): Connections {
  const connections = new Map<Socket, Connection>();
  const addresses = new Map<string, Neighbours>();

  const open = (socket: Socket) => {
    // Whoever has no address has gone before they were taken, and what they had asked would be done for nobody.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    const address = placeOf(socket.remoteAddress);
    const neighbours = addresses.get(address) ?? { open: new Set(), waiting: new Set() };
    const isFull = (count: number, limit: number, makeRoom: () => boolean) => count >= limit && !makeRoom();
    if (
      isFull(neighbours.open.size, most.perAddress, () => endOldest(neighbours)) ||
      isFull(connections.size, most.all, () => endOldest(greediest()))
    )
      return void socket.destroy();
    const now = performance.now();
    const connection = { socket, waitsSince: now, taken: 0, takenSince: now, neighbours };
    addresses.set(address, neighbours);
    connections.set(socket, connection);
    neighbours.open.add(connection);
    neighbours.waiting.add(connection);
    socket.once('close', () => {
      forget(connection);
      if (neighbours.open.size === 0) addresses.delete(address);
    });
  };

  const forget = (connection: Connection) => {
    connections.delete(connection.socket);
    connection.neighbours.open.delete(connection);
    connection.neighbours.waiting.delete(connection);
  };

  const end = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };

  const endOldest = (neighbours: Neighbours | undefined): boolean => {
    const [oldest] = neighbours?.waiting ?? [];
    if (oldest) end(oldest);
    return oldest !== undefined;
  };

  const greediest = () => {
    let found: Neighbours | undefined;
    for (const neighbours of addresses.values())
      if (neighbours.waiting.size > (found?.waiting.size ?? 0)) found = neighbours;
    return found;
  };

  return {
    open,
    asked: (socket) => {
      const connection = connections.get(socket);
      if (connection?.waitsSince === undefined) return;
      connection.waitsSince = undefined;
      connection.neighbours.waiting.delete(connection);
    },
    answered: (socket) => {
      const connection = connections.get(socket);
      if (!connection) return;
      connection.waitsSince = performance.now();
      connection.neighbours.waiting.add(connection);
    },
    sweep: () => {
      const now = performance.now();
      for (const connection of connections.values())
        if (now - (connection.waitsSince ?? now) > timeouts.waiting || standsStill(connection))
          end(connection);

      function standsStill(connection: Connection): boolean {
        const { bytesWritten, writableLength } = connection.socket;
        const taken = bytesWritten - writableLength;
        if (writableLength === 0 || taken !== connection.taken) connection.takenSince = now;
        connection.taken = taken;
        return now - connection.takenSince > timeouts.stalled;
      }
    },
  };
}

/** One host, as far as an address tells: of IPv6 everybody has a whole network. */
function placeOf(address: string): string {
  return /^(::ffff:)?\d+\.\d+\.\d+\.\d+$/i.test(address) ? address : networkOf(address);
}
