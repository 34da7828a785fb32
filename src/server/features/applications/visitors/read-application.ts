import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { visitorApplication } from '#contract/visitors.ts';
import { fileName, type DocumentKind, documentKinds } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { answerField, resumeQuestion } from '#domain/visitors.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { Db } from '#server/db/query.ts';
import { answersRead } from '#server/features/applications/read-answers.ts';
import { questionsAsked } from '#server/features/questions/questions.queries.ts';
import type { SentForm } from '#server/http/any-form.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { checked } from '#server/http/validation.ts';
import { Refusal } from '#server/refusal.ts';
import { uploadedFile } from './uploads.queries.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import type { VisitorContent, VisitorFile } from './visitors.queries.ts';

export interface ReadApplication {
  content: VisitorContent;
  files: VisitorFile[];
  /** The same for the same content, whatever way it was sent. */
  hash: Buffer;
}

/**
 * What somebody sent who applies without an account, by the rules for everybody who applies; refuses with everything that
 * is missing or wrong at once.
 */
export async function readApplication(db: Db, jobId: number, form: SentForm): Promise<ReadApplication> {
  const problems: Record<string, string> = {};
  const read = checked(visitorApplication, withAnswers(form.fields));
  if ('problems' in read) Object.assign(problems, read.problems);
  const said = answersIn(form.fields);

  const files: VisitorFile[] = [];
  const note = async (questionId: number, field: string, key: unknown) => {
    try {
      const sent = form.files.get(field) ?? (await uploaded(db, jobId, key));
      if (!sent) return false;
      if (sent.bytes.length > limits.file)
        problems[field] = `A file can have at most ${limits.file / 1_048_576} MB.`;
      else files.push({ questionId, ...document(sent) });
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      problems[field] = error.message;
    }
    return true;
  };

  const { resume } = form.fields;
  const isNamed = typeof resume === 'string' && resume !== '';
  if (!(await note(resumeQuestion, 'resume', resume)) && isNamed)
    problems['resume'] ??= 'The file has not arrived whole. Choose it again.';

  const asked = await questionsAsked(db, jobId);
  const answers = asked.map(({ id, kind }) => {
    const field = answerField(id);
    const answer = said.find(({ questionId }) => questionId === id)?.answer ?? '';
    // A file is an answer of its own; what stands for it is the question it answers.
    return { questionId: id, answer: kind === 'file' && form.files.has(field) ? field : answer };
  });
  const { read: kept, problems: unanswered } = await answersRead(asked, answers, ({ id }, key) =>
    note(id, answerField(id), key),
  );
  for (const [field, problem] of Object.entries(unanswered)) problems[field] ??= problem;
  const unknown = said.filter(({ questionId }) => !asked.some(({ id }) => id === questionId));
  if (unknown.length) problems['answers'] ??= 'The questions of this job have changed. Look at them again.';

  if (!('data' in read) || Object.keys(problems).length) throw incomplete(problems);
  const content = contentOf(read.data, kept);
  return { content, files, hash: hashOf(content, files) };
}

export function incomplete(problems: Record<string, string>): Refusal {
  const sentences = Object.values(problems).map((problem) =>
    /[.!?]$/.test(problem) ? problem : `${problem}.`,
  );
  return new Refusal(422, 'incomplete', sentences.join(' '), { fields: problems });
}

function contentOf(
  { name, email, phone, coverLetter, customResumeUrl, source }: z.output<typeof visitorApplication>,
  answers: VisitorContent['answers'],
): VisitorContent {
  return {
    name,
    address: email,
    phone: phone ?? null,
    coverLetter: coverLetter ?? null,
    customResumeUrl: customResumeUrl ?? null,
    answers: answers.map((answer) => ({ ...answer, file: answer.file && answerField(answer.questionId) })),
    source: source ?? null,
  };
}

/** A form has a field for each question. */
function withAnswers(fields: SentForm['fields']): SentForm['fields'] {
  // Nothing chosen is nothing sent.
  const { resume, ...typed } = fields;
  const given = answersIn(fields);
  return {
    ...typed,
    ...(resume ? { resume } : {}),
    ...(Array.isArray(typed['answers']) || !given.length ? {} : { answers: given }),
  };
}

type Answers = { questionId: number; answer: string | number | null }[];

function answersIn(fields: SentForm['fields']): Answers {
  const listed: unknown = fields['answers'];
  const ofList = Array.isArray(listed) ? listed.filter(isAnswer) : [];
  const ofFields = Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = /^question-(\d{1,9})$/.exec(name) ?? [];
    const answer = typeof value === 'string' || typeof value === 'number' ? value : null;
    return id ? [{ questionId: Number(id), answer }] : [];
  });
  return [...ofList, ...ofFields];
}

/** Whether it is one at all; what is wrong with the others its schema says. */
function isAnswer(one: unknown): one is Answers[number] {
  return (
    typeof one === 'object' &&
    one !== null &&
    'questionId' in one &&
    'answer' in one &&
    typeof one.questionId === 'number'
  );
}

async function uploaded(db: Db, jobId: number, key: unknown): Promise<SentFile | undefined> {
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{43}$/.test(key)) return undefined;
  return uploadedFile(db, jobId, hashOfToken(key));
}

function document({ name, bytes }: SentFile): { name: string; kind: DocumentKind; bytes: Buffer } {
  const found = documentKind(bytes);
  const kind = documentKinds.find((one) => one === found);
  if (!kind) throw new UnreadableDocument('unknown_kind');
  return { name: fileName(name, kind), kind, bytes };
}

function hashOf(content: VisitorContent, files: readonly VisitorFile[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const { questionId, name, bytes } of files)
    hash
      .update(`\n${questionId} ${JSON.stringify(name)} `)
      .update(createHash('sha256').update(bytes).digest());
  return hash.digest();
}
