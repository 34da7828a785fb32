import type { Body, OpenOffer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import type { OfferState, OfferTerms } from '#domain/offers.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/db/who-changed.ts';
import { visibleApplication } from '#server/features/applications/applications.queries.ts';
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

const nameOf = (account: string) =>
  `case when ${account}.first_name is not null and ${account}.last_name is not null then ${account}.first_name || ' ' || ${account}.last_name else ${account}.username end`;

// What nobody has swept up yet has expired all the same.
const columns = `o.id, o.application_id as "applicationId", o.version,
  case when o.state = 'sent' and o.expires_at <= clock_timestamp() then 'expired' else o.state end as state,
  o.letter, o.sent_letter as "sentLetter", o.currency, o.basic_pay as "basicPay", o.service_charge as "serviceCharge",
  o.service_charge_pay as "serviceChargePay", o.allowances, o.accommodation, o.flights, o.roster, o.leave_days as "leaveDays",
  o.start_date as "startDate", o.answer_by as "answerBy", o.expires_at as "expiresAt", o.created_by as "createdBy",
  (select ${nameOf('w')} from user_account w where w.id = o.created_by) as by,
  (select ${nameOf('d')} from user_account d where d.id = o.decided_by) as "decidedBy",
  o.approval_note as "approvalNote", coalesce(o.changed_at, o.created_at) as "changedAt",
  ${whoChanged('coalesce(o.changed_by, o.created_by)')} as "changedBy", o.sent_at as "sentAt", o.answered_at as "answeredAt", o.signed_name as "signedName",
  o.decline_reason as "declineReason", o.start_date < (now() at time zone c.time_zone)::date as "startPast",
  a.job_seeker_id as "jobSeekerId", j.company_id as "companyId", j.recruiter_id as "recruiterId",
  ${nameOf('u')} as "applicantName", j.title as "jobTitle", j.location as "jobLocation", c.name as "companyName",
  s.offer_approval as "approvalWanted"`;
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
    `select ${columns} from ${source} where o.application_id = ${key} and ${visibleOffer(actor, parameters)} order by o.version desc`,
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
  ];
  const after = readCursor(cursor, ['number', 'time', 'number']);
  if (after)
    where.push(
      `(${rank}, o.expires_at, o.id) > (${parameters.add(after[0])}::integer, ${parameters.add(after[1])}::timestamptz, ${parameters.add(after[2])}::integer)`,
    );
  const found = await rows<OpenOffer & { rank: number }>(
    db,
    `select o.id, o.application_id as "applicationId", o.state, o.expires_at as "expiresAt", ${nameOf('u')} as "applicantName",
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
    `select ${columns} from ${source} where o.id = ${key} and ${visibleOffer(actor, parameters)}`,
    parameters.values,
  );
}

/** The same, with its application locked: whoever writes about one offer waits for whoever writes about another of them. */
export async function lockVisibleOffer(tx: Db, actor: Actor, id: number): Promise<OfferRow | undefined> {
  await row(
    tx,
    'select a.id from application a where a.id = (select application_id from offer where id = $1) for update',
    [id],
  );
  await row(tx, 'select id from offer where id = $1 for update', [id]);
  return visibleOfferById(tx, actor, id);
}

/** The number that the next version on an application gets. */
export async function nextVersion(tx: Db, applicationId: number): Promise<number> {
  const counted = await row<{ next: number }>(
    tx,
    'select coalesce(max(version), 0) + 1 as next from offer where application_id = $1',
    [applicationId],
  );
  return counted?.next ?? 1;
}

export async function hasOpenOffer(tx: Db, applicationId: number): Promise<boolean> {
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
  tx: Db,
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
export async function rewriteOffer(tx: Db, id: number, written: WrittenOffer, by: number): Promise<void> {
  await run(
    tx,
    `update offer set (${writtenColumns}, state, asked_at, decided_by, decided_at, approval_note, changed_by, changed_at) =
       ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'draft', null, null, null, null, $14, clock_timestamp()) where id = $1`,
    [id, ...writtenValues(written), by],
  );
}

export async function markAsked(tx: Db, id: number, by: number): Promise<void> {
  await run(
    tx,
    `update offer set state = 'waiting', asked_at = clock_timestamp(), decided_by = null, decided_at = null, approval_note = null,
       changed_by = $2, changed_at = clock_timestamp() where id = $1`,
    [id, by],
  );
}

export async function markDecided(
  tx: Db,
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
export async function markSent(tx: Db, id: number, sentLetter: string, by: number): Promise<boolean> {
  const sent = await run(
    tx,
    `update offer set state = 'sent', sent_at = clock_timestamp(), sent_letter = $2, changed_by = $3, changed_at = clock_timestamp()
     where id = $1 and expires_at > clock_timestamp()`,
    [id, sentLetter, by],
  );
  return sent > 0;
}

export async function markEnded(tx: Db, id: number, state: 'withdrawn' | 'replaced'): Promise<void> {
  await run(tx, 'update offer set state = $2, ended_at = clock_timestamp() where id = $1', [id, state]);
}

interface GivenAnswer {
  state: 'accepted' | 'declined';
  name: string;
  reason: string | null;
}

/** False when it can no longer be answered: it is not open any more, or the database's clock is past its end. */
export async function markAnswered(
  tx: Db,
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

/** Ends those whose time to answer has passed, of one application or of all. Of several servers each ends its own. */
export async function expireOffers(tx: Db, applicationId?: number): Promise<EndedOffer[]> {
  return rows(
    tx,
    `update offer set state = 'expired', ended_at = clock_timestamp() where id in (
       select id from offer where state = 'sent' and expires_at <= clock_timestamp() and ($1::integer is null or application_id = $1)
       order by expires_at limit 500 for update skip locked
     ) returning id, application_id as "applicationId", created_by as "createdBy", true as sent`,
    [applicationId ?? null],
  );
}

/** Takes back what is open on an application, or of that only what was never sent. */
export async function withdrawOpenOffers(
  tx: Db,
  applicationId: number,
  { unsentOnly = false }: { unsentOnly?: boolean } = {},
): Promise<EndedOffer[]> {
  return rows(
    tx,
    `update offer set state = 'withdrawn', ended_at = clock_timestamp()
     where application_id = $1 and (state in ('draft', 'waiting', 'approved') or (state = 'sent' and not $2))
     returning id, application_id as "applicationId", created_by as "createdBy", sent_at is not null as sent`,
    [applicationId, unsentOnly],
  );
}
