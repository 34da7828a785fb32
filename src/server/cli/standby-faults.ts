import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { BoundedClient } from '#server/db/bounded-client.ts';
import { readDatabaseUrl } from '#server/db/database-url.ts';
import { driverLimits } from '#server/db/limits.ts';
import { positionIn, standingOf, type Written, writtenOf } from '#server/db/standbys.ts';

const waitsMs = 5_000;

/** Why servers that DATABASE_READ_URL names are not read from; undefined where all are. */
export async function standbyFaults(url: string, primary: pg.ClientBase): Promise<string | undefined> {
  const wanted = await writtenOf(primary);
  const faults = await Promise.all(readDatabaseUrl(url).servers.map((address) => faultOf(address, wanted)));
  return faults.filter(Boolean).join('; ') || undefined;
}

async function faultOf(address: string, wanted: Written): Promise<string | undefined> {
  const client: pg.Client = new BoundedClient({ ...driverLimits, connectionString: address });
  client.on('error', () => undefined);
  const says = (fault: string) => `${client.host}:${client.port} ${fault}`;
  try {
    await client.connect();
    const written = positionIn(wanted.written) ?? 0n;
    for (const until = performance.now() + waitsMs; ; await pause(100)) {
      const { replayed, copyOf, timeline } = await standingOf(client);
      if (copyOf !== wanted.copyOf) return says('is no copy of this database');
      const position = positionIn(replayed);
      if (position === undefined) return says('is no standby: it takes writes');
      const follows = !wanted.isKept || timeline === wanted.timeline;
      if (position >= written && follows) return undefined;
      if (performance.now() <= until) continue;
      if (!follows) return says('has not followed the last promotion: it may have what was lost then');
      return says(`is behind by ${(Number(written - position) / 1e6).toFixed(1)} MB`);
    }
  } catch (error) {
    return says(`cannot be asked: ${messageOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
