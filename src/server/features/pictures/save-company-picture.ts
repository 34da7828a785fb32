import type pg from 'pg';
import { type CompanyPictureKind, type Crop, pictureLimits } from '#domain/pictures.ts';
import type { Actor } from '#domain/permissions.ts';
import { refuse } from '#server/refusal.ts';
import { savePicture } from './save-picture.ts';

interface Sent {
  bytes: Buffer;
  kind: CompanyPictureKind;
  crop: Partial<Crop>;
}

/** Sets the logo or cover of a company, or adds a photo to those it shows. */
export async function saveCompanyPicture(db: pg.Pool, actor: Actor, companyId: number, sent: Sent) {
  const roomFor = (photos: number) => {
    if (sent.kind === 'photo' && photos >= pictureLimits.photos)
      throw refuse.conflict(
        'too_many_photos',
        `You can show ${pictureLimits.photos} photos. Take one away, then add this one.`,
      );
  };
  return savePicture(db, actor, { companyId }, { ...sent, roomFor });
}
