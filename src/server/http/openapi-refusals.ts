import { reference } from './openapi-schemas.ts';

const text = { type: 'string' };

/** The same refusals are described once: those of 403 with these two codes are "403.forbidden.confirm_identity". */
export function refusalName(status: number, codes: readonly string[]): string {
  return [status, ...codes].join('.');
}

/** One plain sentence, and which of these it is, in a header. */
export function refusal(status: number, codes: readonly string[]): object {
  return {
    description: `${meaning[status] ?? 'Refused'}: one plain sentence, its code in the header Error-Code`,
    headers: {
      'Error-Code': { description: 'Why, as one word', schema: { ...text, enum: codes } },
      ...headersOf[status],
    },
    content: {
      'text/plain': { schema: { ...text, description: 'What is wrong, in a sentence for people' } },
      'application/problem+json': { schema: reference('Problem') },
    },
  };
}

const meaning: Readonly<Record<number, string>> = {
  400: 'What was sent does not fit',
  401: 'No one is signed in, or the session or key is not valid',
  403: 'This may not be done by who asks',
  404: 'There is no such thing, or it is not for who asks to see',
  409: 'It does not fit what is there by now',
  410: 'It was there and is no longer',
  412: 'Someone has changed it since the ETag sent as If-Match',
  413: 'More was sent than this call takes',
  415: 'What was sent is of another type than this call takes',
  422: 'The same Idempotency-Key was sent with something else',
  429: 'Too many requests',
  503: 'Not now: the same can be sent again in a moment',
};

const retryAfter = {
  'Retry-After': {
    description: 'After how many seconds to try again',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** What else is said in headers, by status. */
const headersOf: Readonly<Record<number, object>> = {
  401: { 'WWW-Authenticate': { description: 'How to show who asks, where a key could', schema: text } },
  412: { ETag: { description: 'Of what stands there now', schema: text } },
  429: retryAfter,
  503: retryAfter,
};
