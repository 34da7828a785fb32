import pg from 'pg';
import { nameOf } from '#server/trace.ts';
import { cancelStatement } from './cancel-statement.ts';
import { databaseIn } from './database-url.ts';
import { statementSpan } from './statement-span.ts';
import { toldByCode } from './teller.ts';
import { type Trouble, answerTimedOut, readOnly, serverWasLeft } from './troubles.ts';
import { yieldAsSession } from './yielding.ts';

// What the driver has and its type description does not.
declare module 'pg' {
  interface Client {
    /** PostgreSQL's process at the other end, and what it takes to cancel a statement of it. */
    readonly processID: number;
    readonly secretKey: number;
    readonly connectionParameters: { query_timeout: number };
    getStartupConf(): Record<string, string>;
  }

  interface Connection {
    connect: (...where: [path: string] | [port: number, host: string]) => void;
    requestSsl: () => void;
    cancel: (processId: number, secretKey: number) => void;
  }
}

/** What a pool says to its connections beside what the driver knows. */
export interface BoundedConfig extends pg.PoolConfig {
  /** Whether a pooler gives each transaction whichever connection of PostgreSQL's is free. */
  pooled?: boolean | undefined;
  /** Whether PostgreSQL is our own, beside us. */
  isEmbedded?: boolean | undefined;
  /** Whether a server that takes no writes is as good as none. */
  mustWrite?: boolean | undefined;
  /** Told of every error of a connection or statement. */
  met?: ((trouble: Trouble) => void) | undefined;
  /** Given what is to be told of a transaction once it is over. */
  tell?: ((notes: Iterable<string>) => void) | undefined;
}

/**
 * A connection on which nothing waits for ever, though the line may die without a sound: when an answer has not come in
 * time the statement is cancelled and the connection closed, so that whoever holds it learns at once that it is gone.
 */
export class BoundedClient extends pg.Client {
  readonly #config: BoundedConfig;
  readonly #address: string | undefined;
  readonly #reported = new Map<string, string>();
  readonly #toTell = new Set<string>();
  #cancelling: Promise<void> | undefined;

  constructor(config: BoundedConfig = {}) {
    super(config);
    this.#config = config;
    this.#address = config.connectionString;
    // A connection that breaks (the database restarted) fails the statement under way. Where there is none, as in an open
    // transaction or between the end of its pool and the last of its line, an error nobody listens to would end the process.
    this.on('error', () => undefined);
    // PostgreSQL says by itself whether it takes writes, and says it again when that changes.
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) =>
      this.#reported.set(parameterName, parameterValue),
    );
    this.on('notice', ({ code, message }) => {
      if (code === toldByCode && message !== undefined) this.#toTell.add(message);
    });
    this.connection.on('readyForQuery', ({ status }: ReadyForQuery) => {
      if (status === outsideTransaction) this.#tell();
    });
  }

  /** Notifies others on a channel once the transaction under way has been committed. */
  tellAfterCommit(channel: string, what: string): void {
    this.#toTell.add(`${channel} ${what}`);
  }

  override connect(): Promise<pg.Client>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.Client> | void {
    if (!done) return super.connect();
    return super.connect((error: Error | null) => {
      const refused = error ?? this.#notForUs();
      if (refused) this.#config.met?.(refused);
      if (refused && !error) void this.end();
      if (!refused && this.#config.isEmbedded) void yieldAsSession(this.processID);
      done(refused ?? null, this);
    });
  }

  // `never` fits all overloads of what it stands for; nobody calls it but through pg's own types.
  override query(...asked: unknown[]): never {
    const [what] = asked;
    // A name would be looked for on another connection of PostgreSQL's than the one that was told it.
    if (this.#config.pooled && isNamed(what)) asked[0] = { ...what, name: undefined };
    const done = asked.at(-1);
    const span = statementSpan(what);
    if (typeof done === 'function') {
      asked[asked.length - 1] = (error: Error | undefined, result: unknown) => {
        if (error) this.#met(error);
        span?.end(error ? { failed: nameOf(error) } : {});
        done(error, result);
      };
    }
    // The casts: as many of them as one of the overloads takes, and what that answers.
    const answer: unknown = super.query(...(asked as [string]));
    const noted = (error: Error) => {
      this.#met(error);
      span?.end({ failed: nameOf(error) });
      throw error;
    };
    if (!(answer instanceof Promise)) return answer as never;
    return (
      span ? answer.then((result: unknown) => (span.end(), result), noted) : answer.catch(noted)
    ) as never;
  }

  /** Who is gone does not say goodbye: the socket is closed whether the other side does so or not. */
  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | void {
    setTimeout(() => this.connection.stream.destroy(), goodbyeMs).unref();
    const leave = () => (done ? super.end(done) : super.end());
    // A pooler no longer knows whose statement is to be cancelled once its client has gone.
    return this.#cancelling ? this.#cancelling.then(leave) : leave();
  }

  /** What the connection begins with. The driver has no other way to say the time zone that poolers understand. */
  override getStartupConf(): Record<string, string> {
    const database = databaseIn(this.#config.connectionString ?? '');
    return { ...super.getStartupConf(), ...(database !== undefined && { database }), TimeZone: 'UTC' };
  }

  #met(trouble: Trouble): void {
    if (answerTimedOut(trouble)) {
      this.#cancelling = cancelStatement(this).then(() => void this.connection.stream.destroy());
    }
    this.#config.met?.(trouble);
  }

  /** Of one that was rolled back too: whoever looks for nothing finds nothing. */
  #tell(): void {
    if (!this.#toTell.size) return;
    this.#config.tell?.([...this.#toTell]);
    this.#toTell.clear();
  }

  #notForUs(): Trouble | undefined {
    // What its pool says is changed when that moves: a server that was left may be one that another was promoted in place of.
    if (this.#config.connectionString !== this.#address) return serverWasLeft();
    if (!this.#config.mustWrite) return undefined;
    const writes = ['in_hot_standby', 'default_transaction_read_only'].every(
      (setting) => this.#reported.get(setting) !== 'on',
    );
    return writes ? undefined : readOnly();
  }
}

/** Lets whoever holds this connection wait so long for an answer; answers how long it was before. */
export function waitAtMost({ connectionParameters }: pg.Client, milliseconds: number): number {
  const before = connectionParameters.query_timeout;
  connectionParameters.query_timeout = milliseconds;
  return before;
}

const goodbyeMs = 2_000;

type Connected = (error: Error | null, client: pg.Client) => void;

/** PostgreSQL's own sign, with each "ready". */
const outsideTransaction = 'I';

interface ReadyForQuery {
  status: string;
}

interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}

function isNamed(what: unknown): what is pg.QueryConfig {
  return typeof what === 'object' && what !== null && 'name' in what && 'text' in what;
}
