import type { Body } from '#contract/api.ts';
import { changeProfile, withProfile } from '#server/features/profiles/change-profile.ts';
import type { EducationValues, WorkExperienceValues } from '#server/features/profiles/profiles.queries.ts';
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

function experienceValues(body: Body<'POST /api/work-experience'>): WorkExperienceValues {
  return {
    ...body,
    location: body.location ?? null,
    description: body.description ?? null,
    endDate: endOf(body),
  };
}

function educationValues(body: Body<'POST /api/education'>): EducationValues {
  return {
    ...body,
    fieldOfStudy: body.fieldOfStudy ?? null,
    startDate: body.startDate ?? null,
    description: body.description ?? null,
    endDate: endOf(body),
  };
}

/** What is still going on has no end. */
function endOf(period: { isCurrent: boolean; endDate?: string | null }): string | null {
  return period.isCurrent ? null : (period.endDate ?? null);
}
