import { z } from 'zod';
import { bulkMessageFields, mailTemplateFields } from '#domain/fields/messages.ts';
import { mostBulkMessages } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath } from './fields.ts';
import { modifiedQuery, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

const template = z.object({ id, name: z.string(), body: z.string(), ...edited }).meta({ id: 'MailTemplate' });

const byId = z.object({ id: idInPath });
const written = z.object(schemasOf(mailTemplateFields));

const listProblem = `applicationIds must be a list of 1 to ${mostBulkMessages}`;
const applicationIds = z
  .array(id, { error: listProblem })
  .min(1, listProblem)
  .max(mostBulkMessages, listProblem);

/** Who of those chosen gets nothing, by name, and why. */
const leftOut = z.array(z.object({ id, applicantName: z.string(), reason: z.string() }));

export const templates = {
  'GET /api/mail-templates': endpoint({
    summary: 'The templates of one’s company, by name',
    permission: 'mailTemplate.use',
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(template),
    ...tellsModified('mail_template'),
  }),
  'POST /api/mail-templates': endpoint({
    summary: 'Keep a template for everybody in one’s company',
    permission: 'mailTemplate.use',
    body: written,
    status: 201,
    answer: template,
    refuses: { 409: ['name_taken', 'no_company', 'too_many_templates'] },
  }),
  'PUT /api/mail-templates/:id': endpoint({
    summary: 'Change a template of one’s company',
    permission: 'mailTemplate.use',
    params: byId,
    body: written.partial(),
    status: 200,
    answer: template,
    versioned: true,
    refuses: { 409: ['name_taken'] },
  }),
  'DELETE /api/mail-templates/:id': endpoint({
    summary: 'Delete a template of one’s company',
    permission: 'mailTemplate.use',
    params: byId,
    status: 204,
  }),
  'GET /api/applications/:id/placeholders': endpoint({
    summary: 'What stands for each placeholder of a template in a message about an application',
    permission: 'mailTemplate.use',
    params: byId,
    status: 200,
    answer: z.object({
      first_name: z.string(),
      full_name: z.string(),
      job_title: z.string(),
      company: z.string(),
      location: z.string(),
      application_date: z.string(),
    }),
  }),
  'POST /api/messages/bulk/preview': endpoint({
    summary:
      'Whom a message to several applicants would reach, and as what the first would get it; nothing is sent',
    permission: 'message.bulk',
    body: z.object({ applicationIds, ...schemasOf(bulkMessageFields) }),
    status: 200,
    answer: z.object({
      people: z.int(),
      leftOut,
      first: z.object({ applicantName: z.string(), body: z.string() }).nullable(),
    }),
  }),
  'POST /api/messages/bulk': endpoint({
    summary: 'Write to several applicants, each about their own application: to all of them or to none',
    permission: 'message.bulk',
    body: z.object({
      applicationIds,
      ...schemasOf(bulkMessageFields),
      people: z
        .int({ error: 'people must be a number' })
        .min(1)
        .max(mostBulkMessages)
        .describe('How many it was confirmed to reach; if it would reach others by now, nothing is sent.'),
      key: z
        .uuid({ error: 'key must be a UUID' })
        .describe('Made by the client for each sending, so that none is sent twice.'),
    }),
    status: 201,
    answer: z.object({ people: z.int(), leftOut }),
    refuses: { 409: ['others_by_now', 'sent_already'] },
  }),
};
