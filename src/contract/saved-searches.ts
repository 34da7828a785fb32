import { z } from 'zod';
import { savedSearchFields } from '#domain/fields/saved.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { alertRhythms } from '#domain/saved-searches.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, lines, oneOf, optionalLine, time } from './fields.ts';
import { schemaOf } from './schema-of.ts';

const value = (label: string) => lines(label, limits.filterValues, limits.filterValue).optional();
const number = (label: string, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(1, `${label} must be at least 1`)
    .max(max, `${label} can be at most ${max}`)
    .optional();

/** What a search looks for, in the words of GET /api/jobs. */
const filters = z.object({
  search: optionalLine('search', limits.search).transform((words) => words ?? undefined),
  company: id.optional(),
  employmentType: z
    .array(oneOf('employmentType', employmentTypes), { error: 'employmentType must be a list' })
    .max(employmentTypes.length, 'employmentType has too many values')
    .optional(),
  location: value('location'),
  experienceLevel: value('experienceLevel'),
  skill: value('skill'),
  postedWithinDays: number('postedWithinDays', 3_650),
  salaryMin: number('salaryMin', 1e9),
  salaryCurrency: z
    .string({ error: 'salaryCurrency must be text' })
    .regex(/^[A-Z]{3}$/, 'salaryCurrency must be a code such as USD')
    .optional(),
});

const alert = oneOf('Alert', alertRhythms).nullable();

const savedSearch = z
  .object({
    id,
    name: z.string(),
    filters: z.object({
      search: z.string().optional(),
      company: id.optional(),
      employmentType: z.array(z.enum(employmentTypes)).optional(),
      location: z.array(z.string()).optional(),
      experienceLevel: z.array(z.string()).optional(),
      skill: z.array(z.string()).optional(),
      postedWithinDays: z.int().optional(),
      salaryMin: z.int().optional(),
      salaryCurrency: z.string().optional(),
    }),
    companyName: z.string().nullable().describe('What the company among the filters is called.'),
    savedAt: time,
    alert: z.enum(alertRhythms).nullable().describe('How often new jobs are told of; null for never.'),
    nextAlertAt: time.nullable().describe('When the next new jobs are told of.'),
  })
  .meta({ id: 'SavedSearch' });

const byId = z.object({ id: idInPath });
const name = schemaOf(savedSearchFields.name);

export const savedSearches = {
  'GET /api/saved-searches': endpoint({
    summary: 'The searches one has saved, the last saved first',
    permission: 'search.save',
    status: 200,
    answer: z.array(savedSearch),
  }),
  'POST /api/saved-searches': endpoint({
    summary: 'Save a search of jobs, with an alert of new ones where that is wanted',
    permission: 'search.save',
    body: z.object({ name, filters, alert: alert.optional() }),
    status: 201,
    answer: savedSearch,
    refuses: { 409: ['saved_already', 'too_many_searches'] },
  }),
  'PUT /api/saved-searches/:id': endpoint({
    summary: 'Rename a saved search, turn its alert on or off',
    permission: 'search.save',
    params: byId,
    body: z.object({ name, alert }).partial(),
    status: 200,
    answer: savedSearch,
  }),
  'DELETE /api/saved-searches/:id': endpoint({
    summary: 'Forget a saved search and its alert',
    permission: 'search.save',
    params: byId,
    status: 204,
  }),
};
