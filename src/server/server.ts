import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { nearnessIn } from './features/search/query/nearness.ts';
import { suggestTitles } from '#matching/titles/suggest-titles.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { factorRoutes } from './features/accounts/factors/factors.routes.ts';
import { recoveryRoutes } from './features/accounts/recovery.routes.ts';
import { hashesAtOnce, hashingNow } from './features/accounts/passwords.ts';
import { presentOfToken, renewToken } from './features/accounts/sessions.ts';
import { createSignInDelays } from './features/accounts/sign-in-delays.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts';
import { noteOldCall } from './features/api-keys/api-keys.queries.ts';
import { presentOfKey } from './features/api-keys/present-of-key.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { responseTimeRoutes } from './features/response-times/response-times.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { serveApplyPages } from './features/applications/visitors/apply-pages.ts';
import { serveLinkPages } from './features/applications/visitors/link-pages.ts';
import { visitorRoutes } from './features/applications/visitors/visitors.routes.ts';
import { backgroundRoutes } from '#server/features/background/background.routes.ts';
import { backupsRoutes } from '#server/features/backups/backups.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { briefly, longestWords } from './last-words.ts';
import { boardRoutes } from './features/board/board.routes.ts';
import { browserErrorRoutes } from './features/browser-errors/browser-errors.routes.ts';
import { candidateRoutes } from './features/candidates/candidates.routes.ts';
import { careersSiteRoutes } from './features/careers-sites/careers-sites.routes.ts';
import { hireRoutes } from './features/hires/hires.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { siteDomainRoutes } from './features/careers-sites/domains/site-domains.routes.ts';
import { companyEventRoutes } from './features/company-events/company-events.routes.ts';
import { companyRoutes } from './features/companies/companies.routes.ts';
import { dashboardRoutes } from './features/dashboards/dashboards.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { fairnessRoutes } from './features/fairness/fairness.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { serveCalendarFeeds } from './features/interviews/feed/serve-feeds.ts';
import { interviewRoutes } from './features/interviews/interviews.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { proofOf } from './features/accounts/provider/browser-proof.ts';
import { createProviderClients } from './features/accounts/provider/provider-client.ts';
import { providerRoutes } from './features/accounts/provider/provider.routes.ts';
import { jobRoutes } from './features/jobs/jobs.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { rememberMarket } from './market-memory.ts';
import { otherNamesIn } from './features/search/query/other-names.ts';
import { jobTemplateRoutes } from './features/job-templates/job-templates.routes.ts';
import { openLiveAudience } from './features/live/live-audience.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { assistRoutes } from './features/matches/assist.routes.ts';
import { matchRoutes } from './features/matches/matches.routes.ts';
import { answersSoFar } from './features/messages/by-mail/counted.ts';
import { serveInboundMail } from './features/messages/by-mail/inbound.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { jobImportRoutes } from './features/moving-in/jobs/job-imports.routes.ts';
import { movingInRoutes } from './features/moving-in/moving-in.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { loadVocabulary } from './features/matches/vocabulary.ts';
import { offerRoutes } from './features/offers/offers.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { describePages } from './features/pages/describe-page.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { contentOf, pagesIn } from './features/pages/read-page.ts';
import { duplicateRoutes } from './features/pool/duplicates.routes.ts';
import { poolRoutes } from './features/pool/pool.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { createResumeParser } from './features/resumes/resume-parser.ts';
import { provisioningRoutes } from './features/provisioning/provisioning.routes.ts';
import { serveScim } from './features/provisioning/scim.routes.ts';
import { serveBoardScript } from './features/public-jobs/embed/board-script.ts';
import { serveFramedBoard } from './features/public-jobs/embed/framed-board.ts';
import { serveFeeds } from './features/public-jobs/feeds/feeds.routes.ts';
import { serveIndexNowKey } from './features/public-jobs/index-now/index-now-key.ts';
import { publicJobRoutes, servePreflights } from './features/public-jobs/public-jobs.routes.ts';
import { serveSitemaps } from './features/public-jobs/sitemap.routes.ts';
import { questionRoutes } from './features/questions/questions.routes.ts';
import { resumeRoutes } from './features/resumes/resumes.routes.ts';
import { companyExportRoutes } from './features/company-exports/company-exports.routes.ts';
import { securityLogRoutes } from './features/security-log/security-log.routes.ts';
import { answerVisitors } from './features/visitors/answer-visitors.ts';
import { serveAlertPages } from './features/visitors/alerts/alert-pages.ts';
import { serveCareersPreview, serveCareersSites } from './features/visitors/careers-pages.ts';
import { serveDomainQuestion } from './features/visitors/own-domain/ask-for-domain.ts';
import { serveOwnDomains } from './features/visitors/own-domain/serve-own-domains.ts';
import { viewRoutes } from './features/views/views.routes.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { scorecardRoutes } from './features/scorecards/scorecards.routes.ts';
import { templateRoutes } from './features/templates/templates.routes.ts';
import { stepRoutes } from './features/steps/steps.routes.ts';
import { timelineRoutes } from './features/timeline/timeline.routes.ts';
import { addressGuard } from './outgoing/address-guard.ts';
import { guardedFetch } from './outgoing/guarded-fetch.ts';
import { createViewCounter } from './page-views/view-counter.ts';
import { createSecurityNotes } from './security-log/security-notes.ts';
import { createAdmission } from './http/admission.ts';
import { createBudgets } from './http/budgets.ts';
import { startBackgroundWork } from './background-work.ts';
import { serveApiReader } from './http/api-reader.ts';
import { registerCalls } from './http/calls.ts';
import { openReads } from './db/reads.ts';
import { inTransaction } from './db/transaction.ts';
import { answerErrors } from './http/errors.ts';
import { acceptOnlyJson } from './http/json-bodies.ts';
import { httpServer } from './http/http-server.ts';
import { serveOpenApi } from './http/openapi.ts';
import { followOwnWrites } from './http/own-writes.ts';
import { followRequests } from './http/follow-requests.ts';
import { logRequests } from './http/request-log.ts';
import { refuseCrossSiteWrites } from './http/same-origin.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { watchServer } from './metrics/watch-server.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { serveWellKnown } from './http/well-known.ts';
import { loadVisitorPages } from './http/visitor-pages.ts';
import { loadWebPage, serveWebPage } from './http/web-page.ts';
import { learnPort, ownOrigin } from './own-origin.ts';
import { isPlatformOpen } from './visibility/visible-jobs.queries.ts';

const builtClient = path.resolve(import.meta.dirname, '../../dist/client');
const builtVisitorPages = path.resolve(import.meta.dirname, '../../dist/visitors');
const contentPages = path.resolve(import.meta.dirname, '../../content/pages');

/** The whole program as one HTTP server that is not yet listening: features are registered here and nothing else happens. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { config, db, log, now } = context;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const loggerInstance: FastifyBaseLogger = log;
  const cookie = sessionCookie(secure, config.sessions.people.longestSeconds);
  const admission = createAdmission({
    atOnce: db.options.max,
    hashesAtOnce: hashesAtOnce(),
    refuses: config.admission,
    cookie: cookie.name,
  });
  const server = fastify({
    serverFactory: httpServer(config, admission),
    forceCloseConnections: 'idle',
    ...answerUnreadable,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies ?? false,
    routerOptions: { maxParamLength: 200 },
  });

  const origin = () => ownOrigin(config);
  server.addHook('onListen', async () => learnPort(server, config));
  const budgets = createBudgets(config.limits, db);
  const callOutside = guardedFetch(addressGuard(config.outgoingAllow));
  const page = loadWebPage(builtClient, config.brandName);
  const readPage = pagesIn(contentPages, config.brandName);
  answerErrors(server);
  acceptOnlyJson(server);
  followRequests(server);
  logRequests(server);
  sendSecurityHeaders(server, page.inline, secure);
  admission.count(server);
  rememberMarket(db);
  const reads = openReads(config.databaseReadUrl, db, log);
  server.addHook('onClose', () => reads.close());
  if (config.databaseReadUrl) followOwnWrites(server, reads, secure);
  /** For pages that everybody sees. */
  const shown = { ...context, db: reads.db };
  const otherNames = (words: readonly string[]) => otherNamesIn(loadVocabulary(), words);
  const send = await loadVisitorPages(builtVisitorPages, { brand: config.brandName, origin });
  serveOwnDomains(server, { ...shown, budgets, send, otherNames });
  refuseCrossSiteWrites(server, config.publicUrl);
  await server.register(cookies);
  await server.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });

  startBackgroundWork(server, context, { otherNames, callOutside, budgets });
  const audience = openLiveAudience(context, reads.toldOfNow);
  const watch = watchServer(server, {
    db,
    listeners: audience.size,
    hashing: hashingNow,
    answers: answersSoFar,
    admission: admission.now,
    token: config.metricsToken,
  });
  server.addHook('preClose', () => briefly(audience.close()));
  const resumes = createResumeParser(log);
  server.addHook('onClose', () => resumes.close());
  const views = createViewCounter(db, log);
  const notes = createSecurityNotes(db, log, config.limits);
  const leftToWrite = () => Promise.all([views.flush(), notes.close()]);
  server.addHook('onClose', () => briefly(leftToWrite(), longestWords.writing));

  registerCalls(
    server,
    {
      ...accountRoutes(createSignInDelays(config.limits, db)),
      ...factorRoutes,
      ...providerRoutes(createProviderClients(callOutside, now), proofOf(config)),
      ...recoveryRoutes,
      ...jobRoutes(views),
      ...publicJobRoutes(otherNames),
      ...searchRoutes({
        otherNames,
        nearness: nearnessIn(loadVocabulary),
        suggestTitles: (typed, most) => suggestTitles(loadVocabulary(), typed, most),
      }),
      ...jobTemplateRoutes(loadVocabulary),
      ...savedSearchRoutes(otherNames),
      ...applicationRoutes(views),
      ...visitorRoutes,
      ...matchRoutes,
      ...profileRoutes,
      ...fileRoutes,
      ...resumeRoutes(resumes),
      ...companyEventRoutes,
      ...companyRoutes,
      ...careersSiteRoutes,
      ...siteDomainRoutes(callOutside),
      ...provisioningRoutes,
      ...apiKeyRoutes,
      ...webhookRoutes,
      ...movingInRoutes,
      ...jobImportRoutes,
      ...hireRoutes,
      ...candidateRoutes(views),
      ...fairnessRoutes,
      ...assistRoutes,
      ...analyticsRoutes,
      ...dashboardRoutes,
      ...todayRoutes,
      ...browserErrorRoutes,
      ...pageRoutes(readPage),
      ...pictureRoutes,
      ...operatorRoutes,
      ...adminRoutes,
      ...backgroundRoutes,
      ...backupsRoutes,
      ...healthRoutes(watch),
      ...companyExportRoutes,
      ...securityLogRoutes,
      ...liveRoutes(audience),
      ...responseTimeRoutes,
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
      reads,
      budgets,
      cookie,
      notes,
      presentOfKey: (key, request) => presentOfKey(db, key, request),
      noteOldCall: (keyId, call) => noteOldCall(db, keyId, call),
      presentOf: (token) => presentOfToken(db, token, config.sessions),
      renew: (session, token) => inTransaction(db, (tx) => renewToken(tx, session, token, { final: false })),
    },
  );

  servePictures(server, db);
  await serveScim(server, context, budgets);
  await serveInboundMail(server, context, budgets);
  servePreflights(server, context);
  serveSitemaps(server, shown, { budgets, forEverybody: page.forEverybody });
  serveFeeds(server, shown, { budgets, otherNames });
  serveApiReader(server, builtClient, config.brandName);
  serveOpenApi(server, { brand: config.brandName, cookie: cookie.name }, budgets);
  serveCalendarFeeds(server, context, budgets);
  serveWellKnown(server, {
    publicUrl: config.publicUrl,
    now,
    forEverybody: page.forEverybody,
    isOpen: () => isPlatformOpen(db),
    origin,
    contacts: async (from) => [`${from}/contact`],
  });
  const isSomebody = async (request: FastifyRequest) => {
    const token = cookie.read(request);
    return token !== undefined && (await presentOfToken(db, token, config.sessions)) !== undefined;
  };
  const actorOf = async (request: FastifyRequest) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : (await presentOfToken(db, token, config.sessions))?.actor;
  };
  serveCareersSites(server, { ...shown, budgets, send, otherNames });
  serveCareersPreview(server, { db, budgets, send, otherNames, actorOf });
  serveApplyPages(server, { context, budgets, send, isSomebody });
  serveLinkPages(server, { context, budgets, send, isSomebody });
  serveAlertPages(server, { context, budgets, send, otherNames });
  serveBoardScript(server, builtVisitorPages);
  serveIndexNowKey(server, context, budgets);
  serveDomainQuestion(server, context);
  serveFramedBoard(server, { context: shown, budgets, send, otherNames });
  await serveWebPage(server, page, cookie, {
    answerVisitor: answerVisitors({
      db: reads.db,
      mails: Boolean(config.smtpUrl),
      brand: config.brandName,
      budgets,
      send,
      otherNames,
      isSomebody,
      contentAt: contentOf(db, readPage, page.forEverybody),
      written: page.forEverybody,
    }),
    describe: describePages(db, readPage, page.forEverybody),
    origin,
  });
  return server;
}
