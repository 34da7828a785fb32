import type { Body } from '#contract/api.ts';
import { answerProblem } from '#domain/questions.ts';
import { answerField } from '#domain/visitors.ts';
import type { Tx } from '#server/db/query.ts';
import { holdOwnFile } from '#server/features/files/files.queries.ts';
import type { NewAnswer, QuestionRow } from '#server/features/questions/questions.queries.ts';
import { refuse } from '#server/refusal.ts';

type Answers = NonNullable<Body<'POST /api/jobs/:id/applications'>['answers']>;

/** What an applicant says to each question the job asks; refuses where one that must be answered is not, or cannot be read. */
export async function readAnswers(
  tx: Tx,
  asked: readonly QuestionRow[],
  actorId: number,
  answers: Answers,
): Promise<NewAnswer[]> {
  const { read, problems } = await answersRead(asked, answers, (_, said) => isOwnFile(tx, actorId, said));
  if (answers.some(({ questionId }) => !asked.some(({ id }) => id === questionId)))
    throw refuse.invalid('The questions of this job have changed. Please look at them again.', problems);
  if (Object.keys(problems).length)
    throw refuse.invalid('Some answers to this job’s questions are missing or cannot be read.', problems);
  return read.map(({ file, ...answer }) => ({ ...answer, fileId: file ? Number(file) : null }));
}

export type ReadAnswer = Omit<NewAnswer, 'fileId'> & { file: string | null };

/** The rules for answers, whoever gives them: what is said to each question, and by their fields what is wrong. */
export async function answersRead(
  asked: readonly QuestionRow[],
  answers: Answers,
  isFile: (question: QuestionRow, said: string) => boolean | Promise<boolean>,
): Promise<{ read: ReadAnswer[]; problems: Record<string, string> }> {
  const problems: Record<string, string> = {};
  const read: ReadAnswer[] = [];
  for (const question of asked) {
    const answer: ReadAnswer = { questionId: question.id, text: null, number: null, file: null };
    const text = saidTo(question.id, answers);
    let problem = answerProblem(question, text);
    if (!problem && (text.includes('\u0000') || !text.isWellFormed()))
      problem = 'This answer contains a character that cannot be stored';
    if (!problem && text && question.kind === 'file' && !(await isFile(question, text)))
      problem = 'You have no such file';
    if (problem) problems[answerField(question.id)] = `${problem}: ${question.text}`;
    else if (text && question.kind === 'number') answer.number = Number(text);
    else if (text && question.kind === 'file') answer.file = text;
    else if (text) answer.text = text;
    read.push(answer);
  }
  return { read, problems };
}

/** What is said to a question, as it is kept; empty where nothing is. */
export function saidTo(question: number, answers: Answers): string {
  const said = answers.find(({ questionId }) => questionId === question)?.answer ?? '';
  return String(said).normalize('NFC').replaceAll('\r\n', '\n').trim();
}

async function isOwnFile(tx: Tx, actorId: number, said: string): Promise<boolean> {
  return /^[1-9]\d{0,8}$/.test(said) && holdOwnFile(tx, actorId, Number(said));
}
