import type { FileKind } from '#domain/files.ts';
import type { QuestionKind } from '#domain/questions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';

export interface QuestionRow {
  id: number;
  kind: QuestionKind;
  text: string;
  choices: string[];
  required: boolean;
  wanted: string[];
  least: number | null;
}

/** The questions of `job_posting j` as JSON, in their order. */
export const questionsOfJob = `(select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'text', q.text, 'choices', q.choices,
    'required', q.required, 'wanted', q.wanted, 'least', q.least) order by q.position), '[]')
  from job_question q where q.job_posting_id = j.id and q.position is not null)`;

/** What a job asks now, in its order. */
export async function questionsAsked(db: Db, jobId: number): Promise<QuestionRow[]> {
  return rows(
    db,
    `select id, kind, text, choices, required, wanted, least::float8 as least from job_question
     where job_posting_id = $1 and position is not null order by position`,
    [jobId],
    { prepare: 'questions-asked' },
  );
}

export async function insertQuestion(
  tx: Tx,
  jobId: number,
  position: number,
  { kind, text, choices, required, wanted, least }: Omit<QuestionRow, 'id'>,
): Promise<void> {
  await run(
    tx,
    `insert into job_question (job_posting_id, position, kind, text, choices, required, wanted, least)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [jobId, position, kind, text, choices, required, wanted, least],
  );
}

/** Places a question and says what is hoped for; its words stay. */
export async function placeQuestion(
  tx: Tx,
  id: number,
  position: number,
  { required, wanted, least }: Pick<QuestionRow, 'required' | 'wanted' | 'least'>,
): Promise<void> {
  await run(
    tx,
    'update job_question set position = $2, required = $3, wanted = $4, least = $5 where id = $1',
    [id, position, required, wanted, least],
  );
}

/** Asks these no more: whoever answered one keeps their answer, and the others go. */
export async function retireQuestions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await run(
    tx,
    `delete from job_question q where id = any($1::integer[])
       and not exists (select from application_answer s where s.question_id = q.id)
       and not exists (select from visitor_application v where v.job_posting_id = q.job_posting_id and v.confirmed_at is null
                         and v.answers @> jsonb_build_array(jsonb_build_object('questionId', q.id)))`,
    [ids],
  );
  await run(tx, 'update job_question set position = null where id = any($1::integer[])', [ids]);
}

export interface NewAnswer {
  questionId: number;
  text: string | null;
  number: number | null;
  fileId: number | null;
}

/** Keeps what somebody said to each question they were asked, in its order. */
export async function insertAnswers(
  tx: Tx,
  applicationId: number,
  answers: readonly NewAnswer[],
): Promise<void> {
  if (!answers.length) return;
  await run(
    tx,
    `insert into application_answer (application_id, question_id, position, text, number, file_id)
     select $1, s."questionId", s.position, s.text, s.number, s."fileId"
     from rows from (jsonb_to_recordset($2::jsonb) as ("questionId" integer, text text, number numeric, "fileId" integer))
       with ordinality as s ("questionId", text, number, "fileId", position)`,
    [applicationId, JSON.stringify(answers)],
  );
}

export interface AnswerRow {
  questionId: number;
  kind: QuestionKind;
  question: string;
  wanted: string[];
  least: number | null;
  text: string | null;
  number: number | null;
  file: { id: number; name: string; kind: FileKind; size: number } | null;
}

export async function answersOf(db: Db, applicationId: number): Promise<AnswerRow[]> {
  return rows(
    db,
    `select q.id as "questionId", q.kind, q.text as question, q.wanted, q.least::float8 as least, s.text, s.number::float8 as number,
            case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size) end as file
     from application_answer s join job_question q on q.id = s.question_id
     left join file f on f.id = s.file_id left join file_blob b on b.sha256 = f.sha256
     where s.application_id = $1 order by s.position`,
    [applicationId],
  );
}

/** How many answers of `application a` are not what the job hopes for: `flagOf` of #domain/questions.ts, as SQL. */
export const flagsOfApplication = `(select count(*) from application_answer s join job_question q on q.id = s.question_id
  where s.application_id = a.id
    and ((q.least is not null and coalesce(s.number < q.least, true))
      or (q.wanted <> '{}' and coalesce(s.text <> all(q.wanted), true))))`;
