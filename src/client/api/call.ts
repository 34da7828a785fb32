import type { Answer, Api, BodyInput, Call, Params, QueryInput } from '#contract/api.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { takeEarlyAnswer } from './asked-early.ts';
import { askWhoItIs } from './confirmation.ts';
import { heard, isOutage } from './connection.ts';
import { whenThereIsALine } from './unsent.ts';

export type { Call };

type ParamsOf<Key extends Call> =
  Params<Key> extends undefined ? object : { params: Record<keyof Params<Key>, number | string> };
type QueryOf<Key extends Call> =
  QueryInput<Key> extends undefined ? object : { query?: Partial<QueryInput<Key>> };
type BodyOf<Key extends Call> = BodyInput<Key> extends undefined ? object : { body: BodyInput<Key> };

/** What one call needs: the ids in its path, its query, its body; each only where the contract has it. */
export type Needs<Key extends Call> = ParamsOf<Key> & QueryOf<Key> & BodyOf<Key>;

interface Options {
  signal?: AbortSignal;
  /** Answers a repeated send like the first (`Idempotency-Key`). */
  idempotencyKey?: string;
  /** The etag of what a change was made over: what somebody has written since is not written over, but told as an ApiError with `current`. */
  ifMatch?: string | undefined;
  /** Asked for ahead, in case: the server does not count it as a view. */
  prefetch?: boolean;
}

type Arguments<Key extends Call> =
  object extends Needs<Key>
    ? [needs?: Needs<Key>, options?: Options]
    : [needs: Needs<Key>, options?: Options];

/** A list's page: its items, where the next page begins (undefined on the last), and how many there are in all where that is known. */
export interface Page<Item> {
  items: Item[];
  cursor?: string;
  total?: number;
  /** What else the answer says of itself. */
  headers: Headers;
}

/** Sends a call of the contract and resolves to its answer. Throws ApiError when refused or unreachable. */
export async function call<Key extends Call>(
  key: Key,
  ...[needs, options]: Arguments<Key>
): Promise<Answer<Key>> {
  return answerOf(key, needs ?? {}, options);
}

/** The same for whoever has its needs in hand, whichever call it is. */
export async function ask<Key extends Call>(
  key: Key,
  needs: Needs<Key>,
  options: Options,
): Promise<Answer<Key>> {
  return answerOf(key, needs, options);
}

async function answerOf<Key extends Call>(
  key: Key,
  needs: LooseNeeds,
  options: Options | undefined,
): Promise<Answer<Key>> {
  const response = await send(key, needs, options);
  // The cast: the server parses every answer by the same contract before it sends it.
  return (
    response.status === 204 || response.status === 202 ? undefined : await response.json()
  ) as Answer<Key>;
}

type ListCall = { [Key in Call]: Answer<Key> extends readonly unknown[] ? Key : never }[Call];
type ItemOf<Key extends Call> = Answer<Key> extends readonly (infer Item)[] ? Item : never;

/** Like `ask`, for a list that comes in pages. */
export async function askPage<Key extends ListCall>(
  key: Key,
  needs: Needs<Key>,
  options: Options,
): Promise<Page<ItemOf<Key>>> {
  const response = await send(key, needs, options);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  const total = response.headers.get('Total-Count');
  return {
    // The cast: as above.
    items: (await response.json()) as ItemOf<Key>[],
    cursor: next ? (new URL(next, location.origin).searchParams.get('cursor') ?? undefined) : undefined,
    total: total === null ? undefined : Number(total),
    headers: response.headers,
  };
}

/** A refusal, or no answer at all (status 0). The message is what people are shown. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, without the status before it: for a form, which shows it in its own place. */
  readonly sentence: string;
  /** The machine-readable reason, from the header Error-Code. */
  readonly code: RefusalCode | 'unreachable' | '';
  /** What is wrong with which field of a form. */
  readonly fields?: Record<string, string>;
  /** What stands there instead of what a change was made over. */
  readonly current?: unknown;

  constructor(
    status: number,
    text: string,
    code: ApiError['code'],
    { fields, current }: { fields?: Record<string, string>; current?: unknown } = {},
  ) {
    super(status ? `${status}: ${text}` : text);
    this.status = status;
    this.sentence = text;
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/** Whether this call was refused for one of these reasons, which are its own: what it does not declare does not compile. */
export function isRefused<Key extends Call>(
  error: unknown,
  _key: Key,
  ...codes: readonly RefusalCode<Key>[]
): boolean {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}

/** Whether nobody knows how a call went: it was not answered, or by something that was out of order. It may be done. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

let sessionEnded: () => void = () => {};

/** Who hears of it when a call is refused because there is no session any more. */
export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener;
}

/** Says that there is no session any more. */
export function endSession(): void {
  sessionEnded();
}

interface LooseNeeds {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
}

async function send(
  key: Call,
  { params, query, body }: LooseNeeds,
  options: Options = {},
): Promise<Response> {
  const [method = 'GET', template = ''] = key.split(' ');
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`;
  if (options.prefetch) headers['Purpose'] = 'prefetch';
  const init: RequestInit = {
    method,
    headers,
    credentials: 'include',
    signal: options.signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const url = path + search(query);
  const early = method === 'GET' ? await takeEarlyAnswer(url) : undefined;
  await whenThereIsALine(key, options.signal);
  const response = early ?? (await fetch(url, init).catch(unreachable));
  heard(!isOutage(response.status));
  if (response.ok) return response;
  if (response.status === 401 && !asksWhoIsThere(key)) endSession();
  const refused = await refusal(response);
  // Sent again as it was: what was typed is not lost.
  if (refused.code === 'confirm_identity' && (await askWhoItIs()))
    return send(key, { params, query, body }, options);
  throw refused;
}

/** '?a=1&b=2&b=3'; a value that is undefined, null or '' is left out, a list is repeated. */
function search(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const),
  );
  const given = pairs
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

// To these, 401 means "not signed in" or "wrong password", not that a session has ended.
function asksWhoIsThere(key: keyof Api): boolean {
  return key === 'GET /api/user' || key.includes(' /api/login') || key === 'PUT /api/user/password';
}

/** What a refused call said. */
export async function refusal(response: Response): Promise<ApiError> {
  // The cast: our server's tests hold every code it sends against the contract.
  const code = (response.headers.get('Error-Code') ?? '') as ApiError['code'];
  const text = await response.text();
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) {
    return new ApiError(response.status, text || response.statusText, code);
  }
  // The cast: our server's own error body.
  const problem = JSON.parse(text) as { detail: string; fields?: Record<string, string>; current?: unknown };
  return new ApiError(response.status, problem.detail, code, problem);
}

export function unreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  heard(false);
  throw new ApiError(
    0,
    'The server could not be reached. Check your connection and try again.',
    'unreachable',
  );
}
