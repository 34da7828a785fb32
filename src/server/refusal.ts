import type { Call } from '#contract/api.ts';
import type { OwnCode, RefusalCode } from '#contract/refusals.ts';
import { standingWords } from '#domain/company-standing.ts';

/** A "no" to a request: a status, a code for machines, one plain sentence for people, and where a form is at fault, its fields. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What stands there instead, as the call would answer it, and the tag of what of it was to be changed. */
  readonly current: unknown;
  readonly etag: string | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    sentence: string,
    more: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      current?: unknown;
      etag?: string | undefined;
    } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.etag = more.etag;
  }
}

export const refuse = {
  signedOut: () => new Refusal(401, 'signed_out', 'Please sign in.'),
  wrongCredentials: () => new Refusal(401, 'wrong_credentials', 'Username or password is wrong.'),
  forbidden: (sentence = 'Your account does not have access to this.') =>
    new Refusal(403, 'forbidden', sentence),
  /** Something more than a password is asked of this person, and they have not set it up. */
  factorRequired: () =>
    new Refusal(
      403,
      'second_factor_required',
      'Set up a second way to sign in first. Your account needs one.',
    ),
  /** The password was right: the sign-in is finished by something else. */
  secondFactor: () => new Refusal(401, 'second_factor', 'One more step: show a second time that it is you.'),
  signIn: (code: OwnCode<Call, 401>, sentence: string) => new Refusal(401, code, sentence),
  unconfirmed: () =>
    new Refusal(403, 'confirm_identity', 'Confirm that it is you, and then send this again.'),
  suspended: () => new Refusal(409, 'company_suspended', standingWords.suspended),
  crossSite: () =>
    new Refusal(403, 'cross_site', 'This request came from another site and was not carried out.'),
  urlTooLong: () => new Refusal(414, 'url_too_long', 'The address is too long.'),
  /** The same whether a thing does not exist or is not this person's to see. */
  notFound: () => new Refusal(404, 'not_found', 'There is nothing here, or it is not visible to you.'),
  invalid: (sentence: string, fields?: Record<string, string>) =>
    new Refusal(400, 'invalid', sentence, { fields }),
  conflict: (
    code: OwnCode<Call, 409> | 'company_suspended',
    sentence: string,
    fields?: Record<string, string>,
  ) => new Refusal(409, code, sentence, { fields }),
  /** Somebody has written it since; `current` is what they wrote. */
  changedMeanwhile: (sentence: string, current: object, etag: string | undefined) =>
    new Refusal(412, 'changed_meanwhile', sentence, { current, etag }),
  /** To applicants, while it can still be taken back what they would be told otherwise. */
  beingChanged: () =>
    new Refusal(
      409,
      'being_changed',
      'The employer is working on this application at the moment. Try again in a minute.',
    ),
  keyReused: () =>
    new Refusal(422, 'idempotency_key_reused', 'This Idempotency-Key was already used for something else.'),
  tooMany: (retryAfterSeconds: number, sentence = 'Too many requests. Please wait a moment and try again.') =>
    new Refusal(429, 'too_many_requests', sentence, { retryAfterSeconds }),
  busy: () =>
    new Refusal(503, 'busy', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 2 }),
};
