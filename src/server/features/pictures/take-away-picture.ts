import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuse } from '#server/refusal.ts';
import {
  deleteCompanyPicture,
  deletePicturesOf,
  lockPicturesOf,
  type PictureOwner,
} from './pictures.queries.ts';
import { savePictureEvent } from './save-picture.ts';

/** A company's picture by its key, or one's own portrait, of which there is one. */
export async function takeAwayPicture(
  db: pg.Pool,
  actor: Actor,
  owner: PictureOwner,
  key?: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPicturesOf(tx, owner);
    const was =
      owner.companyId === undefined
        ? await deletePicturesOf(tx, owner, 'portrait')
        : await deleteCompanyPicture(tx, owner.companyId, key ?? '');
    if (was) return savePictureEvent(tx, actor, owner);
    // Whoever has no portrait has got what they asked for.
    if (owner.companyId !== undefined) throw refuse.notFound();
  });
}
