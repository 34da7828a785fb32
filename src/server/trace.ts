import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Where something belongs that several programs do together, as W3C's Trace Context names it. */
export interface TraceContext {
  /** 32 and 16 hexadecimal digits. */
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** What is under way, from a request or task to all that is done for it. */
export interface Trace extends TraceContext {
  /** Who asked, by number, once that is known. */
  actor?: number;
}

export interface SpanFacts {
  kind: 'server' | 'client' | 'consumer';
  parent?: TraceContext | undefined;
  attributes?: Record<string, string | number>;
}

export interface Span extends TraceContext {
  /** `failed`: a kind of failure, in a word or code of ours; never what somebody wrote. */
  end: (more?: { name?: string; attributes?: Record<string, string | number>; failed?: string }) => void;
}

/** What spans are handed to, where the operator has named a receiver. */
export type BeginSpan = (name: string, facts: SpanFacts) => Span;

let begin: BeginSpan | undefined;
const traces = new AsyncLocalStorage<Trace>();

/** Spans go there from now on; undefined ends it. */
export function spansGoTo(receiver: BeginSpan | undefined): void {
  begin = receiver;
}

export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

export function inTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

/** What every line of the log says of where it belongs. */
export function traceFacts(): { traceId?: string; actor?: number } {
  const trace = traces.getStore();
  if (!trace) return {};
  return { traceId: trace.traceId, ...(trace.actor === undefined ? {} : { actor: trace.actor }) };
}

/** Whether something is under way of which spans are received. */
export function isTraced(): boolean {
  return begin !== undefined && traces.getStore() !== undefined;
}

/** A part of what is under way, or the beginning of something; undefined while nobody receives spans. */
export function beginSpan(name: string, facts: SpanFacts): Span | undefined {
  return begin?.(name, { parent: traces.getStore(), ...facts });
}

/** Something that nobody's request began, as a trace of its own. */
export async function asOwnTrace<Result>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = begin?.(name, { kind: 'consumer', attributes });
  const trace = span ? contextOf(span) : newTrace();
  try {
    const result = await traces.run(trace, work);
    span?.end();
    return result;
  } catch (error) {
    span?.end({ failed: nameOf(error) });
    throw error;
  }
}

/** Named anew, or after something that has a name of its own, at random as this one is. */
export function newTrace(
  traceId = randomBytes(16).toString('hex'),
  spanId = randomBytes(8).toString('hex'),
): Trace {
  return { traceId, spanId, isSampled: false };
}

export function contextOf({ traceId, spanId, isSampled }: Span): Trace {
  return { traceId, spanId, isSampled };
}

/** What a failure is called, without what it says. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const none = { trace: '0'.repeat(32), span: '0'.repeat(16) };

/** The header traceparent; undefined where there is none that is well formed. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(String(header ?? '')) ?? [];
  if (!version || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (traceId === none.trace || spanId === none.span) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
