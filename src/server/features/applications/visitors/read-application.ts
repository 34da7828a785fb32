import { fileName, type DocumentKind, documentKinds } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { answerField, resumeQuestion } from '#domain/visitors.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { Db } from '#server/db/query.ts';
import { answersRead } from '#server/features/applications/read-answers.ts';
import { questionsAsked } from '#server/features/questions/questions.queries.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { Refusal } from '#server/refusal.ts';
import { type SentContent, statedIn } from './sent-content.ts';
import type { VisitorContent, VisitorFile } from './visitors.queries.ts';

export interface ReadApplication {
  content: VisitorContent;
  files: VisitorFile[];
}

/**
 * What somebody sent who applies without an account, by the rules for everybody who applies; refuses with everything that
 * is missing or wrong at once.
 */
export async function readApplication(
  db: Db,
  jobId: number,
  { typed, said, files: sent, isResumeNamed }: SentContent,
): Promise<ReadApplication> {
  const problems: Record<string, string> = 'problems' in typed ? { ...typed.problems } : {};
  const files: VisitorFile[] = [];
  const note = (questionId: number, field: string) => {
    const file = sent.get(questionId);
    if (!file) return false;
    try {
      if (file.bytes.length > limits.file)
        problems[field] = `A file can have at most ${limits.file / 1_048_576} MB.`;
      else files.push({ questionId, ...document(file) });
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      problems[field] = error.message;
    }
    return true;
  };

  if (!note(resumeQuestion, 'resume') && isResumeNamed)
    problems['resume'] ??= 'The file has not arrived whole. Choose it again.';

  const asked = await questionsAsked(db, jobId);
  const answers = asked.map(({ id, kind }) => {
    const answer = said.find(({ questionId }) => questionId === id)?.answer ?? '';
    // A file is an answer of its own; what stands for it is the question it answers.
    return { questionId: id, answer: kind === 'file' && sent.has(id) ? answerField(id) : answer };
  });
  const { read: kept, problems: unanswered } = await answersRead(asked, answers, ({ id }) =>
    note(id, answerField(id)),
  );
  for (const [field, problem] of Object.entries(unanswered)) problems[field] ??= problem;
  const unknown = said.filter(({ questionId }) => !asked.some(({ id }) => id === questionId));
  if (unknown.length) problems['answers'] ??= 'The questions of this job have changed. Look at them again.';

  if (!('data' in typed) || Object.keys(problems).length) throw incomplete(problems);
  const answered = kept.map((answer) => ({ ...answer, file: answer.file && answerField(answer.questionId) }));
  return { content: { ...statedIn(typed.data), answers: answered }, files };
}

function incomplete(problems: Record<string, string>): Refusal {
  const sentences = Object.values(problems).map((problem) =>
    /[.!?]$/.test(problem) ? problem : `${problem}.`,
  );
  return new Refusal(422, 'incomplete', sentences.join(' '), { fields: problems });
}

function document({ name, bytes }: SentFile): { name: string; kind: DocumentKind; bytes: Buffer } {
  const found = documentKind(bytes);
  const kind = documentKinds.find((one) => one === found);
  if (!kind) throw new UnreadableDocument('unknown_kind');
  return { name: fileName(name, kind), kind, bytes };
}
