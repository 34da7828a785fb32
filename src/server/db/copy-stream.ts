import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Tx } from './query.ts';

/** So many bytes of rows are gathered before they are handed on. */
const enough = 1 << 20;

/** The parts of the driver's connection that its type description leaves out. */
interface CopyConnection {
  stream: Duplex;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/**
 * What `copy … to stdout` answers, in pieces of about a megabyte that are whole rows. PostgreSQL waits while `take` is at
 * work on one, so that a table of any size passes through little memory.
 */
export async function copyOut(tx: Tx, copy: string, take: (lines: Buffer) => Promise<void>): Promise<void> {
  let gathered: Buffer[] = [];
  let size = 0;
  let taking = Promise.resolve();
  let broken: Error | undefined;
  const handOn = () => {
    const lines = Buffer.concat(gathered);
    gathered = [];
    size = 0;
    taking = taking
      .then(() => (broken === undefined ? take(lines) : undefined))
      .catch((error: Error) => void (broken ??= error));
    return taking;
  };
  await new Promise<void>((resolve, reject) => {
    const query = new CopyOutQuery(copy, (error) => (error ? reject(error) : resolve()));
    query.onRow = (row, { stream }) => {
      // The driver writes the next rows over these.
      gathered.push(Buffer.from(row));
      size += row.length;
      if (size < enough) return;
      stream.pause();
      // Where nobody takes them, the rest need not come.
      void handOn().then(() => (broken === undefined ? stream.resume() : stream.destroy()));
    };
    tx.query(query);
  }).catch((error: Error) => {
    throw broken ?? error;
  });
  if (size > 0) void handOn();
  await taking;
  if (broken !== undefined) throw broken;
}

class CopyOutQuery extends pg.Query {
  onRow: (row: Buffer, connection: CopyConnection) => void = () => undefined;

  /** The driver calls this for every row. */
  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    this.onRow(chunk, connection);
  }
}

/** Gives `copy … from stdin` what `pieces` brings, no faster than PostgreSQL takes it. Answers how many rows it has read. */
export async function copyIn(tx: Tx, copy: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let broken: unknown;
    const query = new CopyInQuery(copy, (error, result) =>
      error ? reject(broken instanceof Error ? broken : error) : resolve(result.rowCount ?? 0),
    );
    query.send = async (connection) => {
      try {
        for await (const piece of pieces) {
          if (query.isOver) return;
          connection.sendCopyFromChunk(piece);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        broken = error;
        connection.sendCopyFail('what was to come could not be read');
      }
    };
    tx.query(query);
  });
}

class CopyInQuery extends pg.Query {
  isOver = false;
  send: (connection: CopyConnection) => Promise<void> = async () => undefined;

  constructor(text: string, done: (error: Error | undefined, result: pg.QueryResult) => void) {
    super(text, (error: Error | undefined, result: pg.QueryResult) => {
      this.isOver = true;
      done(error, result);
    });
  }

  /** The driver calls this when the server is ready for the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    void this.send(connection);
  }
}
