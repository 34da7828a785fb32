import { keysOf, recordOf } from '#domain/keys.ts';
import { z } from 'zod';
import { applicationSorts } from '#domain/application-sorts.ts';
import { applicationSources } from '#domain/application-source.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { applyFields, notesFields } from '#domain/fields/applications.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { openOfferAnswers, offerConflicts } from '#domain/offers.ts';
import { endpoint } from './endpoint.ts';
import {
  csvFile,
  date,
  edited,
  id,
  idInPath,
  oneOf,
  paging,
  requiredLine,
  time,
  wholeNumber,
} from './fields.ts';
import { fileFacts } from './files.ts';
import { modifiedSince, tellsModified } from './modified.ts';
import { answersInput } from './questions.ts';
import { schemaOf, schemasOf } from './schema-of.ts';
import { step } from './steps.ts';

const mention = { userId: id, name: z.string() };

export const application = z
  .object({
    id,
    jobPostingId: id,
    jobSeekerId: id,
    jobTitle: z.string(),
    jobLocation: z.string().nullable(),
    employmentType: z.enum(employmentTypes),
    companyId: id,
    companyName: z.string(),
    applicantName: z.string(),
    coverLetter: z.string().nullable(),
    customResumeUrl: z.string().nullable(),
    file: fileFacts.nullable().describe('The résumé it carries.'),
    applicationDate: time,
    status: z.enum(applicationStatuses),
    statusUpdatedAt: time,
    withdrawnAt: time.nullable(),
    seenAt: time
      .nullable()
      .describe(
        'When somebody who decides on it first opened it, until when an answer is promised, and when it came.',
      ),
    answerDueAt: time.nullable(),
    answeredAt: time.nullable(),
    matchScore: z
      .int()
      .nullable()
      .describe('The applicant’s own, from when they applied; those who hire find it in Assist.'),
    recruiterNotes: z
      .string()
      .nullable()
      .optional()
      .describe('Only for those on the hiring side who may read them:'),
    mentions: z
      .array(z.object({ ...mention, here: z.boolean() }))
      .optional()
      .describe(
        'Whom the notes name after an @, in their order; `here` is false of who has left the company.',
      ),
    applicantEmail: z.string().nullable().optional(),
    applicantPhone: z.string().nullable().optional(),
    etag: edited.etag.optional().describe('Of the notes, which are what is edited of an application.'),
    changedAt: edited.changedAt.optional(),
    changedBy: edited.changedBy.optional(),
    mayMove: z.boolean().optional(),
    rejection: z
      .object({
        tellsAt: time.nullable(),
        reason: z.string().nullable(),
        note: z.string().nullable(),
        /** Whether they are written something with it. */
        letter: z.boolean(),
      })
      .nullable()
      .optional()
      .describe(
        'Of who stands rejected: why, for the employer alone, and when they are told, while they have not been.',
      ),
    steps: z
      .array(step)
      .optional()
      .describe('The company’s own steps for the job, and the one at which it stands; null for none.'),
    stepId: id.nullable().optional(),
    startsOn: date
      .nullable()
      .optional()
      .describe('When whoever has been taken on begins, by the offer they accepted.'),
    toldAt: time
      .nullable()
      .optional()
      .describe('Since when whoever was rejected knows of it; null while it can still be taken back unseen.'),
    assistOn: z
      .boolean()
      .optional()
      .describe('Whether Assist is on for the job, so that a score can be asked for.'),
  })
  .meta({ id: 'Application' });

const statusChange = z
  .object({
    at: time,
    from: z.enum(applicationStatuses).nullable(),
    to: z.enum(applicationStatuses),
    withdrawal: z.boolean().describe('True for the entry that says the job seeker withdrew.'),
    by: z.string().nullable().optional().describe('Who made the change; only the hiring side learns names.'),
  })
  .meta({ id: 'StatusChange' });

const byId = z.object({ id: idInPath });

/** What a move says besides where it leads. */
export const aboutMove = {
  openOffer: oneOf('openOffer', [...openOfferAnswers, 'ask'])
    .optional()
    .describe(
      'What becomes of an offer that the move contradicts: they accept it, or it is taken back, which it also is when nothing is said. With ask the move is refused where there is such an offer: Error-Code is offer_ and how it stands.',
    ),
  undo: z
    .boolean({ error: 'undo must be true or false' })
    .optional()
    .describe(
      'Takes the last move back, with whatever came of it, within a minute; later it is a move like any other.',
    ),
};

/** What narrows a list of applications and the counts of its tabs alike. */
const narrowing = {
  job: wholeNumber('job').optional(),
  appliedWithinDays: wholeNumber('appliedWithinDays', 3_650).optional(),
  reached: oneOf('reached', applicationStatuses)
    .optional()
    .describe('Those that stand at this status or stood there once.'),
  waiting: z
    .enum(['true'], { error: 'waiting can only be true' })
    .optional()
    .describe('Only those who still wait to hear what becomes of it.'),
  tag: wholeNumber('tag').optional().describe('Only people with one of the company’s tags.'),
  search: z
    .string()
    .max(limits.search, `search can have at most ${limits.search} characters`)
    .optional()
    .describe('Words of the job’s title, the company’s or, for the hiring side, the applicant’s name.'),
};

const listed = {
  status: oneOf('status', applicationStatuses).optional(),
  ...narrowing,
  candidate: wholeNumber('candidate').optional().describe('The user id of one applicant.'),
  sort: oneOf('sort', keysOf(applicationSorts))
    .default('newest')
    .describe(
      'By which column and in which direction; what has no value stands last. Applicants have no steps and no notes.',
    ),
};

export const applications = {
  'GET /api/applications': endpoint({
    summary: 'Applications: one’s own, or those to the jobs one runs',
    permission: 'application.list',
    noted: 'people.read',
    query: z.object({ ...listed, modifiedSince, ...paging }),
    status: 200,
    answer: z.array(application),
    ...tellsModified('application'),
  }),
  'GET /api/applications/export': endpoint({
    summary: 'The same applications, all of them, as a file of comma-separated values',
    permission: 'application.list',
    query: z.object(listed),
    ...csvFile,
  }),
  'GET /api/applications/counts': endpoint({
    summary: 'How many applications stand in each status',
    permission: 'application.list',
    query: z.object(narrowing),
    status: 200,
    answer: z
      .object({ all: z.int(), ...recordOf(applicationStatuses, () => z.int()) })
      .meta({ id: 'ApplicationCounts' }),
  }),
  'GET /api/applications/:id': endpoint({
    summary: 'One application',
    permission: 'application.see',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: application,
    versioned: true,
  }),
  'GET /api/applications/:id/history': endpoint({
    summary: 'Every change of status, the first first',
    // The timeline has them all, and what else happened.
    deprecated: {
      since: '2026-11-23',
      until: '2027-12-01',
      instead: 'GET /api/applications/:id/timeline',
    },
    neverModified: 'what stands in it stays as it is',
    permission: 'application.see',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z.array(statusChange),
  }),
  'GET /api/applications/:id/colleagues': endpoint({
    summary: 'Who can be mentioned in the notes on an application: verified members of its company, by name',
    permission: 'application.note',
    params: byId,
    status: 200,
    answer: z.array(z.object(mention).meta({ id: 'Colleague' })),
  }),
  'POST /api/jobs/:id/applications': endpoint({
    summary: 'Apply for a job. With an Idempotency-Key a repeated send is answered like the first',
    permission: 'job.apply',
    params: byId,
    body: z.object({
      ...schemasOf(applyFields),
      fileId: id.nullish().describe('One of one’s own files.'),
      answers: answersInput.optional().describe('To the job’s questions.'),
      source: oneOf('Source', applicationSources).nullish(),
    }),
    status: 201,
    answer: application,
    budget: 'apply',
    takesHeaders: {
      'Idempotency-Key':
        'Up to 200 visible ASCII characters of your choice. Kept for as long as the application: the same call with it is answered like the first',
    },
    refuses: { 409: ['already_applied', 'job_closed'], 422: ['idempotency_key_reused'] },
  }),
  'PUT /api/applications/:id/status': endpoint({
    summary: 'Move an application to a status',
    permission: 'application.move',
    params: byId,
    body: z.object({
      status: oneOf('Status', applicationStatuses),
      stepId: id.nullable().optional().describe('A step of the job’s inside the status; null for none.'),
      ...aboutMove,
    }),
    status: 200,
    answer: application,
    refuses: { 409: ['no_offer', 'withdrawn', ...offerConflicts] },
  }),
  'PUT /api/applications/:id/notes': endpoint({
    summary:
      'Write the recruiter’s notes. Whom they name for the first time is told; without mentions, whoever was named before still is',
    permission: 'application.note',
    params: byId,
    body: z.object({
      recruiterNotes: schemaOf(notesFields.recruiterNotes).transform((text) => text ?? null),
      mentions: z
        .array(z.object({ userId: id, name: requiredLine('Name', limits.personName * 2 + 1) }), {
          error: 'mentions must be a list',
        })
        .max(limits.mentions, `Notes can mention at most ${limits.mentions} people`)
        .optional()
        .describe('Who is meant by which name after an @.'),
    }),
    status: 200,
    answer: application,
    versioned: true,
  }),
  'POST /api/applications/:id/withdraw': endpoint({
    summary: 'Take one’s application back',
    permission: 'application.withdraw',
    params: byId,
    status: 200,
    answer: application,
    refuses: { 409: ['hired'] },
  }),
};
