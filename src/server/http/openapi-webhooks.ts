import { tagOf } from '#contract/tags.ts';
import { reference } from './openapi-schemas.ts';

const textHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What companies' webhooks are sent, after Standard Webhooks. */
export const eventWebhook = {
  operationId: 'receiveEvent',
  tags: [tagOf('POST /api/company/webhooks')],
  summary: 'An event of a type that the webhook was made for: what it is about, and nothing of what it says',
  description:
    'Sent to the address of a webhook, at least once and in no promised order. Answer any 2xx within 15 seconds, and do the work afterwards. The signature shows that it is ours; a receiver heeds no session and no API key.',
  security: [],
  parameters: [
    textHeader('webhook-id', 'The same over all tries: one that you have is the same event again'),
    textHeader('webhook-timestamp', 'Seconds since 1970 when it was sent'),
    textHeader(
      'webhook-signature',
      'v1, and the HMAC-SHA256 in base64 of id.timestamp.body; several, with a blank between them, while a secret is replaced',
    ),
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: reference('WebhookMessage'),
        example: {
          type: 'application.hired',
          timestamp: '2026-11-23T08:14:02.118Z',
          data: { id: 4711, subjectId: 88, companyId: 3, jobId: 12, applicationId: 88 },
        },
      },
    },
  },
  responses: {
    '2XX': { description: 'It has arrived' },
    '410': { description: 'Nothing more is to be sent: the webhook is paused' },
    default: { description: 'It has not: it is tried again, for about three days' },
  },
};
