import { z } from 'zod';
import { candidateListFields, tagFields } from '#domain/fields/pool.ts';
import { mostTaggedAtOnce } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, wholeNumber } from './fields.ts';
import { modifiedQuery, tellsModified } from './modified.ts';
import { schemaOf, schemasOf } from './schema-of.ts';

/** What a company keeps about candidates for itself: tags everybody there sees, and lists. */

export const tag = z.object({ id, name: z.string() });

const list = z
  .object({
    id,
    name: z.string(),
    shared: z.boolean().describe('Everybody in the company sees it and may add to it.'),
    by: z.string().nullable().describe('Who made it; null once they have no account any more.'),
    own: z.boolean(),
    mayManage: z.boolean().describe('Whether one may rename, share, empty and remove it.'),
    count: z.int(),
    holds: z.boolean().describe('Whether the candidate asked about is on it.'),
  })
  .meta({ id: 'CandidateList' });

const candidatesProblem = `candidateIds must be a list of 1 to ${mostTaggedAtOnce}`;

const byId = z.object({ id: idInPath });
const name = schemaOf(candidateListFields.name);
const shared = z.boolean({ error: 'Shared must be true or false' });

export const pool = {
  'GET /api/company/tags': endpoint({
    summary: 'The tags one’s company has given, with how many people have each',
    permission: 'pool.use',
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(tag.extend({ count: z.int() }).meta({ id: 'Tag' })),
    ...tellsModified('tag'),
  }),
  'PUT /api/company/tags/:id': endpoint({
    summary: 'Rename a tag of one’s company, for everybody there and on everybody who has it',
    permission: 'pool.use',
    params: byId,
    body: z.object(schemasOf(tagFields)),
    status: 200,
    answer: tag,
    refuses: { 409: ['name_taken'] },
  }),
  'GET /api/company/candidates/:id/tags': endpoint({
    summary: 'The tags one’s company has given a candidate',
    permission: 'pool.use',
    params: byId,
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(tag),
    ...tellsModified('tag'),
  }),
  'POST /api/company/candidates/:id/tags': endpoint({
    summary: 'Tag a candidate; nobody outside the company sees it, nor the candidate',
    permission: 'pool.use',
    params: byId,
    body: z.object(schemasOf(tagFields)),
    status: 201,
    answer: tag,
    refuses: { 409: ['too_many_tags'] },
  }),
  'POST /api/company/candidates/tags': endpoint({
    summary:
      'Give several candidates a tag; each who cannot have it is named with the reason, and the others have it',
    permission: 'pool.use',
    body: z.object({
      candidateIds: z
        .array(id, { error: candidatesProblem })
        .min(1, candidatesProblem)
        .max(mostTaggedAtOnce, candidatesProblem),
      ...schemasOf(tagFields),
    }),
    status: 200,
    answer: z.object({
      tag,
      tagged: z.array(id).describe('Who has it now and did not before.'),
      refused: z.array(z.object({ id, reason: z.string() })),
    }),
    refuses: { 409: ['too_many_tags'] },
  }),
  'DELETE /api/company/candidates/:id/tags/:tagId': endpoint({
    summary: 'Take a tag off a candidate; one that nobody has any more is gone',
    permission: 'pool.use',
    params: z.object({ id: idInPath, tagId: idInPath }),
    status: 204,
  }),
  'GET /api/company/lists': endpoint({
    summary: 'One’s own lists of candidates and those that colleagues share',
    permission: 'pool.use',
    query: z.object({ candidate: wholeNumber('candidate').optional(), ...modifiedQuery }),
    status: 200,
    answer: z.array(list),
    ...tellsModified('list'),
  }),
  'POST /api/company/lists': endpoint({
    summary: 'Make a list of candidates',
    permission: 'pool.use',
    body: z.object({ name, shared: shared.default(false) }),
    status: 201,
    answer: list,
    refuses: { 409: ['name_taken', 'too_many_lists'] },
  }),
  'PUT /api/company/lists/:id': endpoint({
    summary: 'Rename a list, or share it inside the company',
    permission: 'pool.use',
    params: byId,
    body: z.object({ name: name.optional(), shared: shared.optional() }),
    status: 200,
    answer: list,
    refuses: { 409: ['name_taken'] },
  }),
  'DELETE /api/company/lists/:id': endpoint({
    summary: 'Remove a list; the people on it stay candidates',
    permission: 'pool.use',
    params: byId,
    status: 204,
  }),
  'DELETE /api/company/lists/:id/candidates': endpoint({
    summary: 'Empty a list',
    permission: 'pool.use',
    params: byId,
    status: 204,
  }),
  'PUT /api/company/lists/:id/candidates/:candidateId': endpoint({
    summary: 'Put a candidate on a list',
    permission: 'pool.use',
    params: z.object({ id: idInPath, candidateId: idInPath }),
    status: 204,
    refuses: { 409: ['list_full'] },
  }),
  'DELETE /api/company/lists/:id/candidates/:candidateId': endpoint({
    summary: 'Take a candidate off a list',
    permission: 'pool.use',
    params: z.object({ id: idInPath, candidateId: idInPath }),
    status: 204,
  }),
};
