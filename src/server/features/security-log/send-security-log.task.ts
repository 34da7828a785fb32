import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Handler, TaskFailure } from '#server/tasks/handler.ts';
import type { Receiver } from '#server/security-log/receiver.ts';
import { type SecurityRow, unsentEntries } from './security-entries.queries.ts';
import { claimSending, endClaim, noteNotSentOn, noteSentOn } from './sending.queries.ts';

/** What goes in one request: some 150 KB at most. */
const batch = 500;
/** So long a receiver has for one batch; the claim lasts for longer. */
const patienceMs = 10_000;

/**
 * Sends what the security log has to another system, batch after batch, each once the one before is there. An entry is
 * taken off the list after the receiver has said that it has it, so one may come twice, with its number, and none is lost.
 */
export function sendSecurityLog(db: pg.Pool, receiver: Receiver): Handler<'security-log-sending'> {
  return async (_, { signal }) => {
    const claim = randomUUID();
    try {
      while (!signal.aborted && (await claimSending(db, claim))) {
        const entries = await unsentEntries(db, batch);
        if (!entries.length) return;
        await handOver(receiver, entries, signal);
        await noteSentOn(
          db,
          entries.map(({ id }) => id),
        );
      }
    } catch (error) {
      if (error instanceof TaskFailure) await noteNotSentOn(db, error.message);
      throw error;
    } finally {
      await endClaim(db, claim);
    }
  };
}

async function handOver(
  { url, token }: Receiver,
  entries: SecurityRow[],
  signal: AbortSignal,
): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs);
  const answer = await fetch(url, {
    method: 'POST',
    // What it is told to call is the operator's; where that leads on to is not.
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-ndjson',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    signal: AbortSignal.any([signal, patience]),
  }).catch(() => {
    const slow = `The receiver took longer than ${patienceMs / 1_000} seconds.`;
    throw new TaskFailure(patience.aborted ? slow : 'The receiver cannot be reached.');
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new TaskFailure(`The receiver answered ${answer.status}.`);
}
