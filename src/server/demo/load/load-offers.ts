import type { ApplicationStatus } from '#domain/application-status.ts';
import { daysAfter } from '#domain/deadlines.ts';
import { filledLetter, startingOfferLetter } from '#domain/offer-letter.ts';
import { rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { insertAll } from './insert-all.ts';
import type { Loading } from './loading.ts';

interface Offered {
  id: number;
  status: ApplicationStatus;
  offeredAt: string;
  decidedAt: string | null;
  recruiterId: number | null;
  applicantName: string;
  jobTitle: string;
  jobLocation: string | null;
  companyName: string;
  salary: number | null;
  currency: string | null;
}

const crewLetter = `Dear {{full_name}},

It was a pleasure to meet you. We offer you the position of {{job_title}} at {{company}}, {{location}}.

You would join us on {{start}}. You are paid {{pay}}, live and eat with us, and have the same boat, doctor and gym as everybody else here.

The offer stands until {{answer_by}}. If anything in it is not clear, write to us first: nobody minds a question.`;

const day = 86_400_000;
/** Who has had an offer for longer than this has answered it. */
const daysToAnswer = 8;

/** An offer for everybody who was made one: open, accepted, or declined with a reason; and the letters two companies start from. */
export async function loadOffers(loading: Loading): Promise<void> {
  const { tx, companies } = loading;
  await insertAll(tx, 'offer_template', [
    { company_id: companies.id('odegiri'), name: 'Island crew', letter: crewLetter },
    { company_id: companies.id('odegiri'), name: 'Season, short', letter: startingOfferLetter },
  ]);
  const offered = await rows<Offered>(
    tx,
    `select a.id, a.status, h.first as "offeredAt", case when a.status <> 'offered' then a.status_updated_at end as "decidedAt",
            j.recruiter_id as "recruiterId", ${personName('u')} as "applicantName",
            j.title as "jobTitle", j.location as "jobLocation", c.name as "companyName",
            j.salary_min_monthly as salary, j.salary_currency as currency
     from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
     join user_account u on u.id = a.job_seeker_id
     cross join lateral (select min(changed_at) as first from application_status_history s where s.application_id = a.id and s.to_status = 'offered') h
     where h.first is not null and a.withdrawn_at is null and a.status in ('offered', 'hired', 'rejected') order by a.id`,
  );
  await insertAll(
    tx,
    'offer',
    offered.map((one, index) => offerOf(one, index, loading)),
  );
  await runsOutSoon(loading);
}

/** One of those that are open has been so for long, and is nearly over. */
async function runsOutSoon({ tx, companies, calendar }: Loading): Promise<void> {
  await run(
    tx,
    `update offer set answer_by = $2 where id = (
       select o.id from offer o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
       where o.state = 'sent' and j.company_id = $1 order by o.sent_at, o.id limit 1)`,
    [companies.id('odegiri'), calendar.date(2)],
  );
}

function offerOf(one: Offered, index: number, { calendar }: Loading) {
  const now = Date.parse(calendar.now);
  const offeredOn = one.offeredAt.slice(0, 10);
  const open = one.status === 'offered' && now - Date.parse(one.offeredAt) < daysToAnswer * day;
  const accepted = one.status === 'hired';
  const answeredAt = open
    ? null
    : (one.decidedAt ?? new Date(Date.parse(one.offeredAt) + 3 * day).toISOString());
  const currency = one.currency ?? 'USD';
  // Whoever works in town lives at home.
  const inTown = one.jobLocation === 'Malé';
  const letter = inTown ? startingOfferLetter : crewLetter;
  const basicPay = one.salary ?? 900 + (index % 5) * 150;
  const terms = {
    currency,
    basicPay,
    serviceCharge: index % 3 && !inTown ? ('shared' as const) : ('none' as const),
    serviceChargePay: index % 3 && !inTown ? Math.round(basicPay / 4 / 10) * 10 : null,
    startDate: daysAfter(offeredOn, accepted ? 42 : 60),
    answerBy: daysAfter(offeredOn, 14),
  };
  return {
    application_id: one.id,
    version: 1,
    state: open ? 'sent' : accepted ? 'accepted' : 'declined',
    letter,
    sent_letter: filledLetter(letter, one, terms),
    currency,
    basic_pay: basicPay,
    service_charge: terms.serviceCharge,
    service_charge_pay: terms.serviceChargePay,
    allowances: index % 2 ? [{ name: 'Uniform', amount: 40 }] : [],
    accommodation: inTown ? 'none' : (['shared', 'own', 'family'] as const)[index % 3],
    flights: inTown ? 'none' : index % 2 ? 'yearly' : 'joining',
    roster: inTown ? null : 'Six days on, one off',
    leave_days: 30,
    start_date: terms.startDate,
    answer_by: terms.answerBy,
    created_by: one.recruiterId,
    created_at: one.offeredAt,
    sent_at: one.offeredAt,
    answered_at: answeredAt,
    signed_name: open ? null : one.applicantName,
    decline_reason:
      open || accepted
        ? null
        : 'Thank you. I have decided to stay nearer to my family this year, and would be glad to hear from you again.',
    ended_at: answeredAt,
  };
}
