import type { IncomingHttpHeaders } from 'node:http';
import type { SentForm } from '#server/http/any-form.ts';
import { refuse } from '#server/refusal.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** Under which key something is sent that may have to be sent again: a header, or a form's own field. */
export function sentKey(headers: IncomingHttpHeaders, { fields }: SentForm): string | undefined {
  const key = headers['idempotency-key'] ?? fields['key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !keyForm.test(key))
    throw refuse.invalid('Idempotency-Key must be 1 to 200 visible ASCII characters.');
  return key;
}

/** The key that an address names; what can be none is as if it were not there. */
export function keyAsked(asked: unknown): string | undefined {
  return typeof asked === 'string' && keyForm.test(asked) ? asked : undefined;
}
