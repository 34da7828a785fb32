import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { hashesAtOnce, hashingNow, hashLessWhile } from './features/accounts/passwords.ts';
import { presentOfToken, renewToken } from './features/accounts/sessions.ts';
import { noteOldCall } from './features/api-keys/api-keys.queries.ts';
import { presentOfKey } from './features/api-keys/present-of-key.ts';
import { serveApplyPages } from './features/applications/visitors/apply-pages.ts';
import { openToOwnSites } from './features/applications/visitors/open-to-own-sites.ts';
import { serveLinkPages } from './features/applications/visitors/link-pages.ts';
import { briefly, longestWords } from './last-words.ts';
import { serveCalendarFeeds } from './features/interviews/feed/serve-feeds.ts';
import { rememberMarket } from './market-memory.ts';
import { everyRoute } from './routes.ts';
import { otherNamesIn } from './features/search/query/other-names.ts';
import { openLiveAudience } from './features/live/live-audience.ts';
import { answersSoFar } from './features/messages/by-mail/counted.ts';
import { serveInboundMail } from './features/messages/by-mail/inbound.routes.ts';
import { loadVocabulary } from './features/matches/vocabulary.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { describePages } from './features/pages/describe-page.ts';
import { contentOf, pagesIn } from './features/pages/read-page.ts';
import { createResumeParser } from './features/resumes/resume-parser.ts';
import { serveScim } from './features/provisioning/scim.routes.ts';
import { serveBoardScript } from './features/public-jobs/embed/board-script.ts';
import { serveFramedBoard } from './features/public-jobs/embed/framed-board.ts';
import { serveFeeds } from './features/public-jobs/feeds/feeds.routes.ts';
import { serveIndexNowKey } from './features/public-jobs/index-now/index-now-key.ts';
import { servePreflights } from './features/public-jobs/public-jobs.routes.ts';
import { serveSitemaps } from './features/public-jobs/sitemap.routes.ts';
import { answerVisitors } from './features/visitors/answer-visitors.ts';
import { serveAlertPages } from './features/visitors/alerts/alert-pages.ts';
import { serveCareersPreview, serveCareersSites } from './features/visitors/careers-pages.ts';
import { visitorPlace } from './features/visitors/visitor-place.ts';
import { serveDomainQuestion } from './features/visitors/own-domain/ask-for-domain.ts';
import { serveOwnDomains } from './features/visitors/own-domain/serve-own-domains.ts';
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
import { longestStop } from './http/drain.ts';
import { answerErrors } from './http/errors.ts';
import { acceptOnlyJson } from './http/json-bodies.ts';
import { httpServer } from './http/http-server.ts';
import { serveOpenApi } from './http/openapi.ts';
import { followOwnWrites } from './http/own-writes.ts';
import { followRequests } from './http/follow-requests.ts';
import { followRequestEnds } from './http/request-ends.ts';
import { logRequests } from './http/request-log.ts';
import { refuseCrossSiteWrites } from './http/same-origin.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { watchServer } from './metrics/watch-server.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { serveWellKnown } from './http/well-known.ts';
import { loadVisitorPages } from './http/visitor-pages.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import { loadWebPage, serveWebPage } from './http/web-page.ts';
import { learnPort, ownOrigin } from './own-origin.ts';
import { howOutsideStands } from './tasks/how-outside-stands.ts';
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
  const page = loadWebPage(builtClient, config.brandName);
  const admission = createAdmission({
    atOnce: db.options.max,
    hashesAtOnce: hashesAtOnce(),
    refuses: config.admission,
    isOwnScreen: (pathname) => page.hasScreen(pathname) && !visitorPlace(pathname, page.forEverybody),
  });
  hashLessWhile(() => admission.now().waiting > 0);
  const server = fastify({
    serverFactory: httpServer(config, admission),
    forceCloseConnections: 'idle',
    // A part of a stop counts as a plugin, and would be given up after ten seconds, with the parts after it.
    pluginTimeout: longestStop,
    // Who comes while a stop waits for tasks is answered as ever: the database closes after the last of them.
    return503OnClosing: false,
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
  const readPage = pagesIn(contentPages, config.brandName);
  const onEnd = followRequestEnds(server);
  answerErrors(server, admission.noteRefused);
  acceptOnlyJson(server);
  followRequests(server, onEnd);
  logRequests(server, onEnd);
  sendSecurityHeaders(server, page.inline, secure);
  admission.count(server);
  warnOfProxy(server, config);
  rememberMarket(db);
  const reads = openReads(config.databaseReadUrl, db, log);
  server.addHook('onClose', () => reads.close());
  if (config.databaseReadUrl) followOwnWrites(server, reads, secure);
  /** For pages that everybody sees. */
  const shown = { ...context, db: reads.db };
  const otherNames = (words: readonly string[]) => otherNamesIn(loadVocabulary(), words);
  const send = await loadVisitorPages(builtVisitorPages, { brand: config.brandName, origin });
  serveOwnDomains(server, { ...shown, primary: db, budgets, send, otherNames });
  refuseCrossSiteWrites(server, config.publicUrl);
  openToOwnSites(server, context);
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
    onEnd,
    listeners: audience.size,
    hashing: hashingNow,
    answers: answersSoFar,
    admission,
    serversWanted: config.servers,
    outside: () => howOutsideStands(db, config),
    dataDir: config.databaseUrl ? undefined : config.dataDir,
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
    everyRoute({ ...context, otherNames, callOutside, readPage, views, resumes, watch, audience }),
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
    const present = token === undefined ? undefined : await presentOfToken(db, token, config.sessions);
    return present?.session.lacksFactor ? undefined : present?.actor;
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
