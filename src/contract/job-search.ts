import { recordOf } from '#domain/keys.ts';
import { z } from 'zod';
import { employmentTypes, jobStatuses } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, id, oneOf, paging, several, wholeNumber } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { modifiedSince, tellsModified } from './modified.ts';

/** What a list of jobs can be narrowed to. */
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
  salaryMin: z.coerce
    .number({ error: 'salaryMin must be a number' })
    .min(0)
    .max(1e9)
    .optional()
    .describe(
      'Least pay per month, in the posting’s own currency; postings whose pay cannot be read are left out.',
    ),
  salaryCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'salaryCurrency must be a code such as USD')
    .optional()
    .describe('Only postings whose pay is in this currency, an ISO 4217 code.'),
  recruiter: wholeNumber('recruiter').optional().describe('The user id of who posted it.'),
  status: oneOf('status', jobStatuses).optional().describe('With scope=own: only those of this status.'),
  scope: z.enum(['open', 'own'], { error: 'scope must be open or own' }).default('open'),
};

const facet = z.array(z.object({ value: z.string(), label: z.string().optional(), count: z.int() }));

export const widerSearch = z
  .object({
    letGo: z
      .enum([
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
      ])
      .describe(
        'One value of a filter; one word; all filters; all words and filters but some words. Where nothing is found so: several words; all but one filter; other words instead; or everything.',
      ),
    value: z
      .string()
      .describe(
        'The value or word that is let go; with `filters`, `others`, `words` and `allButFilter` what is kept; what is searched for instead.',
      ),
    filter: z.string().optional().describe('With `allButFilter`: which filter is kept.'),
    total: z.int(),
    approximate: z
      .boolean()
      .describe('Of more than ten thousand jobs a sample is counted: then the total is an estimate.'),
  })
  .meta({ id: 'WiderSearch' });

export const searchSuggestion = z
  .object({
    kind: z.enum(['title', 'skill', 'company', 'place']),
    text: z.string(),
    companyId: id.optional(),
    rest: z.string().describe('What was typed before it and stays.'),
  })
  .meta({ id: 'SearchSuggestion' });

export const askedSearch = z
  .object({
    search: z.string().describe('The words that are left to search for.'),
    filters: z
      .array(
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
      )
      .describe('The filters that the other words stand for, in the order they were typed.'),
  })
  .meta({ id: 'AskedSearch' });

export const jobSearch = {
  'GET /api/jobs': endpoint({
    summary: 'Jobs: the open ones, or with scope=own those one runs',
    permission: 'job.browse',
    query: z.object({
      ...jobFilters,
      sort: z
        .enum(['relevance', 'newest', 'deadline', 'match'], {
          error: 'sort must be relevance, newest, deadline or match',
        })
        .optional(),
      modifiedSince: modifiedSince.describe('With scope=own, and beside nothing else that narrows or sorts.'),
      ...paging,
    }),
    status: 200,
    answer: z.array(jobSummary),
    modified: tellsModified('job').modified,
    headers: {
      ...tellsModified('job').headers,
      'Searched-Words':
        'What was searched for, as it is written in postings: phrases with ; between them, the words of a phrase with +, the ways to write a word with a comma',
      'Corrected-Search': 'What was typed with its typos put right: this was searched for',
      'Proposed-Search': 'What was perhaps meant, where a typo stands in quotation marks',
    },
    budget: 'search',
    refuses: { 409: ['matching_off'], ...tellsModified('job').refuses },
  }),
  'GET /api/jobs/export': endpoint({
    summary: 'The jobs one runs, as a file of comma-separated values',
    permission: 'company.figures',
    query: z.object({ status: oneOf('status', jobStatuses).optional(), search: jobFilters.search }),
    ...csvFile,
  }),
  'GET /api/jobs/facets': endpoint({
    summary: 'How many jobs each filter value would give, under the other filters',
    permission: 'job.browse',
    query: z.object(jobFilters),
    status: 200,
    answer: z
      .object({
        total: z.int(),
        approximate: z
          .boolean()
          .describe(
            'Of more than ten thousand hits a sample is counted: then all counts, the total’s too, are estimates.',
          ),
        employmentType: facet,
        experienceLevel: facet,
        location: facet,
        company: facet,
        skill: facet,
        salaryCurrency: facet,
        postedWithinDays: facet.describe(
          'How many were posted within so many days: each counts those of the shorter times too.',
        ),
      })
      .meta({ id: 'JobFacets' }),
    budget: 'search',
  }),
  'GET /api/jobs/wider': endpoint({
    summary: 'What to let go of in a search that finds little, with how many jobs that would bring',
    neverModified: 'it is worked out for each search',
    permission: 'job.browse',
    query: z.object(jobFilters),
    status: 200,
    answer: z.array(widerSearch),
    budget: 'search',
  }),
  'GET /api/jobs/asked': endpoint({
    summary:
      'What typed words ask for: those that stand for filters of GET /api/jobs (part time, in Malé, over 900 USD), and the others',
    permission: 'job.browse',
    query: z.object({ search: jobFilters.search.default('') }),
    status: 200,
    answer: askedSearch,
    budget: 'suggestions',
  }),
  'GET /api/suggestions/search': endpoint({
    summary:
      'What is being typed into the search may become: titles, skills, companies and places of open jobs',
    permission: 'job.browse',
    query: z.object({
      q: z.string().max(limits.search, `q can have at most ${limits.search} characters`).default(''),
    }),
    status: 200,
    answer: z.array(searchSuggestion),
    budget: 'suggestions',
  }),
  'GET /api/jobs/counts': endpoint({
    summary: 'How many of the jobs one runs have each status',
    permission: 'company.figures',
    query: z.object({ search: jobFilters.search }),
    status: 200,
    answer: z.object({ all: z.int(), ...recordOf(jobStatuses, () => z.int()) }).meta({ id: 'JobCounts' }),
    budget: 'search',
  }),
};
