import type { CompanyPictureKind, PictureFormat, PictureKind } from '#domain/pictures.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';

/** Whose a picture is. */
export type PictureOwner =
  | { companyId: number; userId?: undefined }
  | { userId: number; companyId?: undefined };

export interface PictureSize {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

export async function companyPictures(
  db: Db,
  companyId: number,
): Promise<{ logo: string | null; cover: string | null; photos: string[] }> {
  return oneRow(
    db,
    `select (select key from picture where company_id = $1 and kind = 'logo') as logo,
            (select key from picture where company_id = $1 and kind = 'cover') as cover,
            array(select key from picture where company_id = $1 and kind = 'photo' order by made_at, key) as photos`,
    [companyId],
  );
}

/** Makes those who change the pictures of one owner wait for each other; answers how many photos there are. */
export async function lockPicturesOf(tx: Tx, { companyId, userId }: PictureOwner): Promise<number> {
  if (companyId !== undefined)
    await run(tx, 'select from company where id = $1 for no key update', [companyId]);
  else await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
  const { count } = await oneRow<{ count: number }>(
    tx,
    `select count(*) as count from picture where kind = 'photo' and company_id = $1`,
    [companyId ?? null],
  );
  return count;
}

export async function insertPicture(
  tx: Tx,
  { key, kind, owner, sizes }: { key: string; kind: PictureKind; owner: PictureOwner; sizes: PictureSize[] },
): Promise<void> {
  await run(tx, 'insert into picture (key, kind, company_id, user_id) values ($1, $2, $3, $4)', [
    key,
    kind,
    owner.companyId ?? null,
    owner.userId ?? null,
  ]);
  for (const { width, format, bytes } of sizes)
    await run(tx, 'insert into picture_size (key, width, format, bytes) values ($1, $2, $3, $4)', [
      key,
      width,
      format,
      bytes,
    ]);
}

/** Takes away what another picture of the same kind stood there for. */
export async function deletePicturesOf(
  tx: Tx,
  { companyId, userId }: PictureOwner,
  kind: Exclude<CompanyPictureKind, 'photo'> | 'portrait',
): Promise<boolean> {
  return Boolean(
    await row(tx, 'delete from picture where (company_id = $1 or user_id = $2) and kind = $3 returning key', [
      companyId ?? null,
      userId ?? null,
      kind,
    ]),
  );
}

/** False where the company has no such picture. */
export async function deleteCompanyPicture(tx: Tx, companyId: number, key: string): Promise<boolean> {
  return Boolean(
    await row(tx, 'delete from picture where company_id = $1 and key = $2 returning key', [companyId, key]),
  );
}

export async function pictureBytes(
  db: Db,
  { key, width, format }: { key: string; width: number; format: PictureFormat },
): Promise<{ kind: PictureKind; bytes: Buffer } | undefined> {
  return row(
    db,
    'select p.kind, s.bytes from picture_size s join picture p on p.key = s.key where s.key = $1 and s.width = $2 and s.format = $3',
    [key, width, format],
  );
}
