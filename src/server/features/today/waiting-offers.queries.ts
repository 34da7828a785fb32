import type { OfferState, OfferTerms } from '#domain/offers.ts';
import { type Actor, managedCompanies } from '#domain/permissions.ts';
import { todayDays, todayRowsOfKind } from '#domain/today.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import { writtenInOffer } from '#server/features/offers/offers.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';
import { type About, aboutColumns, aboutSource, jobsOf, type Whose } from './about.queries.ts';

/** With all that is written in it: whoever acts on it from the list acts on just that. */
export interface OfferToday extends About, OfferTerms {
  state: OfferState;
  letter: string;
}

const source = `offer o join (${aboutSource}) on a.id = o.application_id`;
/** It is not about to be rejected, which ends its offers. */
const stands = 'a.withdrawn_at is null and a.told_status is null';

/** The offers with a candidate that end soon, those approved that nobody has sent, and one's own drafts. */
export async function offersToSee(db: Db, actor: Actor, whose: Whose): Promise<OfferToday[]> {
  const parameters = new Parameters();
  return rows<OfferToday>(
    db,
    `select o.id, ${aboutColumns}, o.state, ${writtenInOffer}, count(*) over () as total,
            case o.state when 'sent' then o.expires_at when 'approved' then coalesce(o.decided_at, o.created_at) else coalesce(o.changed_at, o.created_at) end as at
     from ${source}
     where ((o.state = 'sent' and o.expires_at > now() and o.expires_at < now() + make_interval(days => ${parameters.add(todayDays.offerEnds)}))
         or o.state = 'approved' or (o.state = 'draft' and o.created_by = ${parameters.add(actor.id)}))
       and ${stands} and ${runsJob(actor, parameters)} and ${jobsOf(actor, whose, parameters)}
     order by at, o.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}

export interface ToApprove extends OfferToday {
  by: string | null;
}

/** The offers that wait for whoever manages the company. */
export async function offersToApprove(db: Db, actor: Actor): Promise<ToApprove[]> {
  const parameters = new Parameters();
  return rows<ToApprove>(
    db,
    `select o.id, ${aboutColumns}, coalesce(o.asked_at, o.created_at) as at, o.state, ${writtenInOffer},
            (select ${personName('w')} from user_account w where w.id = o.created_by) as by, count(*) over () as total
     from ${source}
     where o.state = 'waiting' and ${stands} and j.company_id = any(${parameters.add(managedCompanies(actor))}::integer[])
     order by at, o.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}
