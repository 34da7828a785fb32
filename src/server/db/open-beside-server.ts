import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { hasCluster } from './embedded-cluster.ts';
import { DataFolderInUse } from './embedded-lock.ts';
import { isStillStarting } from './embedded-process.ts';
import { openDatabase, openDatabaseOfParent, openPastPooler, type OpenDatabase } from './open-database.ts';

interface Waiting {
  /** Ends the waiting. */
  stop?: AbortSignal;
  /** Told what is waited for, where that takes its time. */
  say?: (line: string) => void;
}

/**
 * Milliseconds: for a server that is only just starting, for another command, until a word is said of that, and until a server is
 * taken to be there though no process has its number: it may run in a container.
 */
const longest = { start: 15_000, command: 600_000, silence: 3_000, unseen: 2_000 } as const;

/**
 * For commands, which work alone and long: the database of the server that is running. If none is, their own, which ends with
 * them: behind another command, whose database would end in the middle of what this one does, they wait.
 */
export async function openDatabaseBesideServer(
  config: Config,
  log: Logger,
  { stop, say }: Waiting = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl && databaseDirectUrl) return openPastPooler(databaseUrl, databaseDirectUrl);
  const begun = performance.now();
  let silent = true;
  for (;;) {
    try {
      return await openDatabase(config, log, { lockTimeoutSeconds: 0, as: 'command' });
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const waited = performance.now() - begun;
      const { as, isSeen } = error.holder;
      const isServer = as === 'server' && (isSeen || waited > longest.unseen);
      const found = isServer ? await databaseOfServer(config, waited) : undefined;
      if (found) return found;
      if (waited > longest.command) throw error;
      if (silent && waited > longest.silence) {
        say?.(`${error.message} Waiting for its end.`);
        silent = false;
      }
      await pause(100, undefined, { signal: stop });
    }
  }
}

/** The same, but none is made: for commands that only look, and that are lost in a folder without one. */
export async function openDatabaseThatIsThere(
  config: Config,
  log: Logger,
  waiting?: Waiting,
): Promise<OpenDatabase> {
  if (!config.databaseUrl && !hasCluster(config.dataDir))
    throw new CannotStart(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder of the one that is meant, or DATABASE_URL to its address; npm start makes a new one.`,
    );
  return openDatabaseBesideServer(config, log, waiting);
}

/** Undefined where it may still be starting, or just ending. */
async function databaseOfServer(config: Config, waited: number): Promise<OpenDatabase | undefined> {
  try {
    return await openDatabaseOfParent({ ...config, databaseUrl: undefined });
  } catch (error) {
    const trouble = error instanceof CannotStart ? error.cause : error;
    if (waited > longest.start || !isStillStarting(trouble)) throw error;
    return undefined;
  }
}
