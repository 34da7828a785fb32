import type { Body, OpenOffer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import type { MetOffer, OfferState, OfferTerms } from '#domain/offers.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
import { visibleApplication } from '#server/visibility/visible-applications.queries.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

export interface OfferRow extends OfferTerms {
  id: number;
  applicationId: number;
  version: number;
  state: OfferState;
  letter: string;
  sentLetter: string | null;
  expiresAt: string;
  createdBy: number | null;
  by: string | null;
  decidedBy: string | null;
  approvalNote: string | null;
  sentAt: string | null;
  answeredAt: string | null;
  signedName: string | null;
  /** Who hires has said that it was accepted. */
  byHand: boolean;
  /** The candidate is to be told of a rejection in a minute. */
  heldBack: boolean;
  declineReason: string | null;
  /** Whether its first day has passed where the company is. */
  startPast: boolean;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
  jobSeekerId: number;
  companyId: number;
  recruiterId: number | null;
  applicantName: string;
  jobTitle: string;
  jobLocation: string | null;
  companyName: string;
  approvalWanted: boolean;
}

// What nobody has swept up yet has expired all the same, and what ends with a rejection has ended for who hires.
const columns = (actor: Actor) => `o.id, o.application_id as "applicationId", o.version,
  case when o.state = 'sent' and o.expires_at <= clock_timestamp() then 'expired' ${isJobSeeker(actor) ? '' : heldBack} else o.state end as state,
  o.letter, o.sent_letter as "sentLetter", o.currency, o.basic_pay as "basicPay", o.service_charge as "serviceCharge",
  o.service_charge_pay as "serviceChargePay", o.allowances, o.accommodation, o.flights, o.roster, o.leave_days as "leaveDays",
  o.start_date as "startDate", o.answer_by as "answerBy", o.expires_at as "expiresAt", o.created_by as "createdBy",
  (select ${personName('w')} from user_account w where w.id = o.created_by) as by,
  (select ${personName('d')} from user_account d where d.id = o.decided_by) as "decidedBy",
  o.approval_note as "approvalNote", coalesce(o.changed_at, o.created_at) as "changedAt",
  ${whoChanged('coalesce(o.changed_by, o.created_by)')} as "changedBy", o.sent_at as "sentAt", o.answered_at as "answeredAt", o.signed_name as "signedName",
  o.by_hand as "byHand", a.told_status is not null as "heldBack",
  case when o.state in ('declined', 'set_aside') then o.decline_reason end as "declineReason", o.start_date < (now() at time zone c.time_zone)::date as "startPast",
  a.job_seeker_id as "jobSeekerId", j.company_id as "companyId", j.recruiter_id as "recruiterId",
  ${personName('u')} as "applicantName", j.title as "jobTitle", j.location as "jobLocation", c.name as "companyName",
  s.offer_approval as "approvalWanted"`;
/** While a rejection is held back from the candidate, its offers go on for them, and for nobody else. */
const heldBack = `when a.told_status is not null and o.state in ('draft', 'waiting', 'approved', 'sent') then 'withdrawn'
    when a.told_status is not null and o.state = 'accepted' then 'called_off'`;

const source = `offer o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id join company_settings s on s.company_id = c.id join user_account u on u.id = a.job_seeker_id`;

/** A candidate sees of an offer what was sent. */
function visibleOffer(actor: Actor, parameters: Parameters): string {
  const visible = visibleApplication(actor, parameters);
  return isJobSeeker(actor) ? `(${visible} and o.sent_at is not null)` : visible;
}

/** The offers made on an application, the latest first; there are at most as many as there may be versions. */
export async function visibleOffersOf(db: Db, actor: Actor, applicationId: number): Promise<OfferRow[]> {
  const parameters = new Parameters();
  const key = parameters.add(applicationId);
  return rows<OfferRow>(
    db,
    `select ${columns(actor)} from ${source} where o.application_id = ${key} and ${visibleOffer(actor, parameters)} order by o.version desc`,
    parameters.values,
  );
}

/** The offers that are still open, a page of them; a candidate's are those that were sent. */
export async function openOffers(
  db: Db,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<OpenOffer>> {
  const parameters = new Parameters();
  const where = [
    visibleOffer(actor, parameters),
    `(o.state in ('draft', 'waiting', 'approved') or (o.state = 'sent' and o.expires_at > clock_timestamp()))`,
    ...(isJobSeeker(actor) ? [] : ['a.told_status is null']),
  ];
  const after = readCursor(cursor, ['number', 'time', 'number']);
  if (after)
    where.push(
      `(${rank}, o.expires_at, o.id) > (${parameters.add(after[0])}::integer, ${parameters.add(after[1])}::timestamptz, ${parameters.add(after[2])}::integer)`,
    );
  const found = await rows<OpenOffer & { rank: number }>(
    db,
    `select o.id, o.application_id as "applicationId", o.state, o.expires_at as "expiresAt", ${personName('u')} as "applicantName",
            j.title as "jobTitle", c.name as "companyName", ${rank} as rank
     from ${source} where ${where.join(' and ')} order by ${rank}, o.expires_at, o.id limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.rank, last.expiresAt, last.id]);
}

/** What waits for somebody to approve it comes first. */
const rank = "case o.state when 'waiting' then 0 else 1 end";

export async function visibleOfferById(db: Db, actor: Actor, id: number): Promise<OfferRow | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return row<OfferRow>(
    db,
    `select ${columns(actor)} from ${source} where o.id = ${key} and ${visibleOffer(actor, parameters)}`,
    parameters.values,
  );
}

/** The same, with its application locked: whoever writes about one offer waits for whoever writes about another of them. */
export async function lockVisibleOffer(tx: Tx, actor: Actor, id: number): Promise<OfferRow | undefined> {
  await row(
    tx,
    'select a.id from application a where a.id = (select application_id from offer where id = $1) for update',
    [id],
  );
  await row(tx, 'select id from offer where id = $1 for update', [id]);
  return visibleOfferById(tx, actor, id);
}

/** The number that the next version on an application gets. */
export async function nextVersion(tx: Tx, applicationId: number): Promise<number> {
  const counted = await row<{ next: number }>(
    tx,
    'select coalesce(max(version), 0) + 1 as next from offer where application_id = $1',
    [applicationId],
  );
  return counted?.next ?? 1;
}

export async function hasOpenOffer(tx: Tx, applicationId: number): Promise<boolean> {
  const found = await row(
    tx,
    `select id from offer where application_id = $1 and state in ('draft', 'waiting', 'approved', 'sent')`,
    [applicationId],
  );
  return found !== undefined;
}

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
  const inserted = await row<{ id: number }>(
    tx,
    `insert into offer (application_id, version, created_by, ${writtenColumns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [applicationId, version, createdBy, ...writtenValues(written)],
  );
  // The cast: an insert without a conflict clause returns its row or throws.
  return (inserted as { id: number }).id;
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

export interface EndedOffer {
  id: number;
  applicationId: number;
  createdBy: number | null;
  sent: boolean;
}

/** Ends those of an application whose time to answer has passed. */
export async function expireOffers(tx: Tx, applicationId: number): Promise<EndedOffer[]> {
  return rows(
    tx,
    `update offer set state = 'expired', ended_at = clock_timestamp() where id in (
       select id from offer where state = 'sent' and expires_at <= clock_timestamp() and application_id = $1 for update
     ) returning id, application_id as "applicationId", created_by as "createdBy", true as sent`,
    [applicationId],
  );
}

/** Until when an offer can be answered, once it is sent. */
export async function expiryOf(tx: Tx, offerId: number): Promise<string | undefined> {
  const found = await row<{ at: string }>(tx, 'select expires_at as at from offer where id = $1', [offerId]);
  return found?.at;
}

/** Applications with an offer whose time to answer has passed and which has not ended. */
export async function applicationsWithLapsedOffers(tx: Tx, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select distinct application_id as id from offer where state = 'sent' and expires_at <= clock_timestamp() limit $1`,
    [most],
  );
  return found.map(({ id }) => id);
}

export interface OfferMet extends MetOffer {
  id: number;
  createdBy: number | null;
}

/** The offers that a move of an application meets, those that were sent first; its row is locked already. */
export async function offersMet(tx: Tx, applicationId: number): Promise<OfferMet[]> {
  return rows(
    tx,
    `select o.id, o.created_by as "createdBy",
            case when o.state = 'sent' and o.expires_at <= clock_timestamp() then 'expired' else o.state end as state,
            o.sent_at is not null and not exists (
              select from offer l where l.application_id = o.application_id and l.version > o.version and l.sent_at is not null) as "lastSent"
     from offer o where o.application_id = $1 order by o.sent_at is null, o.version desc`,
    [applicationId],
  );
}

/** What comes back of an offer when the move that changed it is taken back. */
const kept = `jsonb_build_object('state', state, 'answered_at', answered_at, 'ended_at', ended_at, 'by_hand', by_hand)`;

/** Makes an offer what a move makes of it. Who is said to have accepted has answered now, but for an answer that holds again. */
export async function settleOffer(tx: Tx, id: number, state: OfferState, move: number | null): Promise<void> {
  await run(
    tx,
    `update offer set settled_by = $3::bigint, before_move = case when $3::bigint is not null then ${kept} end,
       answered_at = case when $2 = 'accepted' and state <> 'called_off' then clock_timestamp() else answered_at end,
       by_hand = by_hand or ($2 = 'accepted' and state <> 'called_off'),
       ended_at = clock_timestamp(), state = $2 where id = $1`,
    [id, state, move],
  );
}

/** Makes the offers that a move changed what they were before it; answers which. One that another took the place of stays. */
export async function restoreOffers(tx: Tx, move: number): Promise<number[]> {
  const restored = await rows<{ id: number }>(
    tx,
    `update offer o set state = before_move ->> 'state', answered_at = (before_move ->> 'answered_at')::timestamptz,
       ended_at = (before_move ->> 'ended_at')::timestamptz, by_hand = (before_move ->> 'by_hand')::boolean,
       settled_by = null, before_move = null
     where settled_by = $1 and not exists (
       select from offer l where l.application_id = o.application_id and l.version > o.version and l.settled_by is distinct from $1)
     returning id`,
    [move],
  );
  return restored.map(({ id }) => id);
}
