import { type IncomingMessage, type RequestOptions, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { beginSpan, currentTrace, nameOf, writeTraceparent } from '#server/trace.ts';
import type { AddressGuard } from './address-guard.ts';
import { addressesOf } from './addresses-of.ts';

/** Why an address that somebody else named was not called, or brought nothing. */
export class OutgoingProblem extends Error {
  readonly reason: 'not_allowed' | 'unreachable' | 'too_slow' | 'too_large' | 'redirected';

  /** The answer's, where there was one. */
  readonly status: number | undefined;

  constructor(
    reason: OutgoingProblem['reason'],
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.status = status;
  }
}

export interface Outgoing {
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | URLSearchParams | undefined;
  /** It may go unencrypted, to others as well: nothing is sent that is secret, and what comes back is for everybody. */
  mayBePlain?: boolean | undefined;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

interface Limits {
  /** From the first step to the last byte. */
  timeoutMs?: number;
  mostBytes?: number;
  /** Of an answer that is longer the rest is left, instead of refusing it: that it came is what counts. */
  cut?: true;
  /** Unencrypted goes also what leaves this machine, to where the operator has named. */
  plainToNamed?: true;
}

export type GuardedFetch = (address: string, outgoing?: Outgoing) => Promise<Response>;

/**
 * Calls addresses that others name, as a stranger on the open internet would: encrypted, to nobody within the operator's
 * network, no further than the first answer, and not for long. The name is resolved once, every address it has is looked
 * at, and the connection goes to one of just those: a name that says something else a moment later changes nothing.
 */
export function guardedFetch(
  guard: AddressGuard,
  { timeoutMs = 5_000, mostBytes = 256 * 1024, cut, plainToNamed }: Limits = {},
): GuardedFetch {
  return async (address, { method = 'GET', headers = {}, body, mayBePlain = false, signal: ending } = {}) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.username || url.password) throw notAllowed(host);
    const isPlain = url.protocol === 'http:';
    if (!isPlain && url.protocol !== 'https:') throw notAllowed(host);
    const staysHere = isPlain && !mayBePlain;
    // A name would be looked at when it is resolved; what is an address already is not resolved.
    const mayGo = (to: string) =>
      guard.mayReach(to) && (!staysHere || (plainToNamed ? guard.isNamed(to) : isOfThisMachine(guard, to)));
    if (isIP(host) && !mayGo(host)) throw notAllowed(host);
    const patience = AbortSignal.timeout(timeoutMs);
    const signal = ending ? AbortSignal.any([patience, ending]) : patience;
    const text = body === undefined ? undefined : String(body);
    const span = beginSpan(method, {
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': url.hostname },
    });
    const trace = span ?? currentTrace();
    const options: RequestOptions = {
      method,
      signal,
      agent: false,
      lookup: guardedLookup(mayGo, guard.namesAny),
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(trace && { traceparent: writeTraceparent(trace) }),
        ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
        ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
      },
    };
    try {
      const answer = await answerTo(url, options, text);
      const response = await responseOf(answer, mostBytes, cut);
      span?.end({ attributes: { 'http.response.status_code': response.status } });
      return response;
    } catch (error) {
      span?.end({ failed: nameOf(error) });
      if (error instanceof OutgoingProblem) throw error;
      if (signal.aborted)
        throw new OutgoingProblem('too_slow', `${url.host} took too long.`, { cause: error });
      throw new OutgoingProblem('unreachable', `${url.host} cannot be reached.`, { cause: error });
    }
  };
}

function answerTo(url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? plainRequest : secureRequest;
    const sent = send(url, options, resolve);
    sent.on('error', reject);
    // Who answers 101 is hung up on without an error, and no time would end the waiting.
    sent.on('close', () => reject(new Error('The connection has ended without an answer.')));
    sent.end(body);
  });
}

async function responseOf(answer: IncomingMessage, mostBytes: number, cut?: true): Promise<Response> {
  const { statusCode: status = 0 } = answer;
  if (status >= 300 && status < 400) {
    answer.destroy();
    const said = answer.headers.location
      ? 'The answer leads elsewhere, which is not followed.'
      : `The answer is ${status} and leads nowhere.`;
    throw new OutgoingProblem('redirected', said, { status });
  }
  const pieces: Buffer[] = [];
  let size = 0;
  // A stream without an encoding gives buffers.
  const coming: AsyncIterable<Buffer> = answer;
  for await (const piece of coming) {
    size += piece.length;
    if (size > mostBytes && cut) {
      pieces.push(piece.subarray(0, piece.length - (size - mostBytes)));
      answer.destroy();
      break;
    }
    if (size > mostBytes) {
      answer.destroy();
      throw new OutgoingProblem('too_large', `The answer is larger than ${mostBytes} bytes.`);
    }
    pieces.push(piece);
  }
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const isEmpty = status === 204 || status === 205;
  if (status < 200 || status > 599) throw new OutgoingProblem('unreachable', 'The answer is none.');
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers });
}

/** Resolves a name to addresses of which each may be called. */
function guardedLookup(mayGo: (address: string) => boolean, ownNames: boolean): LookupFunction {
  const resolveName = callbackify(addressesOf);
  return (name, options, done) => {
    resolveName(name, ownNames, (error, found) => {
      if (error) return done(error, []);
      const refused = found.find(({ address }) => !mayGo(address));
      const [first] = found;
      if (refused || !first) return done(notAllowed(name), []);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/** Unless it is for everybody, unencrypted goes only what does not leave the machine, and only where the operator has named that. */
function isOfThisMachine(guard: AddressGuard, address: string): boolean {
  return guard.isNamed(address) && /^(127\.|::1$|::ffff:127\.)/i.test(address);
}

function notAllowed(host: string): OutgoingProblem {
  return new OutgoingProblem('not_allowed', `${host} is an address this server does not call.`);
}
