import { z } from 'zod';
import { messageFields } from '#domain/fields/messages.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, time } from './fields.ts';
import { modifiedQuery, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

const message = z
  .object({
    id,
    applicationId: id,
    fromEmployer: z.boolean(),
    own: z.boolean().describe('Whether this person wrote it.'),
    writer: z
      .string()
      .describe('Who wrote it; a job seeker is told the company’s name, not who of its staff.'),
    body: z.string(),
    byEmail: z.boolean().describe('Whether it was sent as a reply to an email.'),
    sentAt: time,
    readAt: time.nullable().describe('When the other side first opened it.'),
  })
  .meta({ id: 'Message' });

const byId = z.object({ id: idInPath });

export const messages = {
  'GET /api/applications/:id/messages': endpoint({
    summary: 'What candidate and employer have written to each other about an application, the first first',
    permission: 'application.see',
    noted: 'messages.read',
    params: byId,
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(message),
    ...tellsModified('message'),
  }),
  'POST /api/applications/:id/messages': endpoint({
    summary: 'Write to the other side about an application',
    permission: 'message.write',
    params: byId,
    body: z.object(schemasOf(messageFields)),
    status: 201,
    answer: message,
    budget: 'message',
    refuses: { 409: ['no_account', 'too_many_messages'] },
  }),
  'PUT /api/applications/:id/messages/read': endpoint({
    summary: 'Note that the other side’s messages have been read',
    permission: 'message.write',
    inSuspension: 'open',
    params: byId,
    status: 204,
  }),
};
