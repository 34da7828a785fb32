import { z } from 'zod';
import { defaultEmploymentType, defaultJobStatus, employmentTypes, jobStatuses } from '#domain/jobs.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { payFields, placeFields } from '#domain/fields/terms.ts';
import { termsSources } from '#domain/job-place.ts';
import { paidServiceCharge, payPeriods } from '#domain/pay/pay.ts';
import { remoteWork } from '#domain/places/place.ts';
import { limits } from '#domain/limits.ts';
import { answerRecord } from './response-times.ts';
import { endpoint } from './endpoint.ts';
import { question, questionsInput } from './questions.ts';
import { date, edited, id, idInPath, oneOf, paging, requiredText, time } from './fields.ts';
import { schemasOf } from './schema-of.ts';

/** A posting as lists show it. */
export const jobSummary = z
  .object({
    id,
    companyId: id,
    companyName: z.string(),
    companyLogo: z.string().nullable().describe('The key of its logo’s picture.'),
    companyVerified: z.boolean(),
    answerRecord,
    recruiterId: id.nullable(),
    title: z.string(),
    location: z.string().nullable(),
    department: z.string().nullable(),
    salaryRange: z.string().nullable(),
    employmentType: z.enum(employmentTypes),
    experienceLevel: z.string().nullable(),
    skillsRequired: z.array(z.string()),
    postedDate: time,
    applicationDeadline: date.nullable().describe('The last day on which people can apply.'),
    closesAt: time.nullable().describe('When that day ends in the company’s time zone.'),
    status: z.enum(jobStatuses),
    open: z
      .boolean()
      .describe('Active, before its deadline, of a company in good standing: people can apply.'),
    applicationCount: z.int(),
    saved: z.boolean().optional().describe('For job seekers only: what this person has done with the job.'),
    applied: z.boolean().optional(),
    matchScore: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .optional()
      .describe(
        'null: their profile says too little for a score. Left out: they have switched matching off, or the job says too little.',
      ),
    excerpt: z
      .string()
      .optional()
      .describe(
        'In a search with words: the part of the text that has them. Left out where the text has none.',
      ),
  })
  .meta({ id: 'JobSummary' });

/** Where a job is and what it pays, in parts, beside the texts that say so; each part may be open. */
export const jobTerms = {
  country: z.string().nullable().describe('ISO 3166-1, two letters.'),
  region: z.string().nullable().describe('An atoll, a state, a county.'),
  locality: z.string().nullable(),
  worksite: z.string().nullable().describe('A resort, a vessel, an island of one house.'),
  remote: z.enum(remoteWork).nullable(),
  remoteFrom: z.array(z.string()).describe('From which countries it can be done, where it is remote.'),
  payMin: z.number().nullable(),
  payMax: z.number().nullable(),
  payCurrency: z.string().nullable().describe('ISO 4217.'),
  payPeriod: z.enum(payPeriods).nullable(),
  serviceCharge: z.enum(paidServiceCharge).nullable(),
  serviceChargeShare: z
    .int()
    .nullable()
    .describe('How much of it is shared among those who work there, in per cent.'),
  allowances: z.array(z.string()).describe('What is given beside the pay.'),
};

/** How the parts are known: read from the text, told by an import, stated by a person; `outdated` was stated beside another text. */
const termsFrom = z.enum(termsSources).nullable();

export const job = jobSummary
  .extend({
    ...jobTerms,
    placeFrom: termsFrom,
    payFrom: termsFrom,
    description: z.string(),
    requirements: z.string().nullable(),
    timeZone: z.string().describe('Where and how long the company’s day is: deadlines end with it.'),
    startDate: date.nullable().describe('The first day of work, where it is fixed.'),
    questions: z.array(question).describe('What is asked of everybody who applies, in this order.'),
    public: z.boolean().describe('Whether everybody can read it, without signing in.'),
    applicationId: id.optional().describe('For job seekers who applied: their application.'),
    mayEdit: z
      .boolean()
      .optional()
      .describe('For the hiring side: what this person may do with the posting.'),
    etag: edited.etag.optional().describe('For those who run it: of what is written of it and its status.'),
    changedAt: edited.changedAt.optional(),
    changedBy: edited.changedBy.optional(),
    mayChangeStatus: z.boolean().optional(),
    /** For those who run it: its own switch, and whether match scores of applicants are shown, for which the company's must be on too. */
    stepTemplateId: id.nullable().optional().describe('The template of steps it goes by.'),
    listed: z
      .boolean()
      .optional()
      .describe('Whether visitors of an open platform are shown it, where its company shows its jobs.'),
    assist: z.boolean().optional(),
    assistOn: z.boolean().optional(),
  })
  .meta({ id: 'Job' });

const writable = {
  ...schemasOf(jobFields),
  ...schemasOf(placeFields),
  ...schemasOf(payFields),
  assist: z.boolean({ error: 'assist must be true or false' }).optional(),
  listed: z.boolean({ error: 'listed must be true or false' }).optional(),
  questions: questionsInput.optional(),
  stepTemplateId: id.nullable().optional(),
};

const list = z.array(jobSummary);

export const jobs = {
  'GET /api/jobs/:id': endpoint({
    summary: 'One job',
    permission: 'job.browse',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: job,
    versioned: true,
  }),
  'GET /api/jobs/:id/similar': endpoint({
    summary: 'Other open jobs like this one, the most alike first',
    neverModified: 'it is worked out for each search',
    permission: 'job.browse',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: list,
    budget: 'search',
  }),
  'POST /api/jobs': endpoint({
    summary: 'Post a job',
    permission: 'job.post',
    body: z.object({
      ...writable,
      companyId: id.optional(),
      employmentType: writable.employmentType.default(defaultEmploymentType),
      skillsRequired: writable.skillsRequired.default([]),
      status: oneOf('Status', ['active', 'draft']).default(defaultJobStatus),
    }),
    status: 201,
    answer: job,
    bodyLimit: 128 * 1024,
    refuses: { 409: ['removed_from_company', 'too_many_open_jobs'] },
  }),
  'PUT /api/jobs/:id': endpoint({
    summary: 'Edit a job, pause, close or reopen it',
    permission: 'job.edit',
    params: z.object({ id: idInPath }),
    body: z
      .object({
        ...writable,
        status: oneOf('Status', jobStatuses),
        farewell: requiredText('Message', limits.farewell).describe(
          'With a status that closes the job: what those who still wait are told. They are moved to rejected.',
        ),
      })
      .partial(),
    status: 200,
    answer: job,
    versioned: true,
    bodyLimit: 128 * 1024,
    refuses: { 409: ['deadline_passed', 'too_many_open_jobs'] },
  }),
  'PUT /api/jobs/:id/save': endpoint({
    summary: 'Save a job for later',
    permission: 'job.save',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'DELETE /api/jobs/:id/save': endpoint({
    summary: 'Take a job off the saved ones',
    permission: 'job.save',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'GET /api/saved-jobs': endpoint({
    summary: 'The jobs one has saved, the last saved first',
    permission: 'job.save',
    query: z.object(paging),
    status: 200,
    answer: list,
  }),
};
