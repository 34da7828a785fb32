import type pg from 'pg';
import { copyIn, copyOut } from './copy-stream.ts';
import { timeouts } from './limits.ts';
import { row, rows, run, type Tx } from './query.ts';
import { inTransaction } from './transaction.ts';

/**
 * Takes what waits in the queues, was in the hand of a server that was killed, or was given up, to another database in which nobody
 * works. Of an older program's queues nothing is taken: what they hold is found again by how things stand.
 */
export async function carryTasks(from: pg.Pool, to: pg.Pool): Promise<void> {
  const lines: Buffer[] = [];
  await inTransaction(
    to,
    (target) =>
      inTransaction(
        from,
        async (source) => {
          const version = await versionOf(source);
          if (version === undefined || version !== (await versionOf(target))) return;
          const columns = await columnsOf(source);
          await copyOut(
            source,
            `copy (select ${columns} from pgboss.job where state <= 'active' or (name = 'failed' and state = 'created')) to stdout`,
            async (piece) => void lines.push(piece),
          );
          await target.query('delete from pgboss.job');
          await copyIn(target, `copy pgboss.job (${columns}) from stdin`, inOrder(lines));
          // As if nobody had begun it.
          await run(
            target,
            `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now() where state = 'active'`,
          );
        },
        { atMost: timeouts.hour },
      ),
    { atMost: timeouts.hour },
  );
}

async function* inOrder(lines: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* lines;
}

async function versionOf(tx: Tx): Promise<number | undefined> {
  const there = await row<{ exists: boolean }>(
    tx,
    `select to_regclass('pgboss.version') is not null as exists`,
  );
  if (!there?.exists) return undefined;
  return (await row<{ version: number }>(tx, 'select version from pgboss.version'))?.version;
}

async function columnsOf(tx: Tx): Promise<string> {
  const found = await rows<{ name: string }>(
    tx,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return found.map(({ name }) => name).join(', ');
}
