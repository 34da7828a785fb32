import { webhookLimits } from '#domain/webhooks.ts';
import { type GuardedFetch, OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';
import type { ClaimedDelivery, TryRow } from './sending.queries.ts';
import { signedHeaders } from './sign.ts';

/** What came of one try, and what the receiver wishes: seconds to wait, or to be told nothing any more. */
export interface Tried extends TryRow {
  wish: number | undefined;
  gone: boolean;
}

interface Ways {
  fetch: GuardedFetch;
  signal: AbortSignal;
}

/** Sends a delivery once. Whatever the other end does is an answer; nothing is thrown. */
export async function tryDelivery(
  { url, messageId: id, body, secrets }: ClaimedDelivery,
  { fetch, signal }: Ways,
): Promise<Tried> {
  const begun = performance.now();
  const timestamp = Math.floor(Date.now() / 1_000);
  const said = await answerOf(
    fetch(url, {
      method: 'POST',
      body,
      signal,
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        'user-agent': 'Moorings-Webhooks',
        ...signedHeaders({ id, timestamp, body }, secrets),
      },
    }),
  );
  return { ...said, durationMs: Math.round(performance.now() - begun) };
}

async function answerOf(coming: Promise<Response>): Promise<Omit<Tried, 'durationMs'>> {
  try {
    const answer = await coming;
    const { status } = answer;
    const text = readable(await answer.text());
    const error = answer.ok ? null : `The receiver answered ${status}.`;
    return { status, answer: text, error, wish: wishOf(answer), gone: status === 410 };
  } catch (error) {
    const problem = error instanceof OutgoingProblem ? error : undefined;
    const message = problem?.message ?? 'The address cannot be called.';
    return { status: problem?.status ?? null, answer: null, error: message, wish: undefined, gone: false };
  }
}

function readable(text: string): string | null {
  // What PostgreSQL does not take.
  return text.replaceAll('\0', '').slice(0, webhookLimits.answer).toWellFormed() || null;
}

/** Of those that are busy: in how many seconds they want to be asked again. */
function wishOf({ status, headers }: Response): number | undefined {
  const asked = headers.get('retry-after')?.trim();
  if (!asked || ![429, 502, 503, 504].includes(status)) return undefined;
  const seconds = /^\d{1,9}$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1_000;
  return seconds > 0 ? seconds : undefined;
}
