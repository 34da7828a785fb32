import type { OpenOffer } from '#contract/api.ts';
import { type Actor, isJobSeeker } from '#domain/permissions.ts';
import type { OfferState, OfferTerms } from '#domain/offers.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, row, rows, type Tx } from '#server/db/query.ts';
import { etagOf } from '#server/etags.ts';
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
  confirmAbove: number | null;
  confirmCurrency: string;
}

/** All that is written in an offer. */
export const writtenInOffer = `o.letter, o.currency, o.basic_pay as "basicPay", o.service_charge as "serviceCharge",
  o.service_charge_pay as "serviceChargePay", o.allowances, o.accommodation, o.flights, o.roster, o.leave_days as "leaveDays",
  o.start_date as "startDate", o.answer_by as "answerBy"`;

/** Of what is written, and of how it stands: whoever acts on an offer acts on one that they have read as it is. */
export function etagOfOffer(offer: Pick<OfferRow, keyof OfferTerms | 'letter' | 'state'>): string {
  return etagOf('PUT /api/offers/:id', offer, { state: offer.state });
}

// What nobody has swept up yet has expired all the same, and what ends with a rejection has ended for who hires.
const columns = (actor: Actor) => `o.id, o.application_id as "applicationId", o.version,
  case when o.state = 'sent' and o.expires_at <= clock_timestamp() then 'expired' ${isJobSeeker(actor) ? '' : heldBack} else o.state end as state,
  ${writtenInOffer}, o.sent_letter as "sentLetter", o.expires_at as "expiresAt", o.created_by as "createdBy",
  (select ${personName('w')} from user_account w where w.id = o.created_by) as by,
  (select ${personName('d')} from user_account d where d.id = o.decided_by) as "decidedBy",
  o.approval_note as "approvalNote", coalesce(o.changed_at, o.created_at) as "changedAt",
  ${whoChanged('coalesce(o.changed_by, o.created_by)')} as "changedBy", o.sent_at as "sentAt", o.answered_at as "answeredAt", o.signed_name as "signedName",
  o.by_hand as "byHand", a.told_status is not null as "heldBack",
  case when o.state in ('declined', 'set_aside') then o.decline_reason end as "declineReason", o.start_date < (now() at time zone c.time_zone)::date as "startPast",
  a.job_seeker_id as "jobSeekerId", j.company_id as "companyId", j.recruiter_id as "recruiterId",
  ${personName('u')} as "applicantName", j.title as "jobTitle", j.location as "jobLocation", c.name as "companyName",
  s.offer_approval as "approvalWanted", s.confirm_offers_above as "confirmAbove",
  s.confirm_offers_currency as "confirmCurrency"`;

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
  {
    among,
    limit,
    cursor,
  }: { among?: readonly number[] | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<OpenOffer>> {
  const parameters = new Parameters();
  const where = [
    visibleOffer(actor, parameters),
    `(o.state in ('draft', 'waiting', 'approved') or (o.state = 'sent' and o.expires_at > clock_timestamp()))`,
    ...(isJobSeeker(actor) ? [] : ['a.told_status is null']),
  ];
  if (among) where.push(`o.id = any(${parameters.add(among)}::integer[])`);
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
