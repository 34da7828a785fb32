import type { Body } from '#contract/api.ts';
import type { Tx } from '#server/db/query.ts';
import {
  insertQuestion,
  placeQuestion,
  questionsAsked,
  type QuestionRow,
  retireQuestions,
} from '#server/features/questions/questions.queries.ts';
import { refuse } from '#server/refusal.ts';

type Written = NonNullable<Body<'POST /api/jobs'>['questions']>;

/** Makes these a job’s questions, in this order. One whose words change is another question from then on. */
export async function askQuestions(tx: Tx, jobId: number, written: Written): Promise<void> {
  const asked = await questionsAsked(tx, jobId);
  const given = written.flatMap(({ id }) => id ?? []);
  if (new Set(given).size < given.length || given.some((id) => !asked.some((one) => one.id === id)))
    throw refuse.invalid(notHere, { questions: notHere });
  const kept = written.map((one) => asked.find((before) => before.id === one.id && isSame(before, one)));
  await retireQuestions(
    tx,
    asked.filter((before) => !kept.includes(before)).map(({ id }) => id),
  );
  for (const [index, question] of written.entries()) {
    const before = kept[index];
    if (before) await placeQuestion(tx, before.id, index + 1, question);
    else await insertQuestion(tx, jobId, index + 1, question);
  }
}

const notHere =
  'One of these questions is no longer asked. Load the job again and make your change once more.';

function isSame(before: QuestionRow, { kind, text, choices }: Written[number]): boolean {
  return (
    before.kind === kind &&
    before.text === text &&
    JSON.stringify(before.choices) === JSON.stringify(kind === 'choice' ? choices : [])
  );
}
