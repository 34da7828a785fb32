import { z } from 'zod';
import { employmentTypes } from '#domain/jobs.ts';
import { isStorable, tidyLine } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import { questionKinds } from '#domain/questions.ts';
import { slugLimits } from '#domain/slugs.ts';
import { endpoint } from './endpoint.ts';
import { jobTerms } from './jobs.ts';
import { date, id, idInPath, oneOf, paging, time } from './fields.ts';

/** A job as programs of others read it. Every field is always there, null where the employer says nothing. */
export const publicJob = z
  .object({
    id,
    closed: z.literal(false),
    title: z.string(),
    company: z.object({ name: z.string(), slug: z.string(), website: z.string().nullable() }),
    department: z.string().nullable(),
    location: z.string().nullable().describe('As the employer has written it.'),
    place: z
      .object({
        country: jobTerms.country,
        region: jobTerms.region,
        locality: jobTerms.locality,
        worksite: jobTerms.worksite,
        remote: jobTerms.remote,
        remoteFrom: jobTerms.remoteFrom,
      })
      .nullable()
      .describe('The same in parts, where they are beyond doubt; null where nothing is.'),
    salary: z.string().nullable().describe('As the employer has written it.'),
    pay: z
      .object({
        min: jobTerms.payMin,
        max: jobTerms.payMax,
        currency: jobTerms.payCurrency,
        period: jobTerms.payPeriod,
        serviceCharge: jobTerms.serviceCharge,
        serviceChargeShare: jobTerms.serviceChargeShare,
        allowances: jobTerms.allowances,
      })
      .nullable()
      .describe('The same in parts, where they are beyond doubt; null where nothing is.'),
    employmentType: z.enum(employmentTypes),
    experienceLevel: z.string().nullable(),
    skills: z.array(z.string()),
    descriptionText: z.string(),
    descriptionHtml: z
      .string()
      .describe(
        'Paragraphs, lists and emphasis without attributes but a link’s address; safe to put into a page.',
      ),
    requirementsText: z.string().nullable(),
    requirementsHtml: z.string().nullable(),
    questions: z
      .array(
        z.object({
          id,
          kind: z.enum(questionKinds),
          label: z.string(),
          required: z.boolean(),
          /** Of a choice or a yes or no: one of these is answered. Empty otherwise. */
          options: z.array(z.string()),
        }),
      )
      .describe('What is asked of everybody who applies, in this order.'),
    publishedAt: time,
    updatedAt: time.describe('When something of this was last written, or it became public again.'),
    deadline: date.nullable().describe('The last day on which people can apply.'),
    closesAt: time.nullable().describe('When that day ends where the company is.'),
    startDate: date.nullable().describe('The first day of work, where it is fixed.'),
    url: z.string(),
    applyUrl: z.string(),
  })
  .meta({ id: 'PublicJob' });

/** The same without its long texts, for who shows many. */
export const publicJobInBrief = publicJob
  .omit({
    descriptionText: true,
    descriptionHtml: true,
    requirementsText: true,
    requirementsHtml: true,
    questions: true,
  })
  .meta({ id: 'PublicJobInBrief' });
export type PublicJobInBrief = z.output<typeof publicJobInBrief>;

/** What is left of a job that was public: it is closed, unlisted or gone, or its company shows none any more. */
export const publicTombstone = z
  .object({ id, closed: z.literal(true), closedAt: time })
  .meta({ id: 'PublicTombstone' });

/** A company's name in addresses. Whatever else stands there names nothing. */
const slugInPath = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(slugLimits.max);

const updatedSince = z.iso
  .datetime({ offset: true, error: 'updatedSince must be a time such as 2026-01-31T08:00:00Z' })
  .refine((text) => Date.parse(text) >= 0, 'updatedSince must be a time after 1970')
  .transform((text) => new Date(text).toISOString());

export const publicJobs = {
  'GET /api/public/companies/:slug/jobs': endpoint({
    summary:
      'The jobs that a company shows publicly, the newest first, and after them those that have closed within the last half year, the last closed first. 404 while the platform is closed to visitors; 308 where the company has another address now',
    permission: 'anyone',
    forVisitors: true,
    fromElsewhere: true,
    params: z.object({ slug: slugInPath }),
    query: z.object({
      search: z
        .string()
        .overwrite(tidyLine)
        .refine(isStorable, 'search cannot be read')
        .max(limits.search, `search can have at most ${limits.search} characters`)
        .optional()
        .describe('Words of the search; those that have closed are left out.'),
      updatedSince: updatedSince
        .optional()
        .describe(
          'Only what has changed or closed since. The header Next-Updated-Since says what to ask for the next time.',
        ),
      closed: oneOf('closed', ['yes', 'no'])
        .default('yes')
        .describe('Whether those that have closed are listed.'),
      texts: oneOf('texts', ['yes', 'no'])
        .default('yes')
        .describe(
          'Whether descriptions, requirements and questions are told; without them a long list is short.',
        ),
      ...paging,
    }),
    status: 200,
    answer: z.array(z.union([publicJob, publicTombstone, publicJobInBrief])),
    headers: {
      ETag: 'Send it as If-None-Match; the answer is 304 where nothing has changed',
      'Next-Updated-Since': 'What to send as updatedSince the next time, so that nothing is missed',
      'Public-Jobs-Version':
        'Of what the answer looks like: 1. Fields may be added to it, none taken away or changed',
    },
  }),
  'GET /api/public/jobs/:id': endpoint({
    summary:
      'One public job. One that was public and has closed is answered 410, with what is left of it as JSON: id, closed and closedAt',
    permission: 'anyone',
    forVisitors: true,
    fromElsewhere: true,
    params: z.object({ id: idInPath }),
    status: 200,
    answer: publicJob,
    headers: { ETag: 'Send it as If-None-Match; the answer is 304 where nothing has changed' },
    refuses: { 410: ['job_closed'] },
  }),
};
