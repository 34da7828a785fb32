import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { nearnessIn } from './features/search/query/nearness.ts';
import { suggestTitles } from '#matching/titles/suggest-titles.ts';
import { accountRoutes } from '#server/features/accounts/accounts.routes.ts';
import { actorOfToken } from '#server/features/accounts/sessions.ts';
import { createSignInDelays } from '#server/features/accounts/sign-in-delays.ts';
import { adminRoutes } from '#server/features/admin/admin.routes.ts';
import { analyticsRoutes } from '#server/features/analytics/analytics.routes.ts';
import { answerRoutes } from '#server/features/answers/answers.routes.ts';
import { applicationRoutes } from '#server/features/applications/applications.routes.ts';
import { boardRoutes } from '#server/features/board/board.routes.ts';
import { browserErrorRoutes } from '#server/features/browser-errors/browser-errors.routes.ts';
import { candidateRoutes } from '#server/features/candidates/candidates.routes.ts';
import { companyRoutes } from '#server/features/companies/companies.routes.ts';
import { dashboardRoutes } from '#server/features/dashboards/dashboards.routes.ts';
import { fairnessRoutes } from '#server/features/fairness/fairness.routes.ts';
import { fileRoutes } from '#server/features/files/files.routes.ts';
import { interviewRoutes } from '#server/features/interviews/interviews.routes.ts';
import { invitationRoutes } from '#server/features/invitations/invitations.routes.ts';
import { jobRoutes } from '#server/features/jobs/jobs.routes.ts';
import { searchRoutes } from '#server/features/search/search.routes.ts';
import { otherNamesIn } from './features/search/query/other-names.ts';
import { openLiveAudience } from '#server/features/live/live-audience.ts';
import { liveRoutes } from '#server/features/live/live.routes.ts';
import { assistRoutes } from '#server/features/matches/assist.routes.ts';
import { matchRoutes } from '#server/features/matches/matches.routes.ts';
import { messageRoutes } from '#server/features/messages/messages.routes.ts';
import { notificationRoutes } from '#server/features/notifications/notifications.routes.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { offerRoutes } from '#server/features/offers/offers.routes.ts';
import { onboardingRoutes } from '#server/features/onboarding/onboarding.routes.ts';
import { operatorRoutes } from '#server/features/operator/operator.routes.ts';
import { pageRoutes } from '#server/features/pages/pages.routes.ts';
import { duplicateRoutes } from '#server/features/pool/duplicates.routes.ts';
import { poolRoutes } from '#server/features/pool/pool.routes.ts';
import { profileRoutes } from '#server/features/profiles/profiles.routes.ts';
import { createResumeReader } from '#server/features/resumes/resume-reader.ts';
import { questionRoutes } from '#server/features/questions/questions.routes.ts';
import { resumeRoutes } from '#server/features/resumes/resumes.routes.ts';
import { viewRoutes } from '#server/features/views/views.routes.ts';
import { savedSearchRoutes } from '#server/features/saved-searches/saved-searches.routes.ts';
import { scorecardRoutes } from '#server/features/scorecards/scorecards.routes.ts';
import { templateRoutes } from '#server/features/templates/templates.routes.ts';
import { stepRoutes } from '#server/features/steps/steps.routes.ts';
import { timelineRoutes } from '#server/features/timeline/timeline.routes.ts';
import { createViewCounter } from './page-views/view-counter.ts';
import { createBudgets } from '#server/http/budgets.ts';
import { startRegularWork } from '#server/regular-work.ts';
import { registerCalls } from '#server/http/calls.ts';
import { answerErrors } from '#server/http/errors.ts';
import { acceptOnlyJson } from '#server/http/json-bodies.ts';
import { httpServer } from '#server/http/http-server.ts';
import { serveOpenApi } from '#server/http/openapi.ts';
import { logRequests } from '#server/http/request-log.ts';
import { refuseCrossSiteWrites } from '#server/http/same-origin.ts';
import { sendSecurityHeaders } from '#server/http/security-headers.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { answerUnreadable } from '#server/http/unreadable.ts';
import { serveWellKnown } from '#server/http/well-known.ts';
import { loadWebPage, serveWebPage } from '#server/http/web-page.ts';

const builtClient = path.resolve(import.meta.dirname, '../../dist/client');
const contentPages = path.resolve(import.meta.dirname, '../../content/pages');

/** The whole program as one HTTP server that is not yet listening: features are registered here and nothing else happens. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { config, db, log, now } = context;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const loggerInstance: FastifyBaseLogger = log;
  const server = fastify({
    serverFactory: httpServer(config),
    forceCloseConnections: 'idle',
    ...answerUnreadable,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies ?? false,
    routerOptions: { maxParamLength: 200 },
  });

  const cookie = sessionCookie(secure);
  const budgets = createBudgets(config.limits);
  const page = loadWebPage(builtClient, config.brandName);
  answerErrors(server);
  acceptOnlyJson(server);
  logRequests(server);
  sendSecurityHeaders(server, page.inline, secure);
  refuseCrossSiteWrites(server, config.publicUrl);
  await server.register(cookies);
  await server.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });

  const otherNames = (words: readonly string[]) => otherNamesIn(loadVocabulary(), words);
  startRegularWork(server, context, otherNames);
  const audience = openLiveAudience(context);
  server.addHook('preClose', () => audience.close());
  const resumes = createResumeReader(log);
  server.addHook('onClose', () => resumes.close());
  const views = createViewCounter(db, log);
  server.addHook('onClose', () => views.flush());

  registerCalls(
    server,
    {
      ...accountRoutes(createSignInDelays(config.limits)),
      ...jobRoutes(views),
      ...searchRoutes({
        otherNames,
        nearness: nearnessIn(loadVocabulary),
        suggestTitles: (typed, most) => suggestTitles(loadVocabulary(), typed, most),
      }),
      ...savedSearchRoutes(otherNames),
      ...applicationRoutes(views),
      ...matchRoutes,
      ...profileRoutes,
      ...fileRoutes,
      ...resumeRoutes(resumes),
      ...companyRoutes,
      ...candidateRoutes(views),
      ...fairnessRoutes,
      ...assistRoutes,
      ...analyticsRoutes,
      ...dashboardRoutes,
      ...browserErrorRoutes,
      ...pageRoutes(contentPages),
      ...operatorRoutes,
      ...adminRoutes,
      ...liveRoutes(audience),
      ...answerRoutes,
      ...boardRoutes,
      ...stepRoutes,
      ...timelineRoutes,
      ...questionRoutes,
      ...messageRoutes,
      ...templateRoutes,
      ...invitationRoutes,
      ...poolRoutes,
      ...duplicateRoutes,
      ...viewRoutes,
      ...offerRoutes,
      ...interviewRoutes,
      ...scorecardRoutes,
      ...onboardingRoutes,
      ...notificationRoutes,
    },
    {
      context,
      budgets,
      cookie,
      actorOf: (token) => actorOfToken(db, token, now()),
    },
  );

  serveOpenApi(server, config.brandName, budgets);
  serveWellKnown(server, {
    publicUrl: config.publicUrl,
    now,
    forEverybody: page.forEverybody,
    contacts: async (origin) => [`${origin}/contact`],
  });
  await serveWebPage(server, page, cookie);
  return server;
}
