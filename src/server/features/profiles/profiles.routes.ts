import { changeProfile, withProfile } from '#server/features/profiles/change-profile.ts';
import { educationValues, experienceValues } from '#server/features/profiles/entry-values.ts';
import { fillProfile } from '#server/features/profiles/fill-profile.ts';
import {
  deleteEducation,
  deleteWorkExperience,
  educationOf,
  hasEducation,
  hasWorkExperience,
  ownProfile,
  workExperienceOf,
  writeEducation,
  writeWorkExperience,
} from '#server/features/profiles/profiles.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

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
  'GET /api/profile/job-seeker': async ({ db, actor }) => ownProfile(db, actor.id),
  'PUT /api/profile/job-seeker': async ({ db, actor, body }) => changeProfile(db, actor.id, body),
  'POST /api/profile/resume': async ({ db, actor, body }) => fillProfile(db, actor.id, body),

  'GET /api/work-experience': async ({ db, actor }) => workExperienceOf(db, actor.id),
  'POST /api/work-experience': async ({ db, actor, body }) =>
    found(
      await withProfile(db, actor.id, (tx, profile) =>
        writeWorkExperience(tx, profile.id, experienceValues(body)),
      ),
    ),
  'PUT /api/work-experience/:id': {
    visible: ({ db, actor, params }) => hasWorkExperience(db, actor.id, params.id),
    handle: async ({ db, actor, params, body }) =>
      found(
        await withProfile(db, actor.id, (tx, profile) =>
          writeWorkExperience(tx, profile.id, experienceValues(body), params.id),
        ),
      ),
  },
  'DELETE /api/work-experience/:id': {
    visible: ({ db, actor, params }) => hasWorkExperience(db, actor.id, params.id),
    handle: async ({ db, actor, params }) => {
      await withProfile(db, actor.id, (tx, profile) => deleteWorkExperience(tx, profile.id, params.id));
    },
  },

  'GET /api/education': async ({ db, actor }) => educationOf(db, actor.id),
  'POST /api/education': async ({ db, actor, body }) =>
    found(
      await withProfile(db, actor.id, (tx, profile) => writeEducation(tx, profile.id, educationValues(body))),
    ),
  'PUT /api/education/:id': {
    visible: ({ db, actor, params }) => hasEducation(db, actor.id, params.id),
    handle: async ({ db, actor, params, body }) =>
      found(
        await withProfile(db, actor.id, (tx, profile) =>
          writeEducation(tx, profile.id, educationValues(body), params.id),
        ),
      ),
  },
  'DELETE /api/education/:id': {
    visible: ({ db, actor, params }) => hasEducation(db, actor.id, params.id),
    handle: async ({ db, actor, params }) => {
      await withProfile(db, actor.id, (tx, profile) => deleteEducation(tx, profile.id, params.id));
    },
  },
};

function found<Row>(row: Row | undefined): Row {
  if (!row) throw refuse.notFound();
  return row;
}
