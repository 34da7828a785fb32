import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Crop, PictureKind } from '#domain/pictures.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { drawSizes } from './draw-sizes.ts';
import { deletePicturesOf, insertPicture, lockPicturesOf, type PictureOwner } from './pictures.queries.ts';

interface Sent {
  bytes: Buffer;
  kind: PictureKind;
  crop: Partial<Crop>;
  /** Told how many photos its owner has, before it is kept. */
  roomFor?: (photos: number) => void;
}

/** Keeps a picture of a company or a person. Of all but photos there is one: it takes the place of the one before. */
export async function savePicture(
  db: pg.Pool,
  actor: Actor,
  owner: PictureOwner,
  { bytes, kind, crop, roomFor }: Sent,
): Promise<{ key: string; kind: PictureKind }> {
  const sizes = await drawSizes(bytes, kind, crop);
  const key = randomBytes(16).toString('base64url');
  await inTransaction(db, async (tx) => {
    const photos = await lockPicturesOf(tx, owner);
    roomFor?.(photos);
    if (kind !== 'photo') await deletePicturesOf(tx, owner, kind);
    await insertPicture(tx, { key, kind, owner, sizes });
    await savePictureEvent(tx, actor, owner);
  });
  return { key, kind };
}

/** Open pages show the new picture. */
export async function savePictureEvent(
  tx: Parameters<typeof saveEvent>[0],
  actor: Actor,
  { companyId, userId }: PictureOwner,
): Promise<void> {
  if (companyId === undefined)
    await saveEvent(tx, { type: 'account.changed', subjectId: userId, actorId: actor.id, data: undefined });
  else await saveEvent(tx, { type: 'company.changed', subjectId: companyId, actorId: actor.id });
}
