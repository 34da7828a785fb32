import pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { type Trouble, answerTimedOut, readOnly } from './troubles.ts';

/** What a pool says to its connections beside what the driver knows. */
export interface BoundedConfig extends pg.PoolConfig {
  /** Whether a pooler gives each transaction whichever connection of PostgreSQL's is free. */
  pooled?: boolean | undefined;
  /** Whether a server that takes no writes is as good as none. */
  mustWrite?: boolean | undefined;
  /** Told of every error of a connection or statement. */
  met?: ((trouble: Trouble) => void) | undefined;
}

/**
 * A connection on which nothing waits for ever, though the line may die without a sound: when an answer has not come in
 * time the statement is cancelled and the connection closed, so that whoever holds it learns at once that it is gone.
 */
export class BoundedClient extends pg.Client {
  readonly #config: BoundedConfig;
  readonly #reported = new Map<string, string>();
  #cancelling: Promise<void> | undefined;

  constructor(config: BoundedConfig = {}) {
    super(config);
    this.#config = config;
    // PostgreSQL says by itself whether it takes writes, and says it again when that changes.
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) =>
      this.#reported.set(parameterName, parameterValue),
    );
  }

  // `never` fits all overloads of what it stands for, here and below; nobody calls these but through pg's own types.
  override connect(...asked: unknown[]): never {
    const done = asked[0];
    if (typeof done !== 'function') return super.connect(...(asked as [])) as never;
    return super.connect((error: Error | null | undefined) => {
      const refused = error ?? this.#notForUs();
      if (refused) this.#config.met?.(refused);
      if (refused && !error) this.end();
      done(refused ?? null, this);
    }) as never;
  }

  override query(...asked: unknown[]): never {
    const [what] = asked;
    // A name would be looked for on another connection of PostgreSQL's than the one that was told it.
    if (this.#config.pooled && isNamed(what)) asked[0] = { ...what, name: undefined };
    const done = asked.at(-1);
    if (typeof done === 'function') {
      asked[asked.length - 1] = (error: Error | undefined, result: unknown) => {
        if (error) this.#met(error);
        done(error, result);
      };
    }
    const answer: unknown = super.query(...(asked as [string]));
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((error: Error) => {
      this.#met(error);
      throw error;
    }) as never;
  }

  /** Who is gone does not say goodbye: the socket is closed whether the other side does so or not. */
  override end(...asked: unknown[]): never {
    setTimeout(() => this.connection.stream.destroy(), farewell).unref();
    // A pooler no longer knows whose statement is to be cancelled once its client has gone.
    if (this.#cancelling) return this.#cancelling.then(() => super.end(...(asked as []))) as never;
    return super.end(...(asked as [])) as never;
  }

  /** What the connection begins with. The driver has no other way to say the time zone that poolers understand. */
  getStartupConf(): Record<string, string> {
    return { ...driver.getStartupConf.call(this), TimeZone: 'UTC' };
  }

  #met(trouble: Trouble): void {
    if (answerTimedOut(trouble)) {
      this.#cancelling = cancelStatement(this).then(() => void this.connection.stream.destroy());
    }
    this.#config.met?.(trouble);
  }

  #notForUs(): Trouble | undefined {
    if (!this.#config.mustWrite) return undefined;
    const writes = ['in_hot_standby', 'default_transaction_read_only'].every(
      (setting) => this.#reported.get(setting) !== 'on',
    );
    return writes ? undefined : readOnly();
  }
}

/** Lets whoever holds this connection wait so long for an answer; answers how long it was before. */
export function waitAtMost(client: pg.ClientBase, milliseconds: number): number {
  // The cast: the driver has it and its type description does not.
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  const before = connectionParameters.query_timeout;
  connectionParameters.query_timeout = milliseconds;
  return before;
}

// The cast: the driver has it and its type description does not.
const driver = pg.Client.prototype as unknown as { getStartupConf: () => Record<string, string> };

const farewell = 2_000;

interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}

function isNamed(what: unknown): what is pg.QueryConfig {
  return typeof what === 'object' && what !== null && 'name' in what && 'text' in what;
}
