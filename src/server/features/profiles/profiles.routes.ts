import { refuseStale, withEtag } from '#server/etags.ts';
import { changeProfile, profileOf, withProfile } from './change-profile.ts';
import { educationValues, experienceValues } from './entry-values.ts';
import { fillProfile } from './fill-profile.ts';
import {
  deleteEducation,
  deleteWorkExperience,
  educationOf,
  ownEducation,
  ownWorkExperience,
  workExperienceOf,
  writeEducation,
  writeWorkExperience,
} from './profile-entries.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { found } from '#server/found.ts';

type ProfileCalls =
  | 'GET /api/profile/job-seeker'
  | 'PUT /api/profile/job-seeker'
  | 'POST /api/profile/resume'
  | 'GET /api/work-experience'
  | 'POST /api/work-experience'
  | 'PUT /api/work-experience/:id'
  | 'DELETE /api/work-experience/:id'
  | 'GET /api/education'
  | 'POST /api/education'
  | 'PUT /api/education/:id'
  | 'DELETE /api/education/:id';

export const profileRoutes: RoutesOf<ProfileCalls> = {
  'GET /api/profile/job-seeker': async ({ db, actor }) => profileOf(db, actor.id),
  'PUT /api/profile/job-seeker': async ({ db, actor, body, ifMatch }) =>
    changeProfile(db, actor.id, body, ifMatch),
  'POST /api/profile/resume': async ({ db, actor, body }) => fillProfile(db, actor.id, body),

  'GET /api/work-experience': async ({ db, actor }) =>
    (await workExperienceOf(db, actor.id)).map((entry) => withEtag('PUT /api/work-experience/:id', entry)),
  'POST /api/work-experience': async ({ db, actor, body }) =>
    withProfile(db, actor.id, async (tx, profile) =>
      withEtag(
        'PUT /api/work-experience/:id',
        found(await writeWorkExperience(tx, profile.id, experienceValues(body))),
      ),
    ),
  'PUT /api/work-experience/:id': {
    visible: async ({ db, actor, params }) => Boolean(await ownWorkExperience(db, actor.id, params.id)),
    handle: async ({ db, actor, params: { id }, body, ifMatch }) =>
      withProfile(db, actor.id, async (tx, profile) => {
        const before = found(await ownWorkExperience(tx, actor.id, id));
        refuseStale(ifMatch, actor, withEtag('PUT /api/work-experience/:id', before));
        const written = await writeWorkExperience(tx, profile.id, experienceValues(body), id);
        return withEtag('PUT /api/work-experience/:id', found(written));
      }),
  },
  'DELETE /api/work-experience/:id': {
    visible: async ({ db, actor, params }) => Boolean(await ownWorkExperience(db, actor.id, params.id)),
    handle: async ({ db, actor, params }) => {
      await withProfile(db, actor.id, (tx, profile) => deleteWorkExperience(tx, profile.id, params.id));
    },
  },

  'GET /api/education': async ({ db, actor }) =>
    (await educationOf(db, actor.id)).map((entry) => withEtag('PUT /api/education/:id', entry)),
  'POST /api/education': async ({ db, actor, body }) =>
    withProfile(db, actor.id, async (tx, profile) =>
      withEtag('PUT /api/education/:id', found(await writeEducation(tx, profile.id, educationValues(body)))),
    ),
  'PUT /api/education/:id': {
    visible: async ({ db, actor, params }) => Boolean(await ownEducation(db, actor.id, params.id)),
    handle: async ({ db, actor, params: { id }, body, ifMatch }) =>
      withProfile(db, actor.id, async (tx, profile) => {
        const before = found(await ownEducation(tx, actor.id, id));
        refuseStale(ifMatch, actor, withEtag('PUT /api/education/:id', before));
        const written = await writeEducation(tx, profile.id, educationValues(body), id);
        return withEtag('PUT /api/education/:id', found(written));
      }),
  },
  'DELETE /api/education/:id': {
    visible: async ({ db, actor, params }) => Boolean(await ownEducation(db, actor.id, params.id)),
    handle: async ({ db, actor, params }) => {
      await withProfile(db, actor.id, (tx, profile) => deleteEducation(tx, profile.id, params.id));
    },
  },
};
