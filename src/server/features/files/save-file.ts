import type pg from 'pg';
import { documentKinds, type DocumentKind, fileName } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { OwnFileRow } from './files.queries.ts';
import { hasFile, insertFile, lockFilesOf, ownFile } from './files.queries.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { Refusal, refuse } from '#server/refusal.ts';

/** Saves a file for its owner. What it is is told by its content; sent twice, it is one file. */
export async function saveFile(db: pg.Pool, actor: Actor, { name, bytes }: SentFile): Promise<OwnFileRow> {
  const kind = keptKind(bytes);
  const kept = fileName(name, kind);
  return inTransaction(db, async (tx) => {
    const count = await lockFilesOf(tx, actor.id);
    if (count >= limits.files && !(await hasFile(tx, actor.id, kept, bytes)))
      throw refuse.conflict(
        'too_many_files',
        `You can keep ${limits.files} files here. Delete one that you no longer need, then add this one.`,
      );
    const id = await insertFile(tx, { ownerId: actor.id, name: kept, kind, bytes, purpose: 'resume' });
    await saveEvent(tx, { type: 'file.kept', subjectId: id, actorId: actor.id });
    const file = await ownFile(tx, actor.id, id);
    if (!file) throw refuse.busy();
    return file;
  });
}

function keptKind(bytes: Buffer): DocumentKind {
  try {
    const kind = documentKinds.find((one) => one === documentKind(bytes));
    if (!kind) throw new Refusal(422, 'not_a_document', importable);
    return kind;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal(422, error.code, error.message);
    throw error;
  }
}

const importable =
  'This file holds data that an employer can’t read. Import it into your profile, and send a PDF, DOCX, ODT or text file.';
