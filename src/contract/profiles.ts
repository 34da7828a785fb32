import { z } from 'zod';
import { educationFields, experienceFields, goalFields, profileFields } from '#domain/fields/profiles.ts';
import { periodProblem } from '#domain/fields/periods.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { workValues, workWays } from '#domain/work-life.ts';
import { endpoint } from './endpoint.ts';
import { date, editedByOwner, id, idInPath } from './fields.ts';
import { schemasOf } from './schema-of.ts';

export const profile = z
  .object({
    id,
    userId: id,
    title: z.string().nullable(),
    summary: z.string().nullable(),
    location: z.string().nullable(),
    phone: z.string().nullable(),
    resumeUrl: z.string().nullable(),
    skills: z.array(z.string()),
    discoverable: z.boolean().describe('Whether employers may find this person without an application.'),
    matching: z.boolean().describe('Whether scores are calculated for this person at all.'),
    goalTitles: z.array(z.string()).describe('What they want next; what is empty says nothing.'),
    goalPlaces: z.array(z.string()),
    goalEmploymentTypes: z.array(z.enum(employmentTypes)),
    goalPay: z.int().nullable().describe('The least they would work for, per month.'),
    goalPayCurrency: z.string().nullable(),
    goalStart: date.nullable().describe('The first day they could begin.'),
    workValues: z.array(z.enum(workValues)),
    workWays: z.array(z.enum(workWays)),
    profileCompletionPercentage: z.int().min(0).max(100),
    ...editedByOwner,
  })
  .meta({ id: 'JobSeekerProfile' });

export const workExperience = z
  .object({
    id,
    profileId: id,
    company: z.string(),
    title: z.string(),
    location: z.string().nullable(),
    startDate: date,
    endDate: date.nullable(),
    isCurrent: z.boolean(),
    description: z.string().nullable(),
    ...editedByOwner,
  })
  .meta({ id: 'WorkExperience' });

export const education = z
  .object({
    id,
    profileId: id,
    institution: z.string(),
    degree: z.string(),
    fieldOfStudy: z.string().nullable(),
    startDate: date.nullable(),
    endDate: date.nullable(),
    isCurrent: z.boolean(),
    description: z.string().nullable(),
    ...editedByOwner,
  })
  .meta({ id: 'Education' });

const isCurrent = z.boolean({ error: 'isCurrent must be true or false' }).default(false);
const inOrder = (period: Parameters<typeof periodProblem>[0]) => !periodProblem(period);
const notInOrder = { error: sentences.endBeforeStart(), path: ['endDate'] };

export const workExperienceInput = z
  .object({ ...schemasOf(experienceFields), isCurrent })
  .refine(inOrder, notInOrder);

export const educationInput = z
  .object({ ...schemasOf(educationFields), isCurrent })
  .refine(inOrder, notInOrder);

const byId = z.object({ id: idInPath });
const bodyLimit = 128 * 1024;

export const profiles = {
  'GET /api/profile/job-seeker': endpoint({
    summary: 'One’s own profile; an empty one is made on first sight',
    permission: 'profile.own',
    status: 200,
    answer: profile,
    versioned: true,
  }),
  'PUT /api/profile/job-seeker': endpoint({
    summary: 'Change one’s own profile; what is not sent stays as it is',
    permission: 'profile.own',
    body: z.object({
      ...schemasOf(profileFields),
      ...schemasOf(goalFields),
      discoverable: z.boolean({ error: 'discoverable must be true or false' }).optional(),
      matching: z.boolean({ error: 'matching must be true or false' }).optional(),
    }),
    status: 200,
    answer: profile,
    bodyLimit,
    versioned: true,
  }),
  'GET /api/work-experience': endpoint({
    summary: 'One’s own work experience, the latest first',
    permission: 'profile.own',
    status: 200,
    answer: z.array(workExperience),
  }),
  'POST /api/work-experience': endpoint({
    summary: 'Add work experience',
    permission: 'profile.own',
    body: workExperienceInput,
    status: 201,
    answer: workExperience,
    bodyLimit,
  }),
  'PUT /api/work-experience/:id': endpoint({
    summary: 'Change work experience',
    permission: 'profile.own',
    params: byId,
    body: workExperienceInput,
    status: 200,
    answer: workExperience,
    bodyLimit,
    versioned: true,
  }),
  'DELETE /api/work-experience/:id': endpoint({
    summary: 'Remove work experience',
    permission: 'profile.own',
    params: byId,
    status: 204,
  }),
  'GET /api/education': endpoint({
    summary: 'One’s own education, the latest first',
    permission: 'profile.own',
    status: 200,
    answer: z.array(education),
  }),
  'POST /api/education': endpoint({
    summary: 'Add education',
    permission: 'profile.own',
    body: educationInput,
    status: 201,
    answer: education,
    bodyLimit,
  }),
  'PUT /api/education/:id': endpoint({
    summary: 'Change education',
    permission: 'profile.own',
    params: byId,
    body: educationInput,
    status: 200,
    answer: education,
    bodyLimit,
    versioned: true,
  }),
  'DELETE /api/education/:id': endpoint({
    summary: 'Remove education',
    permission: 'profile.own',
    params: byId,
    status: 204,
  }),
};
