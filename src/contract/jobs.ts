import { z } from 'zod';
import { defaultEmploymentType, defaultJobStatus, employmentTypes, jobStatuses } from '#domain/jobs.ts';
import { jobFields } from '#domain/fields/jobs.ts';
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
    /** The last day on which people can apply. */
    applicationDeadline: date.nullable(),
    /** When that day ends in the company's time zone. */
    closesAt: time.nullable(),
    status: z.enum(jobStatuses),
    /** Active, before its deadline, of a company in good standing: people can apply. */
    open: z.boolean(),
    applicationCount: z.int(),
    /** For job seekers only: what this person has done with the job. */
    saved: z.boolean().optional(),
    applied: z.boolean().optional(),
    /** null: their profile says too little for a score. Left out: they have switched matching off, or the job says too little. */
    matchScore: z.int().min(0).max(100).nullable().optional(),
    /** In a search with words: the part of the text that has them. Left out where the text has none. */
    excerpt: z.string().optional(),
  })
  .meta({ id: 'JobSummary' });

export const job = jobSummary
  .extend({
    description: z.string(),
    requirements: z.string().nullable(),
    /** Where and how long the company's day is: deadlines end with it. */
    timeZone: z.string(),
    /** The first day of work, where it is fixed. */
    startDate: date.nullable(),
    /** What is asked of everybody who applies, in this order. */
    questions: z.array(question),
    /** For job seekers who applied: their application. */
    applicationId: id.optional(),
    /** For the hiring side: what this person may do with the posting. */
    mayEdit: z.boolean().optional(),
    /** For those who run it: of what is written of it and its status. */
    etag: edited.etag.optional(),
    changedAt: edited.changedAt.optional(),
    changedBy: edited.changedBy.optional(),
    mayChangeStatus: z.boolean().optional(),
    /** For those who run it: its own switch, and whether match scores of applicants are shown, for which the company's must be on too. */
    /** The template of steps it goes by. */
    stepTemplateId: id.nullable().optional(),
    assist: z.boolean().optional(),
    assistOn: z.boolean().optional(),
  })
  .meta({ id: 'Job' });

const writable = {
  ...schemasOf(jobFields),
  assist: z.boolean({ error: 'assist must be true or false' }).optional(),
  questions: questionsInput.optional(),
  stepTemplateId: id.nullable().optional(),
};

const list = z.array(jobSummary);

export const jobs = {
  'GET /api/jobs/:id': endpoint({
    summary: 'One job',
    needs: 'job.browse',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: job,
    versioned: true,
  }),
  'GET /api/jobs/:id/similar': endpoint({
    summary: 'Other open jobs like this one, the most alike first',
    needs: 'job.browse',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: list,
    budget: 'search',
  }),
  'POST /api/jobs': endpoint({
    summary: 'Post a job',
    needs: 'job.post',
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
    needs: 'job.edit',
    params: z.object({ id: idInPath }),
    body: z
      .object({
        ...writable,
        status: oneOf('Status', jobStatuses),
        /** With a status that closes the job: what those who still wait are told. They are moved to rejected. */
        farewell: requiredText('Message', limits.farewell),
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
    needs: 'job.save',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'DELETE /api/jobs/:id/save': endpoint({
    summary: 'Take a job off the saved ones',
    needs: 'job.save',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'GET /api/saved-jobs': endpoint({
    summary: 'The jobs one has saved, the last saved first',
    needs: 'job.save',
    query: z.object(paging),
    status: 200,
    answer: list,
  }),
};
