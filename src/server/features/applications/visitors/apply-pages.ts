import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApplyPage } from '#contract/visitor-pages.ts';
import { applicationSources } from '#domain/application-source.ts';
import { daysToConfirm } from '#domain/visitors.ts';
import type { Context } from '#server/context.ts';
import { tombstoneOf } from '#server/features/public-jobs/public-jobs.queries.ts';
import { questionsAsked } from '#server/features/questions/questions.queries.ts';
import { type SentForm, sentForm, withAnyForm } from '#server/http/any-form.ts';
import { type Budgets, networkOf, spentFirst } from '#server/http/budgets.ts';
import { createUploadRoom, visitorsRoom } from '#server/http/upload-room.ts';
import type { SendVisitorPage } from '#server/http/visitor-pages.ts';
import { Refusal } from '#server/refusal.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { applyToken } from './apply-token.ts';
import { keptFiles } from './keep-files.ts';
import { mailApplyCode } from './mail-apply-code.ts';
import { sentInWords } from './sent-in-words.ts';
import { jobToApplyFor, sentWithKey } from './apply-pages.queries.ts';
import { sendApplication } from './send-application.ts';
import { isFormKey, keyAsked, newFormKey, sentKey } from './sent-key.ts';

export interface PageDependencies {
  context: Pick<Context, 'db' | 'config' | 'now'>;
  budgets: Budgets;
  send: SendVisitorPage;
  /** Whether whoever asks is signed in: the app is theirs. */
  isSomebody: (request: FastifyRequest) => Promise<boolean>;
}

type ById = { Params: { id: string }; Querystring: { sent?: unknown; source?: unknown } };

/** The form to apply with, for who has no account: complete without a script. Our own pages alone can send it. */
export function serveApplyPages(server: FastifyInstance, dependencies: PageDependencies): void {
  const { context, budgets, send, isSomebody } = dependencies;
  const { db, config } = context;
  const path = '/jobs/:id/apply';

  server.get<ById>(path, async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    const id = idIn(request);
    // Where they can apply as themselves.
    if (id && (await isSomebody(request))) return reply.redirect(`/jobs/${id}`, 303);
    const key = keyAsked(request.query.sent);
    const sent = id && key ? await sentWithKey(db, id, key) : undefined;
    if (key && sent) {
      const isTheirs = await isFormKey(db, key);
      const mailedTo = config.smtpUrl ? (isTheirs ? sent.address : 'the address you gave') : null;
      const isConfirmed = sent.confirmedAt !== null;
      const confirmBy = new Date(Date.parse(sent.sentAt) + daysToConfirm * 86_400_000).toISOString();
      const { job, receipt } = sent;
      return send(
        { request, reply },
        'applied',
        { job, receipt, isConfirmed, confirmBy, mailedTo, sent: isTheirs ? await sentInWords(db, sent) : [] },
        unkept,
      );
    }
    const page = id && (await blankPage(context, id));
    if (!page) return noForm(context, reply, id);
    // A board on the company's own website says where they come from.
    const source = applicationSources.find((one) => one === request.query.source);
    return send({ request, reply }, 'apply', { ...page, values: source ? { source } : {} }, unkept);
  });

  const sending = { bodyLimit: mostBytes, onRequest: spentFirst(budgets, 'visitor-apply') };
  withAnyForm(server, createUploadRoom(visitorsRoom), (inside) =>
    inside.post<ById>(path, sending, async (request, reply) => {
      const id = idIn(request);
      const form = sentForm(request);
      const sentAs = sentKey({}, form);
      const job = id && (await jobToApplyFor(db, id, sentAs));
      if (!id || !job) return noForm(context, reply, id);
      const key = sentAs ?? (await newFormKey(db));
      const now = context.now();
      const code = typeof form.fields['code'] === 'string' ? form.fields['code'].trim() : '';
      try {
        const { token } = await applyToken(db, id, now);
        const network = networkOf(request.ip);
        await sendApplication({ db, config }, { job, form, token, proof: { code }, key, now, network });
        return await reply.redirect(
          `${path.replace(':id', String(id))}?sent=${encodeURIComponent(key)}`,
          303,
        );
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        const asked = { request, reply };
        if (refusal.code !== 'proof_missing')
          return lookAgain(dependencies, asked, { id, form, key, refusal });
        const byMail = await askForCode(dependencies, { job, form, isTyped: code !== '' });
        return lookAgain(dependencies, asked, { id, form, key, ...byMail });
      }
    }),
  );
}

/** It has what somebody typed. */
const unkept = { isPrivate: true, runs: true };
/** Two files and what is typed. */
const mostBytes = 11 * 1024 * 1024;

/** Of a job that was public its own address says that it has closed, and what is like it; else it is as any address where nothing is. */
async function noForm(
  { db }: Pick<Context, 'db'>,
  reply: FastifyReply,
  id: number | undefined,
): Promise<FastifyReply> {
  if (id && (await isPlatformOpen(db)) && (await tombstoneOf(db, id)))
    return reply.redirect(`/jobs/${id}`, 303);
  reply.callNotFound();
  return reply;
}

function idIn({ params: { id } }: { params: { id: string } }): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

async function blankPage({ db }: Pick<Context, 'db'>, id: number): Promise<ApplyPage | undefined> {
  const job = await jobToApplyFor(db, id);
  if (!job) return undefined;
  const questions = await questionsAsked(db, id);
  return { job, questions, values: {}, problems: {}, files: {}, key: await newFormKey(db) };
}

/** While a job is being flooded: where no script did some work, its sender shows by a code that a mail reaches them. */
async function askForCode(
  { context: { db, config, now } }: PageDependencies,
  { job, form, isTyped }: { job: ApplyPage['job']; form: SentForm; isTyped: boolean },
): Promise<{ refusal: Refusal; codeOf?: string }> {
  if (!config.smtpUrl)
    return {
      refusal: new Refusal(
        401,
        'proof_missing',
        'This job is getting far more applications than usual. Turn on JavaScript and send yours again, or sign up and apply with an account.',
      ),
    };
  // Its form was in order: there is an address.
  const address = String(form.fields['email']).trim();
  await mailApplyCode(db, config, { job, address, now: now() });
  const fields = {
    code: isTyped ? `This isn’t the code for this job and ${address}` : 'Type the code from our email',
  };
  return { refusal: new Refusal(401, 'proof_missing', fields.code, { fields }), codeOf: address };
}

interface Again {
  id: number;
  form: SentForm;
  key: string;
  refusal: Refusal;
  codeOf?: string | undefined;
}

/** The form again, with what is wrong at its fields and everything that was typed and chosen where it was. */
async function lookAgain(
  { context, send }: PageDependencies,
  asked: { request: FastifyRequest; reply: FastifyReply },
  { id, form, key, refusal, codeOf }: Again,
): Promise<FastifyReply | void> {
  const blank = await blankPage(context, id);
  if (!blank) return noForm(context, asked.reply, id);
  const problems = refusal.fields ?? {};
  const isReused = refusal.code === 'idempotency_key_reused';
  const typed = Object.entries(form.fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const page: ApplyPage = {
    ...blank,
    values: Object.fromEntries(typed),
    problems,
    files: await keptFiles(context.db, { jobId: id, form, problems, network: networkOf(asked.request.ip) }),
    key: isReused ? blank.key : key,
    codeOf,
    ...(Object.keys(problems).length ? {} : { trouble: isReused ? sentAlready : refusal.message }),
  };
  if (refusal.retryAfterSeconds) asked.reply.header('Retry-After', String(refusal.retryAfterSeconds));
  return send(asked, 'apply', page, { ...unkept, status: refusal.status });
}

const sentAlready =
  'You’ve sent this application already, with something else in it. Send it again only if this one is to take its place.';
