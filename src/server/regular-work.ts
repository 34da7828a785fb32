import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { patience } from './db/limits.ts';
import { deleteExpiredSessions } from './features/accounts/sessions.queries.ts';
import { forgetOldMatches } from './features/alerts/alerts.queries.ts';
import { matchAlerts } from './features/alerts/match-alerts.ts';
import { notifyOfNewJobs } from './features/alerts/notify-of-new-jobs.ts';
import { recalculateAnswerRecords } from './features/response-times/response-times.queries.ts';
import { remindOfResponses } from './features/response-times/remind-of-responses.ts';
import { notifyOfRejections } from './features/applications/notify-of-rejections.ts';
import { cancelInterviewsOfHired } from './features/interviews/cancel-of-hired.ts';
import { syncSearchIndex, measureMarket } from './features/search/search-upkeep.queries.ts';
import type { FindOtherNames } from './features/search/standing-query.queries.ts';
import { forgetOldRecords } from './features/matches/match-record.queries.ts';
import { markOutdatedFeatures, extractStaleFeatures } from './features/matches/extract-stale.ts';
import { createExtractor } from './features/matches/extractor.ts';
import { expireDueOffers } from './features/offers/expire-offers.ts';
import { remindOfTasks } from './features/onboarding/remind-of-tasks.ts';
import { renewAlerts } from './features/saved-searches/renew-alerts.ts';
import { senderOf } from './mail/sender.ts';
import { regularly } from './tasks/regularly.ts';

/** What is done now and then while the server listens, whoever asks for what. */
export function startRegularWork(
  server: FastifyInstance,
  { config, db, log }: Context,
  otherNames: FindOtherNames,
): void {
  regularly(server, 'forget expired sessions', 3_600_000, () => deleteExpiredSessions(db));
  regularly(server, 'forget old records of scores', 3_600_000, () => forgetOldRecords(db));
  regularly(server, 'keep the search index', 1_000, () => syncSearchIndex(db), {
    limits: { enough: patience.minute, tooLong: patience.tenMinutes * 2 },
  });
  regularly(server, 'measure the market', 30_000, () => measureMarket(db));
  const sender = senderOf(config);
  regularly(server, 'remind of answers', 5_000, () => remindOfResponses(db, sender));
  regularly(server, 'tell of rejections', 2_000, () => notifyOfRejections(db));
  regularly(server, 'call off interviews', 5_000, () => cancelInterviewsOfHired(db));
  regularly(server, 'remind of tasks', 60_000, () => remindOfTasks(db));
  regularly(server, 'end offers', 20_000, () => expireDueOffers(db));
  regularly(server, 'put new jobs to alerts', 5_000, (enough) => matchAlerts(db, enough));
  regularly(server, 'write outdated alerts anew', 60_000, (enough) => renewAlerts(db, otherNames, enough), {
    atOnce: true,
  });
  regularly(server, 'tell of new jobs', 30_000, (enough) => notifyOfNewJobs(db, enough));
  regularly(server, 'forget what alerts told long ago', 3_600_000, () => forgetOldMatches(db));
  regularly(server, 'reckon answer records', 600_000, () => recalculateAnswerRecords(db));
  const extractor = createExtractor();
  server.addHook('preClose', () => extractor.close());
  regularly(
    server,
    'read what is to be matched',
    1_000,
    (enough) => extractStaleFeatures({ db, extractor, log, enough }),
    { atOnce: true },
  );
  regularly(server, 'keep what is matched current', 5_000, () => markOutdatedFeatures(db));
}
