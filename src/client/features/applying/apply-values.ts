import type { BodyInput, Job, OwnFile, Profile } from '#contract/api.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import { applyFields } from '#domain/fields/applications.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { answerProblem } from '#domain/questions.ts';

export interface ApplyValues extends Record<string, string> {
  coverLetter: string;
  customResumeUrl: string;
  /** One of one’s own files; '' is none. */
  fileId: string;
}

/** What the answer to a question is called among the values, and by the server when it complains. */
export function answerName({ id }: { id: number }): string {
  return `question-${id}`;
}

type Questions = Job['questions'];

/** How the form starts: with the link of the profile, and the file last used, which is the first. */
export function firstValues(
  { resumeUrl }: Pick<Profile, 'resumeUrl'>,
  [lastUsed]: readonly Pick<OwnFile, 'id'>[],
  questions: Questions,
): ApplyValues {
  return {
    ...Object.fromEntries(questions.map((question) => [answerName(question), ''])),
    coverLetter: '',
    customResumeUrl: resumeUrl ?? '',
    fileId: lastUsed ? String(lastUsed.id) : '',
  };
}

/** What is wrong with what is sent and with the answers, by the names of the fields, of which `awaited` wait for a file that is under way. */
export function problemsOf(
  values: ApplyValues,
  questions: Questions,
  awaited: readonly string[] = [],
): Partial<ApplyValues> {
  const answers = questions.flatMap((question) => {
    const problem = answerProblem(question, values[answerName(question)] ?? '');
    return problem ? [[answerName(question), `${problem}: ${question.text}`] as const] : [];
  });
  return {
    ...Object.fromEntries(answers),
    ...problemsIn(applyFields, values),
    ...Object.fromEntries(awaited.map((name) => [name, 'Wait until the file has arrived'])),
  };
}

export function toSend(
  values: ApplyValues,
  source: ApplicationSource,
  questions: Questions,
): BodyInput<'POST /api/jobs/:id/applications'> {
  const { coverLetter, customResumeUrl, fileId } = values;
  const answers = questions.map((question) => ({
    questionId: question.id,
    answer: values[answerName(question)] ?? '',
  }));
  return { coverLetter, customResumeUrl, fileId: fileId ? Number(fileId) : null, source, answers };
}
