import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { idInPath, paging } from './fields.ts';
import { jobSummary } from './jobs.ts';

/** 0 to 100; null where skills and experience say too little for a score. */
const score = z.int().min(0).max(100).nullable();

const reason = z.object({
  speaks: z.enum(['for', 'against', 'unknown']).describe('For the match, against it, or nothing is known.'),
  text: z.string().describe('A sentence that both sides read.'),
  words: z
    .array(z.object({ from: z.enum(['job', 'profile']), text: z.string() }))
    .optional()
    .describe('The very words it was read from.'),
});

export const matchPart = z
  .object({
    name: z.enum(['skills', 'experience', 'goals', 'culture']),
    weight: z
      .number()
      .min(0)
      .max(1)
      .describe('Its share of the score while every part is known; the four add up to 1.'),
    value: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('null for unknown: then it takes no part, and the others share its weight.'),
    reasons: z.array(reason),
  })
  .meta({ id: 'MatchPart' });

const raise = z.object({
  kind: z.enum(['skill', 'goals', 'culture', 'experience']),
  text: z.string().describe('A skill’s name, or what is yet to be said.'),
  gain: z.int().nullable().describe('Points it adds; null where that depends on what will be said.'),
});

const suggestions = {
  permission: 'account.use',
  query: z.object({
    q: z.string().max(limits.search, `q can have at most ${limits.search} characters`).default(''),
  }),
  status: 200,
  answer: z.array(z.string()),
} as const;

export const matches = {
  'GET /api/jobs/recommended': endpoint({
    summary: 'The open jobs that match a job seeker best and that they have not applied to, the best first',
    permission: 'job.match',
    query: z.object(paging),
    status: 200,
    answer: z.array(jobSummary),
    budget: 'search',
    refuses: { 409: ['matching_off'] },
  }),
  'GET /api/jobs/:id/match': endpoint({
    summary: 'How well a job seeker and a job fit, with every reason and what would raise it',
    permission: 'job.match',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: z
      .object({
        score,
        engine: z.string().describe('Which engine calculated it.'),
        parts: z.array(matchPart),
        raises: z.array(raise),
      })
      .meta({ id: 'Match' }),
    refuses: { 409: ['matching_off'] },
  }),
  'GET /api/suggestions/skills': endpoint({
    summary: 'Names of skills that what is being typed may become',
    ...suggestions,
  }),
  'GET /api/suggestions/titles': endpoint({
    summary: 'Job titles that what is being typed may become',
    ...suggestions,
  }),
};
