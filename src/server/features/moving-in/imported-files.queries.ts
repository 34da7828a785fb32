import type { DocumentKind } from '#domain/files.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';

/** Keeps a file beside a table; of two with one name the later. */
export async function keepFile(
  tx: Tx,
  batchId: number,
  { name, kind, bytes }: { name: string; kind: DocumentKind; bytes: Buffer },
): Promise<void> {
  await run(
    tx,
    `with blob as (
       insert into file_blob (sha256, bytes, size) values (sha256($4), $4, octet_length($4))
       on conflict (sha256) do update set size = excluded.size returning sha256
     )
     insert into import_file (batch_id, name, sha256, kind) select $1, $2, sha256, $3 from blob
     on conflict (batch_id, name) do update set sha256 = excluded.sha256, kind = excluded.kind`,
    [batchId, name, kind, bytes],
  );
}

export async function countFiles(db: Db, batchId: number): Promise<number> {
  return (
    await oneRow<{ count: number }>(db, 'select count(*) from import_file where batch_id = $1', [batchId])
  ).count;
}

/** Which of these names were sent, without regard to case. */
export async function filesSent(db: Db, batchId: number, names: readonly string[]): Promise<Set<string>> {
  const sent = await rows<{ name: string }>(
    db,
    'select lower(name) as name from import_file where batch_id = $1 and lower(name) = any($2::text[])',
    [batchId, names.map((name) => name.toLowerCase())],
  );
  return new Set(sent.map(({ name }) => name));
}

/** Gives somebody the file of that name; undefined where it was not sent. */
export async function giveFile(
  tx: Tx,
  { batchId, name, ownerId }: { batchId: number; name: string; ownerId: number },
): Promise<number | undefined> {
  const given = await row<{ id: number }>(
    tx,
    `insert into file (owner_id, sha256, name, kind, purpose)
     select $3, f.sha256, f.name, f.kind, 'resume' from import_file f where f.batch_id = $1 and lower(f.name) = lower($2) limit 1
     on conflict (owner_id, sha256, name, purpose) do update set uploaded_at = now() returning id`,
    [batchId, name, ownerId],
  );
  return given?.id;
}

/** Files go with the lines they came beside. */
export async function forgetFilesWithoutLines(tx: Tx): Promise<number> {
  return run(
    tx,
    `delete from import_file f using import_batch b where b.id = f.batch_id
       and (b.state = 'taken_back' or not exists (select from import_row r where r.batch_id = b.id))`,
  );
}
