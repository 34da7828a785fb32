import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a question to the database fails: its connection breaks before the question has come there, or before the answer of what
 * has been committed comes back, or PostgreSQL answers with an error of this code and does nothing.
 */
export type Fault = 'never arrives' | 'answer is lost' | { code: string };

export interface FailingLine {
  /** On the loopback. */
  port: number;
  /** Lets the n-th question from now on fail, the first being 1; Infinity for none. */
  failFrom: (nth: number, fault: Fault) => void;
  /** Which question has failed since; undefined while none has. */
  failedAt: () => number | undefined;
  /** How many questions since then. */
  asked: () => number;
  close: () => Promise<void>;
}

/**
 * A line to PostgreSQL that reads along in its protocol, of all connections, and lets one question fail. Taking back what was begun is not
 * counted, and what was only read, and failed before in another call, does not fail once more: nothing was written yet that could
 * stay half done. An answer is lost only of what has been written and committed: before that it is as if the question had never arrived.
 */
export async function failingLine(to: { host: string; port: number }): Promise<FailingLine> {
  const sockets = new Set<Socket>();
  const failedBefore = new Set<string>();
  const state = { from: Infinity, fault: 'never arrives' as Fault, asked: 0, hasWritten: false };
  let failedAt: number | undefined;

  /** Whether this question is to fail; an answer is lost only where there has been something to commit. */
  const fails = (text: string): boolean => {
    if (isTakingBack.test(text) || (typeof state.fault === 'object' && isBracket.test(text))) return false;
    state.asked += 1;
    state.hasWritten ||= !onlyReads.test(text);
    if (failedAt !== undefined || state.asked < state.from) return false;
    if (!state.hasWritten && (failedBefore.has(text) || state.fault === 'answer is lost')) return false;
    return true;
  };
  const note = (text: string) => {
    failedBefore.add(text);
    failedAt = state.asked;
  };

  const server = createServer((near) => {
    const far = connect({ path: `${to.host}/.s.PGSQL.${to.port}` });
    const cut = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    /** The text of the question whose answer is lost, should it turn out to have been committed. */
    let suspected: string | undefined;
    let question: Buffer[] = [];
    let text = '';
    const asked = messages(true, (type, message) => {
      question.push(message);
      if (type === 'P' || type === 'Q') text = textIn(type, message);
      if (type !== 'Q' && type !== 'S' && !passesAtOnce.has(type)) return;
      const whole = Buffer.concat(question);
      question = [];
      if (type !== 'Q' && type !== 'S') return void far.write(whole);
      if (!fails(text)) return void far.write(whole);
      if (state.fault === 'never arrives') {
        note(text);
        return cut();
      }
      if (state.fault === 'answer is lost') {
        suspected = text;
        return void far.write(whole);
      }
      note(text);
      far.write(failure(state.fault.code));
    });
    const answered = messages(false, (type, message) => {
      if (type === 'Z' && suspected !== undefined) {
        const committed = message[5] === 0x49 && failedAt === undefined;
        if (committed) note(suspected);
        suspected = undefined;
        if (committed) return cut();
      }
      near.write(message);
    });
    near.on('data', asked);
    far.on('data', answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    failFrom: (from, fault) => {
      Object.assign(state, { from, fault, asked: 0, hasWritten: false });
      failedAt = undefined;
    },
    failedAt: () => failedAt,
    asked: () => state.asked,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const isTakingBack = /^\s*rollback\b/i;
/** These fail with their connection only. */
const isBracket = /^\s*(?:begin|savepoint|release|set local)\b/i;
const onlyReads = /^\s*(?:begin\b|savepoint\b|release\b|set local\b|select\b[^]*\bfrom\b)/i;
/** The first message of a connection, its end, and rows that are copied: nobody waits for an answer to each. */
const passesAtOnce = new Set(['', 'X', 'd', 'c', 'f', 'H']);

/** Cuts what comes into messages: a letter and a length before each, but for the first that a client sends, which has no letter. */
function messages(fromClient: boolean, take: (type: string, message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = fromClient;
  return (chunk: Buffer) => {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const letter = isFirst ? 0 : 1;
      if (rest.length < letter + 4) return;
      const length = letter + rest.readInt32BE(letter);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      const type = isFirst ? '' : String.fromCharCode(message[0] ?? 0);
      isFirst = false;
      take(type, message);
    }
  };
}

/** What is asked: of a statement that is parsed the text stands behind its name. */
function textIn(type: 'P' | 'Q', message: Buffer): string {
  const from = type === 'Q' ? 5 : message.indexOf(0, 5) + 1;
  return message.toString('utf8', from, message.indexOf(0, from));
}

/** A question that PostgreSQL answers with an error of this code. */
function failure(code: string): Buffer {
  const text = `do $$ begin raise exception 'as a test wants it' using errcode = '${code}'; end $$`;
  const message = Buffer.alloc(1 + 4 + text.length + 1);
  message.write('Q', 0);
  message.writeInt32BE(4 + text.length + 1, 1);
  message.write(text, 5);
  return message;
}
