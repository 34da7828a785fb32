import { insertAll, insertNumbered } from './insert-all.ts';
import type { LoadedApplication } from './load-applications.ts';
import type { Loading } from './loading.ts';
import { questionAnswers, questions } from '#server/demo/market/questions.ts';

/** What some jobs ask, and what those who applied for them said. */
export async function loadQuestions(
  { tx, jobs }: Loading,
  applications: readonly LoadedApplication[],
): Promise<void> {
  for (const [job, asked] of Object.entries(questions)) {
    const ids = await insertNumbered(
      tx,
      'job_question',
      asked.map(({ kind, text, choices = [], required = false, wanted = [], least = null }, index) => ({
        job_posting_id: jobs.id(job),
        position: index + 1,
        kind,
        text,
        choices,
        required,
        wanted,
        least,
      })),
    );
    await insertAll(
      tx,
      'application_answer',
      applications
        .filter((application) => application.job === job)
        .flatMap(({ id, by }) =>
          ids.map((question, index) => {
            const said = questionAnswers[job]?.[by]?.[index] ?? null;
            return {
              application_id: id,
              question_id: question,
              position: index + 1,
              text: typeof said === 'string' ? said : null,
              number: typeof said === 'number' ? said : null,
            };
          }),
        ),
    );
  }
}
