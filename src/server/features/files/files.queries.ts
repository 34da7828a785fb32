import type { FileKind, FilePurpose } from '#domain/files.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { visibleApplication } from '#server/visibility/visible-applications.queries.ts';

export interface OwnFileRow {
  id: number;
  name: string;
  kind: FileKind;
  size: number;
  uploadedAt: string;
  lastSentAt: string | null;
  sentWith: number;
}

export interface FileBytes {
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

const ownColumns = `f.id, f.name, f.kind, b.size, f.uploaded_at as "uploadedAt", greatest(sent.last, answered.last) as "lastSentAt",
  sent.count + answered.count as "sentWith"`;

const ownSource = `file f join file_blob b on b.sha256 = f.sha256
  cross join lateral (select max(a.application_date) as last, count(*) as count from application a where a.file_id = f.id) sent
  cross join lateral (select max(a.application_date) as last, count(*) as count
                      from application_answer s join application a on a.id = s.application_id where s.file_id = f.id) answered`;

/** A person's files, the last used first, whether it was sent or only put here; after them what has only ever answered a question. */
export async function filesOf(db: Db, ownerId: number): Promise<OwnFileRow[]> {
  return rows(
    db,
    `select ${ownColumns} from ${ownSource} where f.owner_id = $1 and f.purpose = 'resume'
     order by answered.count > 0 and sent.count = 0, greatest(f.uploaded_at, sent.last) desc, f.id desc`,
    [ownerId],
  );
}

export async function ownFile(db: Db, ownerId: number, id: number): Promise<OwnFileRow | undefined> {
  return row(
    db,
    `select ${ownColumns} from ${ownSource} where f.owner_id = $1 and f.id = $2 and f.purpose = 'resume'`,
    [ownerId, id],
  );
}

export async function ownFileBytes(db: Db, ownerId: number, id: number): Promise<FileBytes | undefined> {
  return row(
    db,
    `select f.name, f.kind, b.bytes from file f join file_blob b on b.sha256 = f.sha256 where f.owner_id = $1 and f.id = $2 and f.purpose = 'resume'`,
    [ownerId, id],
  );
}

/** By which the bytes of one's own file are known, in hexadecimal. */
export async function ownFileHash(db: Db, ownerId: number, id: number): Promise<string | undefined> {
  const found = await row<{ sha256: string }>(
    db,
    `select encode(sha256, 'hex') as sha256 from file where owner_id = $1 and id = $2 and purpose = 'resume'`,
    [ownerId, id],
  );
  return found?.sha256;
}

/** Whether a task before the first day has `file f`, of `application a`. */
const putToTask = `exists (select from onboarding_file k join onboarding_task t on t.id = k.task_id
  join onboarding o on o.id = t.onboarding_id where k.file_id = f.id and o.application_id = a.id)`;

/** That file `f` is one's own, or carried by an application one may see. */
function isVisible(actor: Actor, parameters: Parameters): string {
  const carried = isJobSeeker(actor)
    ? putToTask
    : `(a.file_id = f.id or exists (select from application_answer s where s.application_id = a.id and s.file_id = f.id) or ${putToTask})`;
  const visible = `exists (select from application a join job_posting j on j.id = a.job_posting_id
    where ${carried} and ${visibleApplication(actor, parameters)})`;
  const own = isJobSeeker(actor) ? `f.owner_id = ${parameters.add(actor.id)}` : 'false';
  return `(${own} or ${visible})`;
}

/** A file's bytes, for its owner and for those who may see an application that carries it. */
export async function visibleFile(db: Db, actor: Actor, id: number): Promise<FileBytes | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return row(
    db,
    `select f.name, f.kind, b.bytes from file f join file_blob b on b.sha256 = f.sha256
     where f.id = ${key} and ${isVisible(actor, parameters)}`,
    parameters.values,
  );
}

/** By which the bytes of a file are known, in hexadecimal, for the same people. */
export async function visibleFileHash(db: Db, actor: Actor, id: number): Promise<string | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  const found = await row<{ sha256: string }>(
    db,
    `select encode(f.sha256, 'hex') as sha256 from file f where f.id = ${key} and ${isVisible(actor, parameters)}`,
    parameters.values,
  );
  return found?.sha256;
}

/** Makes the files of one person wait for each other, so that they can be counted. */
export async function lockFilesOf(tx: Tx, ownerId: number): Promise<number> {
  await run(tx, 'select from user_account where id = $1 for no key update', [ownerId]);
  const counted = await row<{ count: number }>(
    tx,
    "select count(*) as count from file where owner_id = $1 and purpose = 'resume'",
    [ownerId],
  );
  return counted?.count ?? 0;
}

interface NewFile {
  ownerId: number;
  name: string;
  kind: FileKind;
  bytes: Buffer;
  purpose: FilePurpose;
}

/** Keeps bytes and what is said of them, both or none. The same bytes under the same name are the same file. */
export async function insertFile(tx: Tx, { ownerId, name, kind, bytes, purpose }: NewFile): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    // Bytes that are there already are touched, so that whoever is about to remove them waits, and then does not.
    `with blob as (
       insert into file_blob (sha256, bytes, size) values (sha256($4), $4, octet_length($4))
       on conflict (sha256) do update set size = excluded.size returning sha256
     )
     insert into file (owner_id, sha256, name, kind, purpose) select $1, sha256, $2, $3, $5 from blob
     on conflict (owner_id, sha256, name, purpose) do update set uploaded_at = now() returning id`,
    [ownerId, name, kind, bytes, purpose],
  );
  return inserted?.id ?? 0;
}

/** Whether the person has this very file already. */
export async function hasFile(db: Db, ownerId: number, name: string, bytes: Buffer): Promise<boolean> {
  return Boolean(
    await row(
      db,
      "select id from file where owner_id = $1 and name = $2 and sha256 = sha256($3) and purpose = 'resume'",
      [ownerId, name, bytes],
    ),
  );
}

/** Deletes one's own file, and its bytes unless another file has the same. False where there is no such file. */
export async function deleteFile(tx: Tx, ownerId: number, id: number): Promise<boolean> {
  const deleted = await row<{ sha256: Buffer }>(
    tx,
    'delete from file where owner_id = $1 and id = $2 returning sha256',
    [ownerId, id],
  );
  if (!deleted) return false;
  // Locked first: the next statement then sees whatever has come to use the bytes meanwhile.
  await run(tx, 'select from file_blob where sha256 = $1 for update', [deleted.sha256]);
  await run(
    tx,
    `delete from file_blob b where sha256 = $1 and not exists (select from file f where f.sha256 = b.sha256)
       and not exists (select from visitor_file v where v.sha256 = b.sha256)
       and not exists (select from import_file i where i.sha256 = b.sha256)`,
    [deleted.sha256],
  );
  return true;
}

/** Keeps one's own file from being deleted until the transaction ends, as an application takes it along. */
export async function holdOwnFile(tx: Tx, ownerId: number, id: number): Promise<boolean> {
  return Boolean(
    await row(
      tx,
      "select id from file where owner_id = $1 and id = $2 and purpose = 'resume' for key share",
      [ownerId, id],
    ),
  );
}

/** Waits for applications that are just taking one's own file along, and lets no other begin. */
export async function lockOwnFile(tx: Tx, ownerId: number, id: number): Promise<OwnFileRow | undefined> {
  await run(tx, 'select from file where owner_id = $1 and id = $2 for update', [ownerId, id]);
  return ownFile(tx, ownerId, id);
}
