import { z } from 'zod';
import { duplicateReasons } from '#domain/duplicates.ts';
import { poolLimits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, paging, time, wholeNumber } from './fields.ts';
import { modifiedSince, tellsModified } from './modified.ts';

/** An applicant as one of two that may be one person. */
const side = z
  .object({
    id,
    name: z.string(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    applications: z.int().describe('To the company’s jobs.'),
    lastJobTitle: z.string(),
    lastAppliedAt: time,
  })
  .meta({ id: 'DuplicateSide' });

const reasons = z.array(z.enum(duplicateReasons));

const decision = z
  .object({
    id,
    same: z.boolean(),
    kept: z.object({ id, name: z.string() }),
    other: z.object({ id, name: z.string() }),
    reasons,
    by: z.string().nullable(),
    decidedAt: time,
    undoneBy: z.string().nullable(),
    undoneAt: time.nullable(),
  })
  .meta({ id: 'DuplicateDecision' });

export const duplicates = {
  'GET /api/company/duplicates': endpoint({
    summary: `Pairs of the company’s applicants that look like one person, with the reasons; at most ${poolLimits.suggested}`,
    neverModified: 'it is worked out from the applicants there are',
    permission: 'pool.use',
    query: z.object({ candidate: wholeNumber('candidate').optional() }),
    status: 200,
    answer: z.array(z.object({ reasons, people: z.array(side).length(2) }).meta({ id: 'Duplicate' })),
  }),
  'POST /api/company/duplicates': endpoint({
    summary:
      'Decide whether two applicants are one person. Their accounts stay as they are, and it can be undone',
    permission: 'pool.use',
    body: z.object({
      keepId: id.describe('Of one person: the account under whose name the company shows them.'),
      otherId: id,
      same: z.boolean({ error: 'Same must be true or false' }),
    }),
    status: 201,
    answer: z.object({ id }),
    refuses: { 409: ['already_decided', 'already_merged', 'has_merged'] },
  }),
  'GET /api/company/duplicates/decisions': endpoint({
    summary: 'What the company has decided about such pairs, the latest first, with what was undone',
    permission: 'pool.use',
    query: z.object({ modifiedSince, ...paging }),
    status: 200,
    answer: z.array(decision),
    ...tellsModified('decision'),
  }),
  'POST /api/company/duplicates/decisions/:id/undo': endpoint({
    summary: 'Undo a decision about a pair',
    permission: 'pool.use',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
};
