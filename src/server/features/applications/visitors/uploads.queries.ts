import { uploads } from '#domain/visitors.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';
import type { SentFile } from '#server/http/file-bodies.ts';

interface NewUpload {
  keyHash: Buffer;
  jobId: number;
  name: string;
  size: number;
  network: string;
}

const live = `u.begun_at > now() - make_interval(hours => ${uploads.hours})`;

/** Begins an upload; false where there is no room for it, of this network's or in all. Those who begin at once are counted one after the other. */
export async function insertUpload(
  tx: Tx,
  { keyHash, jobId, name, size, network }: NewUpload,
): Promise<boolean> {
  await run(tx, 'select pg_advisory_xact_lock(7305511)');
  const { own, all } = await oneRow<{ own: number; all: number }>(
    tx,
    `select count(*) filter (where u.network = $1)::integer as own, coalesce(sum(u.size), 0)::float8 as "all" from upload u where ${live}`,
    [network],
  );
  if (own >= uploads.ofNetwork || all + size > uploads.bytesInAll) return false;
  await run(
    tx,
    'insert into upload (key_hash, job_posting_id, name, size, network) values ($1, $2, $3, $4, $5)',
    [keyHash, jobId, name, size, network],
  );
  return true;
}

export interface Progress {
  come: number;
  size: number;
}

/** How much of a file is here without a gap: pieces are only ever taken where the last one ended. */
export async function progressOf(db: Db, keyHash: Buffer): Promise<Progress | undefined> {
  return row(
    db,
    `select u.size, (select coalesce(max(p.starts_at + octet_length(p.bytes)), 0) from upload_piece p where p.upload_id = u.id) as come
     from upload u where u.key_hash = $1 and ${live}`,
    [keyHash],
  );
}

/** The job that a file is for. */
export async function jobOfUpload(db: Db, keyHash: Buffer): Promise<number | undefined> {
  const upload = await row<{ jobId: number }>(
    db,
    `select u.job_posting_id as "jobId" from upload u where u.key_hash = $1 and ${live}`,
    [keyHash],
  );
  return upload?.jobId;
}

/** Takes a piece that begins where the last one ended; another is left. Those of one file wait for each other. */
export async function takePiece(tx: Tx, keyHash: Buffer, at: number, bytes: Buffer): Promise<void> {
  await run(tx, 'select from upload u where u.key_hash = $1 for update', [keyHash]);
  await run(
    tx,
    `insert into upload_piece (upload_id, starts_at, bytes)
     select u.id, $2::integer, $3::bytea from upload u
     where u.key_hash = $1 and $2::integer + octet_length($3::bytea) <= u.size
       and $2::integer = (select coalesce(max(p.starts_at + octet_length(p.bytes)), 0) from upload_piece p where p.upload_id = u.id)`,
    [keyHash, at, bytes],
  );
}

/** A file that was uploaded for this job, once all of it is here. */
export async function uploadedFile(db: Db, jobId: number, keyHash: Buffer): Promise<SentFile | undefined> {
  return row(
    db,
    `select u.name, string_agg(p.bytes, ''::bytea order by p.starts_at) as bytes
     from upload u join upload_piece p on p.upload_id = u.id where u.key_hash = $1 and u.job_posting_id = $2 and ${live}
     group by u.id, u.name, u.size having sum(octet_length(p.bytes)) = u.size`,
    [keyHash, jobId],
  );
}

export async function deleteOldUploads(db: Db): Promise<number> {
  return run(db, `delete from upload u where not ${live}`);
}
