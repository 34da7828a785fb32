import { personal } from '#domain/suspension.ts';
import type { Api, Call } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { isOpenToKeys } from './open-to-keys.ts';
import { heedsSentKey } from './sent-twice.ts';

/** The codes of refusals that do not depend on what a call is about, by what of a call can bring them, and by status. */
export const commonRefusals = {
  /** Before it is known which call it is, or whatever call it is: nothing that its description would repeat. */
  transport: {
    400: ['bad_request', 'bad_length', 'broken_off'],
    403: ['cross_site'],
    404: ['not_found'],
    408: ['timeout'],
    414: ['url_too_long'],
    416: ['range_beyond'],
    431: ['headers_too_large'],
    500: ['internal'],
  },
  any: { 429: ['too_many_requests'], 503: ['busy', 'database_unavailable'] },
  session: { 401: ['signed_out'], 403: ['forbidden'] },
  /** To who comes with a key: of those that do not work, and of calls that it is not for. */
  badKey: { 401: ['invalid_key'], 403: ['address_not_allowed', 'not_for_keys'] },
  key: { 401: ['invalid_key'], 403: ['address_not_allowed', 'scope_missing'] },
  factor: { 403: ['second_factor_required'] },
  sensitive: { 403: ['confirm_identity'] },
  stopped: { 409: ['company_suspended'] },
  params: { 404: ['not_found'] },
  input: { 400: ['invalid'] },
  json: { 400: ['invalid_json', 'too_intricate'], 413: ['too_large'], 415: ['unsupported_media_type'] },
  file: { 413: ['too_large'] },
  etag: { 412: ['changed_meanwhile'] },
  /** To who sends an Idempotency-Key. */
  sentKey: { 400: ['invalid'], 422: ['idempotency_key_reused'] },
  sentSecret: { 409: ['done_before'] },
} as const;

type CodesOf<Part> = {
  [Status in keyof Part]: Part[Status] extends readonly (infer Code)[] ? Code : never;
}[keyof Part];
type Common = typeof commonRefusals;
type CommonCode = { [Part in keyof Common]: CodesOf<Common[Part]> }[keyof Common];

/** The codes that a call declares itself, or all calls; those of one status, where that is said. */
export type OwnCode<Key extends Call = Call, Status extends 401 | 409 | 410 | 422 = 401 | 409 | 410 | 422> = {
  [Each in Key]: Api[Each] extends { refuses: infer Own } ? CodesOf<Pick<Own, Status & keyof Own>> : never;
}[Key];

/** Every code with which a call can be refused. */
export type RefusalCode<Key extends Call = Call> = CommonCode | OwnCode<Key>;

/** What a call can be refused with, by status. */
export function refusalsOf(key: string, endpoint: Endpoint): ReadonlyMap<number, readonly string[]> {
  const {
    params,
    query,
    body,
    takesFile,
    takesAnyForm,
    versioned,
    permission,
    sensitive,
    refuses = {},
  } = endpoint;
  const { inSuspension = key.startsWith('GET ') ? 'open' : 'stopped' } = endpoint;
  const { any, session, key: byKey, factor, stopped, input, json, file, etag } = commonRefusals;
  const heeds = heedsSentKey(key, endpoint);
  const guarded = permission !== 'anyone';
  const parts: { readonly [Status in number]?: readonly string[] }[] = [
    ...(guarded ? [session] : []),
    ...(isOpenToKeys(key) ? [byKey] : []),
    ...(guarded && !endpoint.withoutFactor ? [factor] : []),
    ...(sensitive ? [commonRefusals.sensitive] : []),
    ...(guarded && inSuspension === 'stopped' && !personal.has(permission) ? [stopped] : []),
    ...(params ? [commonRefusals.params] : []),
    ...(body || query || takesAnyForm ? [input] : []),
    ...(body || takesAnyForm ? [json] : []),
    ...(takesFile ? [file] : []),
    ...(versioned && !key.startsWith('GET ') ? [etag] : []),
    ...(heeds ? [commonRefusals.sentKey] : []),
    ...(heeds === 'secret' ? [commonRefusals.sentSecret] : []),
    refuses,
    any,
  ];
  const codes = new Map<number, string[]>();
  for (const [status, own] of parts.flatMap((part) => Object.entries(part)))
    codes.set(Number(status), [...new Set([...(codes.get(Number(status)) ?? []), ...(own ?? [])])]);
  return codes;
}
