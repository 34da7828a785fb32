import { row, type Tx } from './query.ts';

/** The process that works on a transaction, where it may run on this machine: it was reached by a socket. */
export async function processBeside(tx: Tx): Promise<number | undefined> {
  const found = await row<{ pid: number | null }>(
    tx,
    'select case when inet_server_addr() is null then pg_backend_pid() end as pid',
  );
  return found?.pid ?? undefined;
}
