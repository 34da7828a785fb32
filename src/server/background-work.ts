import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { forgetOldLinks } from './addresses/links.queries.ts';
import { makeBackupNow } from './backup/back-up.task.ts';
import { forgetOldRuns } from './backup/runs.queries.ts';
import { askForConfirmation } from './features/accounts/ask-for-confirmation.task.ts';
import { askForReset } from './features/accounts/ask-for-reset.task.ts';
import { deleteOldWrongCodes } from './features/accounts/factors/authenticator.queries.ts';
import { deleteExpiredChallenges } from './features/accounts/factors/challenges.queries.ts';
import { deleteExpiredUnfinished } from './features/accounts/factors/unfinished.queries.ts';
import { deleteExpiredSessions, deleteFormerSessionIds } from './features/accounts/sessions.queries.ts';
import { forgetOldProviderSignIns } from './features/accounts/provider/sign-ins.queries.ts';
import { forgetUnseenDevices } from './features/accounts/devices.queries.ts';
import { forgetOldMatches } from './features/alerts/alerts.queries.ts';
import { matchAlerts } from './features/alerts/match-alerts.task.ts';
import { gatherMorning, notifyOfNewJobs } from './features/alerts/notify-of-new-jobs.task.ts';
import { forgetOldEvents } from './events/give-places.ts';
import { checkSiteDomains } from './features/careers-sites/domains/check-site-domains.task.ts';
import { forgetOldExports } from './features/company-exports/company-exports.queries.ts';
import { clearExports } from './features/company-exports/export-files.ts';
import { makeExport } from './features/company-exports/make-export.task.ts';
import { findDue } from './features/background/find-due.task.ts';
import { recover } from './features/background/recover.task.ts';
import { forgetAlerts } from './features/visitors/alerts/forget-alerts.ts';
import { forgetVisitors } from './features/applications/visitors/forget-visitors.ts';
import { mailWaitingVisitor } from './features/applications/visitors/mail-waiting-visitor.task.ts';
import { writeAutoResponse } from './features/applications/write-auto-response.task.ts';
import { notifyOfRejection } from './features/applications/notify-of-rejection.task.ts';
import { writeRejection } from './features/applications/write-rejection.task.ts';
import { cancelInterviewsOfHired } from './features/interviews/cancel-of-hired.task.ts';
import { writeLetter } from './features/interviews/write-letter.task.ts';
import { extractStaleFeatures, markOutdatedFeatures } from './features/matches/extract-stale.ts';
import { readOlderTerms } from './features/jobs/read-older-terms.task.ts';
import { createExtractor } from './features/matches/extractor.ts';
import { forgetRecords } from './features/matches/forget-records.ts';
import { readMailbox } from './features/messages/by-mail/read-mailbox.task.ts';
import { mailNotifications } from './features/notifications/mail-notifications.task.ts';
import { expireDueOffers } from './features/offers/expire-offers.task.ts';
import { forgetImports } from './features/moving-in/forget-imports.ts';
import { workOnImport } from './features/moving-in/import-people.task.ts';
import { remindOfTask } from './features/onboarding/remind-of-task.task.ts';
import { remindOfResponses } from './features/response-times/remind-of-responses.task.ts';
import { recalculateAnswerRecords } from './features/response-times/response-times.queries.ts';
import { writeJobClosed } from './features/response-times/write-job-closed.task.ts';
import { tellEngines } from './features/public-jobs/index-now/tell-engines.task.ts';
import { renewAlerts } from './features/saved-searches/renew-alerts.task.ts';
import { sendSecurityLog } from './features/security-log/send-security-log.task.ts';
import { measureMarket, syncSearchIndex } from './features/search/search-upkeep.queries.ts';
import type { FindOtherNames } from './features/search/standing-query.queries.ts';
import { forgetNobodysRefusals } from './mail/refused-addresses.queries.ts';
import { createCalendarsReader } from './features/interviews/own-calendar/read-own-calendars.ts';
import { forgetBusy } from './features/interviews/own-calendar/own-calendars.queries.ts';
import { createWebhookSender } from './features/webhooks/send-to-webhooks.ts';
import { sendMail } from './mail/send-mail.task.ts';
import { forget } from './forgetting/forget.ts';
import { earlierOf } from './forgetting/forgetting.queries.ts';
import { briefly, longestWords } from './last-words.ts';
import { forgetSandboxes } from './features/api-keys/make-sandbox.ts';
import { forgetOldEntries } from './security-log/forget-old-entries.ts';
import type { Budgets } from './http/budgets.ts';
import { deleteExpiredRateLimits } from './http/rate-limits.queries.ts';
import { forgetOldAnswers } from './http/sent-once.queries.ts';
import type { GuardedFetch } from './outgoing/guarded-fetch.ts';
import { senderOf } from './mail/sender.ts';
import { smtpTransport } from './mail/transport.ts';
import { eachOf } from './tasks/each-of.ts';
import { type Handlers, inOneTransaction, type TaskRun } from './tasks/handler.ts';
import { startWorkers, type Workers } from './tasks/workers.ts';

/** What is done apart from requests while the server listens: for each queue, who works on it. */
export function startBackgroundWork(
  server: FastifyInstance,
  context: Context,
  {
    otherNames,
    callOutside,
    budgets,
  }: { otherNames: FindOtherNames; callOutside: GuardedFetch; budgets: Budgets },
): void {
  const { config, db, log, now } = context;
  const sender = senderOf(config);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, config.dkim) : undefined;
  const extractor = createExtractor();
  const webhooks = createWebhookSender(context);
  const calendars = createCalendarsReader(context);
  const { securityLogReceiver: receiver, backups, replies } = config;
  const handlers: Handlers = {
    ...(receiver ? { 'security-log-sending': sendSecurityLog(db, receiver) } : {}),
    ...(backups ? { backup: makeBackupNow(db, config, backups) } : {}),
    ...(replies?.mailbox
      ? {
          'reply-mailbox': readMailbox({
            db,
            budgets,
            sender,
            log,
            address: replies.address,
            mailbox: replies.mailbox,
          }),
        }
      : {}),
    ...(transport ? { mail: sendMail(db, { transport, sender, budget: config.companyMail }) } : {}),
    'interview-mail': inOneTransaction(db, (tx, letter) => writeLetter(tx, letter, sender, now)),
    'auto-response': inOneTransaction(db, (tx, data) => writeAutoResponse(tx, data, sender)),
    'farewell-mail': inOneTransaction(db, (tx, data) => writeJobClosed(tx, data, sender)),
    'rejection-mail': inOneTransaction(db, (tx, data) => writeRejection(tx, data, sender)),
    'visitor-mail': inOneTransaction(db, (tx, data) => mailWaitingVisitor(tx, data, config)),
    'notification-mail': inOneTransaction(db, (tx, data) => mailNotifications(tx, data, sender)),
    'response-reminder': inOneTransaction(db, (tx, data) => remindOfResponses(tx, data, sender)),
    'onboarding-reminder': inOneTransaction(db, remindOfTask),
    rejection: inOneTransaction(db, notifyOfRejection),
    'hired-interviews': inOneTransaction(db, cancelInterviewsOfHired),
    'offer-expiry': inOneTransaction(db, expireDueOffers),
    'alert-morning': inOneTransaction(db, gatherMorning),
    'alert-digest': inOneTransaction(db, notifyOfNewJobs),
    'reset-link': inOneTransaction(db, (tx, data) => askForReset(tx, data, config)),
    'confirm-link': inOneTransaction(db, (tx, data) => askForConfirmation(tx, data, config)),
    reminders: inOneTransaction(db, findDue),
    recovery: inOneTransaction(db, (tx) => recover(tx, config.companyMail)),
    'alert-matching': async (_, run) => void (await matchAlerts(db, enough(run))),
    'alert-queries': (_, run) => renewAlerts(db, otherNames, enough(run)),
    features: async (_, run) => {
      await readOlderTerms(db, enough(run));
      await markOutdatedFeatures(db);
      await extractStaleFeatures({ db, extractor, log, enough: enough(run) });
    },
    'index-now': tellEngines({ db, config, fetch: callOutside }),
    'company-export': makeExport(context),
    'site-domains': checkSiteDomains({ db, fetch: callOutside }),
    webhooks: () => webhooks.beginDue(),
    'own-calendars': () => calendars.beginDue(),
    'search-index': async (_, run) => {
      const over = enough(run);
      while ((await syncSearchIndex(db)) && !over.aborted) await pause(betweenBatchesMs);
    },
    'market-figures': () => measureMarket(db),
    'answer-records': () => recalculateAnswerRecords(db),
    'people-import': workOnImport(db, now),
    'clean-up': (_, run) =>
      eachOf(
        [
          () => forgetOldEntries(db, { days: config.securityLogDays, now: now(), enough: enough(run) }),
          () => forget(db, { now: now(), kept: config.kept, enough: enough(run) }),
          async () => forgetSandboxes(db, await earlierOf(db, now()), config.kept.sandboxes),
          () => deleteExpiredSessions(db),
          () => deleteExpiredChallenges(db),
          () => deleteExpiredUnfinished(db),
          () => deleteOldWrongCodes(db),
          () => deleteFormerSessionIds(db),
          () => forgetOldProviderSignIns(db),
          () => forgetOldLinks(db),
          () => forgetVisitors(db),
          () => forgetAlerts(db),
          () => forgetUnseenDevices(db),
          () => deleteExpiredRateLimits(db),
          () => forgetOldAnswers(db),
          async () => forgetOldEvents(db, await earlierOf(db, now())),
          async () => forgetRecords(db, await earlierOf(db, now()), enough(run)),
          () => forgetOldMatches(db),
          () => forgetNobodysRefusals(db),
          () => forgetBusy(db),
          () => forgetOldRuns(db),
          () => forgetImports(db),
          () => forgetOldExports(db),
          () => clearExports(config.dataDir, now()),
        ],
        run.signal,
      ),
  };
  let workers: Workers | undefined;
  server.addHook('onListen', async () => {
    workers = startWorkers(context, handlers, {
      ...(receiver ? { 'security-log-sending': '* * * * *' } : {}),
      ...(backups ? { backup: backups.schedule } : {}),
      ...(replies?.mailbox ? { 'reply-mailbox': '* * * * *' } : {}),
    });
  });
  server.addHook('preClose', async () => {
    await Promise.all([
      workers?.stop(),
      briefly(Promise.all([webhooks.stop(), calendars.stop()]), longestWords.writing),
    ]);
    await extractor.close();
  });
  server.addHook('onClose', async () => transport?.close());
}

/** What goes piece by piece leaves the rest for the next time after so long. */
const enoughMs = 600_000;
/** Others may want to write what is being indexed. */
const betweenBatchesMs = 500;

function enough({ signal }: TaskRun): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(enoughMs)]);
}
