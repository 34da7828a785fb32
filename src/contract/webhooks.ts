import { z } from 'zod';
import { webhookFields } from '#domain/fields/webhooks.ts';
import { deliveryStates, pauseReasons, testType, webhookTypes } from '#domain/webhooks.ts';
import { companyEvent } from './company-events.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, paging, time, timeAsked, whichCompany } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const webhook = z
  .object({
    id,
    url: z.string().describe('Where events are sent.'),
    types: z.array(z.enum(webhookTypes)).describe('Of which types.'),
    paused: z.boolean().describe('Whether nothing is sent for now.'),
    pausedAt: time.nullable().describe('Since when; null where it is not paused.'),
    pausedBecause: z
      .enum(pauseReasons)
      .nullable()
      .describe(
        'person: by hand; failing: nothing has arrived for five days; gone: the receiver answered 410.',
      ),
    failingSince: time.nullable().describe('Since when nothing has arrived; null while things arrive.'),
    lastSentAt: time.nullable().describe('When something last arrived; null for never.'),
    waiting: z.int().describe('Deliveries that are still to be sent.'),
    oldSecretUntil: time
      .nullable()
      .describe('Until when the secret that was replaced signs beside the new one.'),
    madeAt: time,
    madeBy: z.string().nullable(),
    ...edited,
  })
  .meta({ id: 'Webhook' });

const attempt = z
  .object({
    at: time.describe('When it came to an end.'),
    durationMs: z.int().describe('From the first step to the last byte, in milliseconds.'),
    status: z.int().nullable().describe('The answer’s; null where there was none.'),
    answer: z.string().nullable().describe('The first part of the answer, where it was text.'),
    error: z.string().nullable().describe('Why it counts as failed; null where it arrived.'),
  })
  .meta({ id: 'WebhookAttempt' });

const delivery = z
  .object({
    id,
    messageId: z.string().describe('The header webhook-id: the same over all tries.'),
    type: z.string().describe('An event’s type, or webhook.test.'),
    at: time.describe('When what it tells happened.'),
    state: z
      .enum(deliveryStates)
      .describe('waiting: still to be sent, or sent again; done: it has arrived; failed: it was given up.'),
    nextTryAt: time.nullable().describe('When it is tried next; null where it is not.'),
    body: z.string().nullable().describe('What is sent; null once it is forgotten.'),
    attempts: z.array(attempt).describe('The latest first, at most 20.'),
  })
  .meta({ id: 'WebhookDelivery' });

/** What is posted to a webhook's address: in `data` what GET /api/events says of it, but for what stands beside it here. */
export const webhookMessage = z.object({
  type: z
    .enum([...webhookTypes, testType])
    .describe('What happened, as in GET /api/events; webhook.test for a test.'),
  timestamp: time.describe('When it happened.'),
  data: z
    .object({
      ...companyEvent
        .pick({ id: true, subjectId: true, jobId: true, applicationId: true, status: true })
        .partial().shape,
      companyId: companyEvent.shape.companyId,
      webhookId: id.optional().describe('Of webhook.test alone, which has no other ids: the webhook’s own.'),
    })
    .describe('What it is about, as ids; nothing that people wrote.'),
});

const byId = z.object({ id: idInPath });
const secret = z
  .string()
  .describe('With what its messages are signed: whsec_ and a key in base64. It is shown this once.');
const { url, types } = schemasOf(webhookFields);
const wanted = {
  url: url.describe('Where events are to be sent: an https address on the open internet.'),
  types: types.describe('Of which types: those that GET /api/events names.'),
};

/** What a company’s programs are told of what happens in it, at addresses that it names. After Standard Webhooks. */
export const webhooks = {
  'GET /api/company/webhooks': endpoint({
    summary: 'A company’s webhooks, the newest first',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.array(webhook),
  }),
  'POST /api/company/webhooks': endpoint({
    summary:
      'Have events of a company sent to an address; the secret they are signed with is shown this once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    body: z.object(wanted),
    status: 201,
    answer: z.object({ id, secret }).meta({ id: 'NewWebhook' }),
    refuses: { 409: ['too_many_webhooks'] },
  }),
  'PUT /api/company/webhooks/:id': endpoint({
    summary: 'Change where a webhook sends what, pause it, or resume it: then what waits is sent',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    body: z.object({
      ...wanted,
      paused: z
        .boolean({ error: 'paused must be true or false' })
        .describe('true: nothing is sent until it is false again.'),
    }),
    status: 200,
    answer: webhook,
    versioned: true,
  }),
  'DELETE /api/company/webhooks/:id': endpoint({
    summary: 'Remove a webhook with its log; what has not been sent is not sent any more',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    status: 204,
  }),
  'POST /api/company/webhooks/:id/secret': endpoint({
    summary: 'Replace the secret of a webhook; the old one signs beside it for 24 hours',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    status: 201,
    answer: z.object({ secret }).meta({ id: 'NewWebhookSecret' }),
    refuses: { 409: ['too_many_secrets'] },
  }),
  'POST /api/company/webhooks/:id/test': endpoint({
    summary: 'Send a webhook an event webhook.test',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    status: 201,
    answer: z
      .object({ deliveryId: id.describe('The id of the delivery in its log.') })
      .meta({ id: 'NewWebhookTest' }),
    refuses: { 409: ['webhook_paused'] },
  }),
  'GET /api/company/webhooks/:id/deliveries': endpoint({
    summary: 'What a webhook was sent and what came of it, the latest first',
    permission: 'company.settings',
    params: byId,
    query: z.object({ ...whichCompany.shape, ...paging }),
    status: 200,
    answer: z.array(delivery),
  }),
  'POST /api/company/webhooks/deliveries/:id/resend': endpoint({
    summary: 'Send a delivery again, with the same webhook-id',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    status: 204,
    refuses: { 409: ['webhook_paused', 'delivery_forgotten'] },
  }),
  'POST /api/company/webhooks/:id/resend': endpoint({
    summary: 'Send all deliveries of a webhook again that are about a time, at most 10,000, the first first',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    body: z.object({
      from: timeAsked('from').describe('What happened then or later.'),
      to: timeAsked('to').describe('What happened then or before.'),
    }),
    status: 200,
    answer: z.object({ count: z.int().describe('How many are sent again.') }).meta({ id: 'WebhookResend' }),
    refuses: { 409: ['webhook_paused'] },
  }),
};
