import { visitorFields } from '#domain/fields/visitors.ts';
import { resumeQuestion } from '#domain/visitors.ts';
import type { Db } from '#server/db/query.ts';
import { questionsAsked } from '#server/features/questions/questions.queries.ts';
import { fileNamesOf } from './apply-pages.queries.ts';
import type { VisitorRow } from './visitors.queries.ts';

/** What somebody sent, for their own eyes; nothing once it is confirmed, because it is kept elsewhere then. */
export async function sentInWords(db: Db, sent: VisitorRow): Promise<{ name: string; value: string }[]> {
  if (sent.confirmedAt) return [];
  const files = await fileNamesOf(db, sent.id);
  const fileOf = (question: number) => files.find(({ questionId }) => questionId === question)?.name;
  const questions = await questionsAsked(db, sent.jobId);
  const said = [
    { name: visitorFields.name.label, value: sent.name },
    { name: visitorFields.email.label, value: sent.address },
    { name: visitorFields.phone.label, value: sent.phone },
    { name: 'Résumé', value: fileOf(resumeQuestion) },
    { name: visitorFields.customResumeUrl.label, value: sent.customResumeUrl },
    { name: visitorFields.coverLetter.label, value: sent.coverLetter },
    ...questions.map(({ id, text }) => {
      const answer = sent.answers.find(({ questionId }) => questionId === id);
      return { name: text, value: fileOf(id) ?? answer?.text ?? answer?.number?.toString() };
    }),
  ];
  return said.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
