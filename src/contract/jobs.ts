import { z } from 'zod';
import { defaultEmploymentType, defaultJobStatus, employmentTypes, jobStatuses } from '#domain/jobs.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { limits } from '#domain/limits.ts';
import { answerRecord } from './response-times.ts';
import { endpoint } from './endpoint.ts';
import { question, questionsInput } from './questions.ts';
import {
  date,
  edited,
  id,
  idInPath,
  oneOf,
  paging,
  requiredText,
  several,
  time,
  wholeNumber,
} from './fields.ts';
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

export const jobFilters = {
  search: z.string().max(limits.search, `search can have at most ${limits.search} characters`).optional(),
  company: wholeNumber('company').optional(),
  location: several('location'),
  employmentType: several('employmentType').pipe(
    z.array(oneOf('employmentType', employmentTypes)).optional(),
  ),
  experienceLevel: several('experienceLevel'),
  skill: several('skill'),
  postedWithinDays: wholeNumber('postedWithinDays', 3_650).optional(),
  /** Least pay per month, in the posting's own currency; postings whose pay cannot be read are left out. */
  salaryMin: z.coerce.number({ error: 'salaryMin must be a number' }).min(0).max(1e9).optional(),
  /** Only postings whose pay is in this currency, an ISO 4217 code. */
  salaryCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'salaryCurrency must be a code such as USD')
    .optional(),
  /** The user id of who posted it. */
  recruiter: wholeNumber('recruiter').optional(),
  /** With scope=own: only those of this status. */
  status: oneOf('status', jobStatuses).optional(),
  scope: z.enum(['open', 'own'], { error: 'scope must be open or own' }).default('open'),
};

const writable = {
  ...schemasOf(jobFields),
  assist: z.boolean({ error: 'assist must be true or false' }).optional(),
  questions: questionsInput.optional(),
  stepTemplateId: id.nullable().optional(),
};

const facet = z.array(z.object({ value: z.string(), label: z.string().optional(), count: z.int() }));

export const widerSearch = z
  .object({
    /**
     * One value of a filter; one word; all filters; all words and filters but some words. Where nothing is found so: several
     * words; all but one filter; other words instead; or everything.
     */
    letGo: z.enum([
      'employmentType',
      'experienceLevel',
      'location',
      'skill',
      'salaryMin',
      'salaryCurrency',
      'postedWithinDays',
      'company',
      'word',
      'filters',
      'others',
      'words',
      'allButFilter',
      'instead',
      'everything',
    ]),
    /** The value or word that is let go; with `filters`, `others`, `words` and `allButFilter` what is kept; what is searched for instead. */
    value: z.string(),
    /** With `allButFilter`: which filter is kept. */
    filter: z.string().optional(),
    total: z.int(),
    /** Of more than ten thousand jobs a sample is counted: then the total is an estimate. */
    approximate: z.boolean(),
  })
  .meta({ id: 'WiderSearch' });

export const searchSuggestion = z
  .object({
    kind: z.enum(['title', 'skill', 'company', 'place']),
    text: z.string(),
    companyId: id.optional(),
    /** What was typed before it and stays. */
    rest: z.string(),
  })
  .meta({ id: 'SearchSuggestion' });

export const askedSearch = z
  .object({
    /** The words that are left to search for. */
    search: z.string(),
    /** The filters that the other words stand for, in the order they were typed. */
    filters: z.array(
      z.object({
        words: z.string(),
        /** Where they stand in what was typed. */
        at: z.int(),
        end: z.int(),
        filters: z.object({
          employmentType: z.array(z.enum(employmentTypes)).optional(),
          experienceLevel: z.array(z.string()).optional(),
          location: z.array(z.string()).optional(),
          postedWithinDays: z.int().optional(),
          salaryMin: z.number().optional(),
          salaryCurrency: z.string().optional(),
        }),
      }),
    ),
  })
  .meta({ id: 'AskedSearch' });

const list = z.array(jobSummary);

export const jobs = {
  'GET /api/jobs': endpoint({
    summary: 'Jobs: the open ones, or with scope=own those one runs',
    needs: 'job.browse',
    query: z.object({
      ...jobFilters,
      sort: z
        .enum(['relevance', 'newest', 'deadline', 'match'], {
          error: 'sort must be relevance, newest, deadline or match',
        })
        .optional(),
      ...paging,
    }),
    status: 200,
    answer: list,
    headers: {
      'Searched-Words':
        'What was searched for, as it is written in postings: phrases with ; between them, the words of a phrase with +, the ways to write a word with a comma',
      'Corrected-Search': 'What was typed with its typos put right: this was searched for',
      'Proposed-Search': 'What was perhaps meant, where a typo stands in quotation marks',
    },
    budget: 'search',
    refuses: { 409: ['matching_off'] },
  }),
  'GET /api/jobs/facets': endpoint({
    summary: 'How many jobs each filter value would give, under the other filters',
    needs: 'job.browse',
    query: z.object(jobFilters),
    status: 200,
    answer: z
      .object({
        total: z.int(),
        /** Of more than ten thousand hits a sample is counted: then all counts, the total's too, are estimates. */
        approximate: z.boolean(),
        employmentType: facet,
        experienceLevel: facet,
        location: facet,
        company: facet,
        skill: facet,
        salaryCurrency: facet,
        /** How many were posted within so many days: each counts those of the shorter times too. */
        postedWithinDays: facet,
      })
      .meta({ id: 'JobFacets' }),
    budget: 'search',
  }),
  'GET /api/jobs/wider': endpoint({
    summary: 'What to let go of in a search that finds little, with how many jobs that would bring',
    needs: 'job.browse',
    query: z.object(jobFilters),
    status: 200,
    answer: z.array(widerSearch),
    budget: 'search',
  }),
  'GET /api/jobs/asked': endpoint({
    summary:
      'What typed words ask for: those that stand for filters of GET /api/jobs (part time, in Malé, over 900 USD), and the others',
    needs: 'job.browse',
    query: z.object({ search: jobFilters.search.default('') }),
    status: 200,
    answer: askedSearch,
    budget: 'suggestions',
  }),
  'GET /api/suggestions/search': endpoint({
    summary:
      'What is being typed into the search may become: titles, skills, companies and places of open jobs',
    needs: 'job.browse',
    query: z.object({
      q: z.string().max(limits.search, `q can have at most ${limits.search} characters`).default(''),
    }),
    status: 200,
    answer: z.array(searchSuggestion),
    budget: 'suggestions',
  }),
  'GET /api/jobs/counts': endpoint({
    summary: 'How many of the jobs one runs have each status',
    needs: 'company.figures',
    query: z.object({ search: jobFilters.search }),
    status: 200,
    answer: z
      .object({ all: z.int(), ...Object.fromEntries(jobStatuses.map((status) => [status, z.int()])) })
      .meta({ id: 'JobCounts' }) as z.ZodObject<
      // The cast: Object.fromEntries forgets which keys it made.
      Record<(typeof jobStatuses)[number] | 'all', z.ZodInt>
    >,
    budget: 'search',
  }),
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
