import type { Body } from '#contract/api.ts';
import { oneRow, run, type Tx } from '#server/db/query.ts';

export type WrittenOffer = Body<'POST /api/applications/:id/offers'>;

const writtenColumns = `letter, currency, basic_pay, service_charge, service_charge_pay, allowances, accommodation, flights,
  roster, leave_days, start_date, answer_by`;

function writtenValues(written: WrittenOffer): unknown[] {
  return [
    written.letter,
    written.currency,
    written.basicPay,
    written.serviceCharge,
    written.serviceChargePay ?? null,
    JSON.stringify(written.allowances),
    written.accommodation,
    written.flights,
    written.roster ?? null,
    written.leaveDays ?? null,
    written.startDate,
    written.answerBy,
  ];
}

export async function insertOffer(
  tx: Tx,
  { applicationId, version, createdBy }: { applicationId: number; version: number; createdBy: number },
  written: WrittenOffer,
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into offer (application_id, version, created_by, ${writtenColumns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [applicationId, version, createdBy, ...writtenValues(written)],
  );
  return id;
}

/** Writes an offer anew that has not been sent. What was approved was the text before. */
export async function rewriteOffer(tx: Tx, id: number, written: WrittenOffer, by: number): Promise<void> {
  await run(
    tx,
    `update offer set (${writtenColumns}, state, asked_at, decided_by, decided_at, approval_note, changed_by, changed_at) =
       ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'draft', null, null, null, null, $14, clock_timestamp()) where id = $1`,
    [id, ...writtenValues(written), by],
  );
}

export async function markAsked(tx: Tx, id: number, by: number): Promise<void> {
  await run(
    tx,
    `update offer set state = 'waiting', asked_at = clock_timestamp(), decided_by = null, decided_at = null, approval_note = null,
       changed_by = $2, changed_at = clock_timestamp() where id = $1`,
    [id, by],
  );
}

export async function markDecided(
  tx: Tx,
  id: number,
  { approved, note, by }: { approved: boolean; note: string | null; by: number },
): Promise<void> {
  await run(
    tx,
    `update offer set state = $2, decided_by = $3, decided_at = clock_timestamp(), approval_note = $4, changed_by = $3,
       changed_at = clock_timestamp() where id = $1`,
    [id, approved ? 'approved' : 'draft', by, note],
  );
}

/** False when the time to answer has passed already, by the database's clock. */
export async function markSent(tx: Tx, id: number, sentLetter: string, by: number): Promise<boolean> {
  const sent = await run(
    tx,
    `update offer set state = 'sent', sent_at = clock_timestamp(), sent_letter = $2, changed_by = $3, changed_at = clock_timestamp()
     where id = $1 and expires_at > clock_timestamp()`,
    [id, sentLetter, by],
  );
  return sent > 0;
}

export async function markEnded(tx: Tx, id: number, state: 'withdrawn' | 'replaced'): Promise<void> {
  await run(tx, 'update offer set state = $2, ended_at = clock_timestamp() where id = $1', [id, state]);
}

interface GivenAnswer {
  state: 'accepted' | 'declined';
  name: string;
  reason: string | null;
}

/** False when it can no longer be answered: it is not open any more, or the database's clock is past its end. */
export async function markAnswered(
  tx: Tx,
  id: number,
  { state, name, reason }: GivenAnswer,
): Promise<boolean> {
  const answered = await run(
    tx,
    `update offer set state = $2, signed_name = $3, decline_reason = $4, answered_at = clock_timestamp(), ended_at = clock_timestamp()
     where id = $1 and state = 'sent' and expires_at > clock_timestamp()`,
    [id, state, name, reason],
  );
  return answered > 0;
}
