import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { connectionsOfServer } from './connect.ts';
import type { OpenDatabase } from './open-database.ts';
import { row } from './query.ts';

/** Warns where a PostgreSQL of the operator's own takes fewer connections than its servers may ask for. */
export async function warnOfFewConnections(
  { servers, databaseUrl, databaseDirectUrl }: Config,
  { direct }: Pick<OpenDatabase, 'direct'>,
  log: Logger,
): Promise<void> {
  // Behind a pooler its own settings say how many there may be.
  if (!databaseUrl || databaseDirectUrl) return;
  const found = await row<{ takes: number }>(
    direct,
    `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as takes`,
  );
  const asked = servers * connectionsOfServer;
  if (found && found.takes < asked)
    log.warn(
      `${servers} servers ask for up to ${asked} connections, and the database takes ${found.takes}: raise its max_connections or set SERVERS lower`,
    );
}
