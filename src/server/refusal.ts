import type { Call } from '#contract/api.ts';
import type { OwnCode, RefusalCode } from '#contract/refusals.ts';
import { standingWords } from '#domain/company-standing.ts';
import type { Lane } from './http/lanes.ts';

/** Which of them, and of fields which, in our words. */
export interface Attempt {
  way: 'field' | 'value';
  fields?: readonly string[];
}

/** A "no" to a request: a status, a code for machines, one plain sentence for people, and where a form is at fault, its fields. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What stands there instead, as the call would answer it, and the tag of what of it was to be changed. */
  readonly current: unknown;
  readonly etag: string | undefined;
  /** How to ask so that it is not refused, as the header WWW-Authenticate says it. */
  readonly challenge: string | undefined;
  /** What is answered instead of the sentence, as JSON. */
  readonly document: object | undefined;
  /** What no screen of ours can have sent, so that it is no slip: a field that is nobody's to set, a value of another kind. */
  readonly attempt: Attempt | undefined;
  /** Where a line further in is too long: the lane in which it counts, as if it had been refused at the door. */
  readonly lane: Lane | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    sentence: string,
    more: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      current?: unknown;
      etag?: string | undefined;
      attempt?: Attempt | undefined;
      document?: object;
      challenge?: string;
      lane?: Lane | undefined;
    } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.etag = more.etag;
    this.attempt = more.attempt;
    this.document = more.document;
    this.challenge = more.challenge;
    this.lane = more.lane;
  }
}

export const refuse = {
  signedOut: () => new Refusal(401, 'signed_out', 'Please sign in.', { challenge: 'Bearer' }),
  wrongCredentials: () => new Refusal(401, 'wrong_credentials', 'Username or password is wrong.'),
  forbidden: (sentence = 'Your account doesn’t have access to this.') =>
    new Refusal(403, 'forbidden', sentence),
  /** Something more than a password is asked of this person, and they have not set it up. */
  factorRequired: () =>
    new Refusal(
      403,
      'second_factor_required',
      'Your account needs a second way to sign in. Set one up first.',
    ),
  /** The password was right: the sign-in is finished by something else. */
  secondFactor: () => new Refusal(401, 'second_factor', 'One more step: confirm that it’s you.'),
  signIn: (code: OwnCode<Call, 401>, sentence: string) => new Refusal(401, code, sentence),
  invalidKey: (sentence: string) =>
    new Refusal(401, 'invalid_key', sentence, { challenge: 'Bearer error="invalid_token"' }),
  addressNotAllowed: () =>
    new Refusal(403, 'address_not_allowed', 'This API key doesn’t work from this address.'),
  /** What is done in person only. */
  notForKeys: () => new Refusal(403, 'not_for_keys', 'This call is not open to API keys.'),
  scopeMissing: (scope: string) =>
    new Refusal(403, 'scope_missing', `This API key needs the scope ${scope}.`, {
      challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
    }),
  unconfirmed: () => new Refusal(403, 'confirm_identity', 'Confirm that it’s you, then try again.'),
  suspended: () => new Refusal(409, 'company_suspended', standingWords.suspended),
  crossSite: () =>
    new Refusal(403, 'cross_site', 'This request came from another site and was not carried out.'),
  /** A part was asked for of a file that is not so long. */
  rangeBeyond: () => new Refusal(416, 'range_beyond', 'The file ends before that.'),
  urlTooLong: () => new Refusal(414, 'url_too_long', 'The address is too long.'),
  /** The same whether a thing does not exist or is not this person's to see. */
  notFound: () => new Refusal(404, 'not_found', 'There’s nothing here, or you don’t have access to it.'),
  /** Visitors could read it, and it has closed: those who keep a copy take it off. */
  jobClosed: (document: object) => new Refusal(410, 'job_closed', 'This job is closed.', { document }),
  invalid: (sentence: string, fields?: Record<string, string>, attempt?: Attempt) =>
    new Refusal(400, 'invalid', sentence, { fields, attempt }),
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
  /** Its answer had a secret in it, which is kept nowhere. */
  doneBefore: () =>
    new Refusal(
      409,
      'done_before',
      'This was done with the same Idempotency-Key before. What it made was shown once: make another one with a new Idempotency-Key.',
    ),
  /** What a copy was made of has gone on for too long, or from another point. */
  eventsForgotten: (days: number) =>
    new Refusal(
      410,
      'events_forgotten',
      `Not everything since then is kept: it is for ${days} days. Begin anew: read the lists whole.`,
    ),
  tooMany: (retryAfterSeconds: number, sentence = 'Too many requests. Please wait a moment and try again.') =>
    new Refusal(429, 'too_many_requests', sentence, { retryAfterSeconds }),
  busy: (lane?: Lane) =>
    new Refusal(503, 'busy', 'The server is busy. Please try again in a moment.', {
      retryAfterSeconds: 2,
      lane,
    }),
};
