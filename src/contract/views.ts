import { z } from 'zod';
import { viewFields } from '#domain/fields/saved.ts';
import { limits } from '#domain/limits.ts';
import { viewScreens } from '#domain/views.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf } from './fields.ts';
import { schemaOf } from './schema-of.ts';

/** Filters of a screen under a name: the part of its address after the question mark. */
const view = z
  .object({
    id,
    screen: z.enum(viewScreens),
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    own: z.boolean(),
    by: z.string().nullable().describe('Who made it, where that is somebody else.'),
    isDefault: z.boolean().describe('Whether one’s screen opens with it.'),
  })
  .meta({ id: 'SavedView' });

const byId = z.object({ id: idInPath });
const name = schemaOf(viewFields.name);
const query = z
  .string({ error: 'Query must be text' })
  .max(limits.viewQuery, { error: `Query can have at most ${limits.viewQuery} characters` })
  // As URLSearchParams writes it: whatever else is sent opens nothing.
  .regex(/^[\w.*+%=&-]*$/, { error: 'Query must be the filters of an address' });
const shared = z.boolean({ error: 'Shared must be true or false' });

export const views = {
  'GET /api/views': endpoint({
    summary: 'One’s own saved views of a screen, and those that colleagues share',
    permission: 'view.keep',
    query: z.object({ screen: oneOf('screen', viewScreens) }),
    status: 200,
    answer: z.array(view),
  }),
  'POST /api/views': endpoint({
    summary: 'Save the filters of a screen under a name',
    permission: 'view.keep',
    body: z.object({ screen: oneOf('Screen', viewScreens), name, query, shared: shared.default(false) }),
    status: 201,
    answer: view,
    refuses: { 409: ['name_taken', 'too_many_views'] },
  }),
  'PUT /api/views/:id': endpoint({
    summary: 'Rename a view of one’s own, give it other filters, or share it inside the company',
    permission: 'view.keep',
    params: byId,
    body: z.object({ name: name.optional(), query: query.optional(), shared: shared.optional() }),
    status: 200,
    answer: view,
    refuses: { 409: ['name_taken'] },
  }),
  'DELETE /api/views/:id': endpoint({
    summary: 'Remove a view of one’s own',
    permission: 'view.keep',
    params: byId,
    status: 204,
  }),
  'PUT /api/views/:id/default': endpoint({
    summary: 'Let the screen open with this view, for oneself',
    permission: 'view.keep',
    params: byId,
    status: 204,
  }),
  'DELETE /api/views/:id/default': endpoint({
    summary: 'Let the screen open with everything again, for oneself',
    permission: 'view.keep',
    params: byId,
    status: 204,
  }),
};
