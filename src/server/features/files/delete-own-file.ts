import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { deleteFile, lockOwnFile } from './files.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Deletes one's own file. What an application carries stays: the employer decides by it. */
export async function deleteOwnFile(db: pg.Pool, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const file = found(await lockOwnFile(tx, actor.id, id));
    if (file.sentWith > 0) throw carried(file.sentWith);
    await deleteFile(tx, actor.id, id);
    await saveEvent(tx, { type: 'file.deleted', subjectId: id, actorId: actor.id });
  });
}

function carried(applications: number) {
  const which =
    applications === 1 ? 'An application of yours carries' : `${applications} of your applications carry`;
  return refuse.conflict('file_in_use', `${which} this file, so it cannot be deleted.`);
}
