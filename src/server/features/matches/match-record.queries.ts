import { matchRecordYears, type MatchScreen } from '#domain/match-record.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Db } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';
import type { PartValues } from './application-matches.queries.ts';
import type { Explained } from './explained.ts';

/** A score somebody was shown. */
export interface Shown extends Explained {
  jobSeekerId: number;
  applicationId: number | null;
}

/**
 * The scores that applications had when they were sent, of those whose candidates want scores, recorded before they are
 * shown: once a viewer, state and day. By id of the application.
 */
export async function showKeptScores(
  db: Db,
  viewerId: number,
  applicationIds: readonly number[],
): Promise<Map<number, number>> {
  const shown = await rows<{ id: number; score: number }>(
    db,
    `with shown as (
       select a.id, j.company_id, j.id as job_posting_id, a.job_seeker_id, m.engine, m.inputs, m.score,
              (select jsonb_agg(part - 'reasons') from jsonb_array_elements(m.parts) part) as parts
       from application a join job_posting j on j.id = a.job_posting_id
         join application_match m on m.application_id = a.id and m.at_application
         left join job_seeker_profile p on p.user_id = a.job_seeker_id
       where a.id = any($2::integer[]) and p.matching is not false
     ), recorded as (
       insert into match_shown (viewer_id, company_id, job_posting_id, screen, job_seeker_id, application_id, engine, inputs, score, parts)
       select $1, company_id, job_posting_id, 'applications', job_seeker_id, id, engine, inputs, score, parts from shown
       on conflict on constraint match_shown_once do nothing
     )
     select id, score from shown`,
    [viewerId, applicationIds],
  );
  return new Map(shown.map(({ id, score }) => [id, score]));
}

/** Records scores before they are shown: once a viewer, state and day, however often somebody looks. */
export async function recordShown(
  db: Db,
  { viewerId, jobId, screen }: { viewerId: number; jobId: number; screen: MatchScreen },
  shown: readonly Shown[],
): Promise<void> {
  if (!shown.length) return;
  await run(
    db,
    `insert into match_shown (viewer_id, company_id, job_posting_id, screen, job_seeker_id, application_id, engine, inputs, score, parts)
     select $1, j.company_id, j.id, $3, s.job_seeker_id, s.application_id, s.engine, s.inputs, s.score, s.parts
     from job_posting j, unnest($4::integer[], $5::integer[], $6::text[], $7::text[], $8::integer[], $9::jsonb[])
       as s (job_seeker_id, application_id, engine, inputs, score, parts)
     where j.id = $2
     on conflict on constraint match_shown_once do nothing`,
    [
      viewerId,
      jobId,
      screen,
      shown.map(({ jobSeekerId }) => jobSeekerId),
      shown.map(({ applicationId }) => applicationId),
      shown.map(({ engine }) => engine),
      shown.map(({ inputs }) => inputs),
      shown.map(({ score }) => score),
      shown.map(({ parts }) => JSON.stringify(parts.map(({ reasons: _, ...values }) => values))),
    ],
  );
}

export interface RecordRow {
  shownAt: string;
  viewer: string;
  screen: MatchScreen;
  jobId: number;
  jobTitle: string;
  jobSeekerId: number;
  applicationId: number | null;
  engine: string;
  inputs: string;
  score: number;
  parts: PartValues;
  /** What was decided after it was shown, and what the last word was. */
  decidedAt: string | null;
  decision: ApplicationStatus | null;
  statusNow: ApplicationStatus | null;
}

/** What a company was shown from one day to another (both included, as its clocks have them), the latest first. */
export async function matchRecord(
  db: Db,
  companyId: number,
  { from, to, most, timeZone }: { from: string; to: string; most: number; timeZone: string },
): Promise<RecordRow[]> {
  return rows(
    db,
    `select m.shown_at as "shownAt", v.username as viewer, m.screen, j.id as "jobId", j.title as "jobTitle",
       m.job_seeker_id as "jobSeekerId", a.id as "applicationId", m.engine, m.inputs, m.score, m.parts,
       next.changed_at as "decidedAt", next.to_status as decision, a.status as "statusNow"
     from match_shown m join user_account v on v.id = m.viewer_id join job_posting j on j.id = m.job_posting_id
       -- Who was found and shown may have applied since.
       left join application a on a.job_posting_id = m.job_posting_id and a.job_seeker_id = m.job_seeker_id
       left join lateral (
         select h.changed_at, h.to_status from application_status_history h
         where h.application_id = a.id and h.changed_at > m.shown_at and h.from_status is not null and not h.withdrawal
         order by h.id limit 1
       ) next on true
     where m.company_id = $1 and m.shown_at >= ($2::date)::timestamp at time zone $5::text
       and m.shown_at < ($3::date + 1)::timestamp at time zone $5::text
     order by m.shown_at desc, m.id desc limit $4`,
    [companyId, from, to, most, timeZone],
  );
}

/** Forgets what is older than it is kept; so many at a time, the rest is for the next time. */
export async function forgetOldRecords(db: Db, today: Date, most = 5_000): Promise<number> {
  return run(
    db,
    `delete from match_shown where id in (
       select id from match_shown where shown_at < $1::timestamptz - make_interval(years => $2) order by shown_at limit $3
     )`,
    [today.toISOString(), matchRecordYears, most],
  );
}
