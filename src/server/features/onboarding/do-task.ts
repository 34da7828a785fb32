import type pg from 'pg';
import type { Onboarding } from '#contract/api.ts';
import { fileName } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { attachmentKind } from '#server/documents/attachment-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { deleteFile, insertFile } from '#server/features/files/files.queries.ts';
import { attachFile, detachFile, insertNote, isAttached, markDone } from './onboarding-tasks.queries.ts';
import { workOnTask } from './work-on.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { Refusal, refuse } from '#server/refusal.ts';

/** Says that a task is done, or not. A candidate says so of their own. */
export async function markTask(
  db: pg.Pool,
  actor: Actor,
  taskId: number,
  done: boolean,
): Promise<Onboarding> {
  return workOnTask(db, actor, taskId, async (tx, _, { side }) => {
    if (isJobSeeker(actor) && side !== 'candidate') throw refuse.forbidden();
    await markDone(tx, taskId, done, actor.id);
  });
}

export async function noteOnTask(
  db: pg.Pool,
  actor: Actor,
  taskId: number,
  body: string,
): Promise<Onboarding> {
  return workOnTask(db, actor, taskId, async (tx, _, { notes }) => {
    if (notes.length >= limits.taskNotes)
      throw refuse.conflict('too_many_notes', `A task can have ${limits.taskNotes} notes.`);
    await insertNote(tx, { taskId, authorId: actor.id, fromEmployer: !isJobSeeker(actor), body });
  });
}

/** Puts a file to a task. It belongs to whoever sent it, and is there for all who may see the application. */
export async function addFile(
  db: pg.Pool,
  actor: Actor,
  taskId: number,
  { name, bytes }: SentFile,
): Promise<Onboarding> {
  const kind = sentKind(bytes);
  return workOnTask(db, actor, taskId, async (tx, _, { files }) => {
    if (files.length >= limits.taskFiles)
      throw refuse.conflict('too_many_files', `A task can have ${limits.taskFiles} files.`);
    const id = await insertFile(tx, {
      ownerId: actor.id,
      name: fileName(name, kind, 'File'),
      kind,
      bytes,
      purpose: 'onboarding',
    });
    await attachFile(tx, taskId, id);
  });
}

/** Takes a file of one’s own off a task, and deletes it unless another task has it too. */
export async function removeFile(db: pg.Pool, actor: Actor, taskId: number, fileId: number): Promise<void> {
  const remove: Parameters<typeof workOnTask>[3] = async (tx, _, { files }) => {
    if (!files.some(({ id, ownerId }) => id === fileId && ownerId === actor.id)) throw refuse.notFound();
    await detachFile(tx, taskId, fileId);
    if (!(await isAttached(tx, fileId))) await deleteFile(tx, actor.id, fileId);
  };
  await workOnTask(db, actor, taskId, remove, { takesAway: true });
}

function sentKind(bytes: Buffer) {
  try {
    return attachmentKind(bytes);
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal(422, error.code, error.message);
    throw error;
  }
}
