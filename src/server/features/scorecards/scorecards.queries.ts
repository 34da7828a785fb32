import type { Rating, Step } from '#domain/scorecards.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface ScorecardRow {
  id: number;
  interviewId: number | null;
  authorId: number;
  author: string;
  recommendation: Step;
  note: string | null;
  ratings: Rating[];
  handedInAt: string;
}

const columns = `k.id, k.interview_id as "interviewId", k.author_id as "authorId",
  ${personName('u')} as author,
  k.recommendation, k.note, k.ratings, k.handed_in_at as "handedInAt"`;

/** All about an application, whoever may read them. */
export async function scorecardsAbout(db: Db, applicationId: number): Promise<ScorecardRow[]> {
  return rows(
    db,
    `select ${columns} from scorecard k join user_account u on u.id = k.author_id where k.application_id = $1 order by k.id`,
    [applicationId],
  );
}

export interface NewScorecard {
  applicationId: number;
  interviewId: number | null;
  authorId: number;
  recommendation: Step;
  note: string | null;
  ratings: readonly Rating[];
}

/** Undefined when this person has handed one in before. */
export async function insertScorecard(tx: Tx, card: NewScorecard): Promise<ScorecardRow | undefined> {
  return row(
    tx,
    `with k as (
       insert into scorecard (application_id, interview_id, author_id, recommendation, note, ratings)
       values ($1, $2, $3, $4, $5, $6) on conflict on constraint scorecard_once do nothing returning *
     ) select ${columns} from k join user_account u on u.id = k.author_id`,
    [
      card.applicationId,
      card.interviewId,
      card.authorId,
      card.recommendation,
      card.note,
      JSON.stringify(card.ratings),
    ],
  );
}
