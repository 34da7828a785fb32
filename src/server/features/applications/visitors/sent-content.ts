import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { visitorApplication } from '#contract/visitors.ts';
import { questionLimits } from '#domain/questions.ts';
import { resumeQuestion } from '#domain/visitors.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import type { Db } from '#server/db/query.ts';
import { saidTo } from '#server/features/applications/read-answers.ts';
import type { SentForm } from '#server/http/any-form.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { checked } from '#server/http/validation.ts';
import { uploadedFile } from './uploads.queries.ts';

type Answers = { questionId: number; answer: string | number | null }[];

/** What somebody sent who applies without an account, whatever the job asks. */
export interface SentContent {
  typed: { data: z.output<typeof visitorApplication> } | { problems: Record<string, string> };
  said: Answers;
  /** By the question each answers, whether it came in the form or before it. */
  files: ReadonlyMap<number, SentFile>;
  isResumeNamed: boolean;
  /** The same for the same content, whatever way it was sent and whatever the job asks by then. */
  hash: Buffer;
}

export async function sentContent(db: Db, jobId: number, form: SentForm): Promise<SentContent> {
  const typed = checked(visitorApplication, withAnswers(form.fields));
  const said = answersIn(form.fields);
  const files = await filesIn(db, jobId, form, said);
  const { resume } = form.fields;
  const isResumeNamed = typeof resume === 'string' && resume !== '';
  return { typed, said, files, isResumeNamed, hash: hashOf(typed, said, files) };
}

async function filesIn(db: Db, jobId: number, form: SentForm, said: Answers): Promise<SentContent['files']> {
  const files = new Map<number, SentFile>();
  for (const [field, file] of form.files) {
    const questionId = field === 'resume' ? resumeQuestion : questionOf(field);
    if (questionId !== undefined) files.set(questionId, file);
  }
  // No job asks more: who says more is refused.
  const named = said
    .slice(0, questionLimits.perJob)
    .map(({ questionId }) => [questionId, saidTo(questionId, said)] as const);
  for (const [questionId, key] of [[resumeQuestion, form.fields['resume']] as const, ...named]) {
    const file = files.has(questionId) ? undefined : await uploaded(db, jobId, key);
    if (file) files.set(questionId, file);
  }
  return files;
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

function answersIn(fields: SentForm['fields']): Answers {
  const listed: unknown = fields['answers'];
  const ofList = Array.isArray(listed) ? listed.filter(isAnswer) : [];
  const ofFields = Object.entries(fields).flatMap(([name, value]) => {
    const questionId = questionOf(name);
    const answer = typeof value === 'string' || typeof value === 'number' ? value : null;
    return questionId === undefined ? [] : [{ questionId, answer }];
  });
  return [...ofList, ...ofFields];
}

/** Which question a form’s field answers. */
function questionOf(field: string): number | undefined {
  const [, id] = /^question-([1-9]\d{0,8})$/.exec(field) ?? [];
  return id === undefined ? undefined : Number(id);
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

function hashOf(typed: SentContent['typed'], said: Answers, files: SentContent['files']): Buffer {
  const hash = createHash('sha256').update(
    JSON.stringify('data' in typed ? contentOf(typed.data, said, files) : typed),
  );
  for (const [questionId, { name, bytes }] of inOrder(files))
    hash
      .update(`\n${questionId} ${JSON.stringify(name)} `)
      .update(createHash('sha256').update(bytes).digest());
  return hash.digest();
}

/** What was typed into the fields that every job's form has. */
export function statedIn({
  name,
  email,
  phone,
  coverLetter,
  customResumeUrl,
  source,
}: z.output<typeof visitorApplication>) {
  return {
    name,
    address: email,
    phone: phone ?? null,
    coverLetter: coverLetter ?? null,
    customResumeUrl: customResumeUrl ?? null,
    source: source ?? null,
  };
}

function contentOf(typed: z.output<typeof visitorApplication>, said: Answers, files: SentContent['files']) {
  const answers = new Map<number, string>();
  for (const { questionId } of said) {
    const answer = inOneForm(saidTo(questionId, said));
    if (answer && !files.has(questionId)) answers.set(questionId, answer);
  }
  const { source, ...stated } = statedIn(typed);
  // In the order by which what was sent before is known again.
  return { ...stated, answers: inOrder(answers), source };
}

/** By the numbers of questions. */
function inOrder<Value>(answers: ReadonlyMap<number, Value>): [number, Value][] {
  return [...answers].sort(([one], [other]) => one - other);
}

/** 2500.00 is 2500, whether or not a number is asked for any more. */
function inOneForm(answer: string): string {
  return /^-?\d{1,10}(\.\d{1,4})?$/.test(answer) ? String(Number(answer)) : answer;
}
