import { settingsOf } from '#server/features/companies/companies.queries.ts';
import { found } from '#server/found.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import { oneAtATime } from './draw-sizes.ts';
import { companyPictures } from './pictures.queries.ts';
import { saveCompanyPicture } from './save-company-picture.ts';
import { savePicture } from './save-picture.ts';
import { takeAwayPicture } from './take-away-picture.ts';

type PictureCalls =
  | 'GET /api/company/pictures'
  | 'POST /api/company/pictures'
  | 'DELETE /api/company/pictures/:key'
  | 'POST /api/user/portrait'
  | 'DELETE /api/user/portrait';

export const pictureRoutes: RoutesOf<PictureCalls> = {
  'GET /api/company/pictures': async ({ db, actor, query }) => {
    const companyId = await managedCompany(db, actor, query.companyId);
    const { companyName } = found(await settingsOf(db, companyId));
    return { companyName, ...(await companyPictures(db, companyId)) };
  },

  'POST /api/company/pictures': {
    visible: async ({ db, actor, query }) => Boolean(await managedCompany(db, actor, query.companyId)),
    inTurn: oneAtATime,
    handle: async ({ db, actor, file, query: { companyId, kind, ...crop } }) =>
      saveCompanyPicture(db, actor, await managedCompany(db, actor, companyId), {
        bytes: file.bytes,
        kind,
        crop,
      }),
  },

  'DELETE /api/company/pictures/:key': async ({ db, actor, query, params }) =>
    takeAwayPicture(db, actor, { companyId: await managedCompany(db, actor, query.companyId) }, params.key),

  'POST /api/user/portrait': {
    inTurn: oneAtATime,
    handle: async ({ db, actor, file, query }) =>
      savePicture(db, actor, { userId: actor.id }, { bytes: file.bytes, kind: 'portrait', crop: query }),
  },

  'DELETE /api/user/portrait': async ({ db, actor }) => takeAwayPicture(db, actor, { userId: actor.id }),
};
