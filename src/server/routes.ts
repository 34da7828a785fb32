import { publicJobRoutes } from './features/public-jobs/public-jobs.routes.ts';
import { nearnessIn } from './features/search/query/nearness.ts';
import { suggestTitles } from '#matching/titles/suggest-titles.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { factorRoutes } from './features/accounts/factors/factors.routes.ts';
import { recoveryRoutes } from './features/accounts/recovery.routes.ts';
import { createSignInDelays } from './features/accounts/sign-in-delays.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { responseTimeRoutes } from './features/response-times/response-times.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { visitorRoutes } from './features/applications/visitors/visitors.routes.ts';
import { backgroundRoutes } from '#server/features/background/background.routes.ts';
import { backupsRoutes } from '#server/features/backups/backups.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
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
import { interviewRoutes } from './features/interviews/interviews.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { proofOf } from './features/accounts/provider/browser-proof.ts';
import { createProviderClients } from './features/accounts/provider/provider-client.ts';
import { providerRoutes } from './features/accounts/provider/provider.routes.ts';
import { jobRoutes } from './features/jobs/jobs.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { jobTemplateRoutes } from './features/job-templates/job-templates.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { assistRoutes } from './features/matches/assist.routes.ts';
import { matchRoutes } from './features/matches/matches.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { jobImportRoutes } from './features/moving-in/jobs/job-imports.routes.ts';
import { movingInRoutes } from './features/moving-in/moving-in.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { loadVocabulary } from './features/matches/vocabulary.ts';
import { offerRoutes } from './features/offers/offers.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { duplicateRoutes } from './features/pool/duplicates.routes.ts';
import { poolRoutes } from './features/pool/pool.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { provisioningRoutes } from './features/provisioning/provisioning.routes.ts';
import { questionRoutes } from './features/questions/questions.routes.ts';
import { resumeRoutes } from './features/resumes/resumes.routes.ts';
import { companyExportRoutes } from './features/company-exports/company-exports.routes.ts';
import { securityLogRoutes } from './features/security-log/security-log.routes.ts';
import { viewRoutes } from './features/views/views.routes.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { scorecardRoutes } from './features/scorecards/scorecards.routes.ts';
import { templateRoutes } from './features/templates/templates.routes.ts';
import { stepRoutes } from './features/steps/steps.routes.ts';
import { timelineRoutes } from './features/timeline/timeline.routes.ts';
import type { FindOtherNames } from './features/search/query/parsed-query.ts';
import type { GuardedFetch } from './outgoing/guarded-fetch.ts';
import type { ReadPage } from './features/pages/read-page.ts';
import type { ResumeParser } from './features/resumes/resume-parser.ts';
import type { LiveAudience } from './features/live/live-audience.ts';
import type { Context } from './context.ts';
import type { Watch } from './metrics/watch-server.ts';
import type { ViewCounter } from './page-views/view-counter.ts';

/** What routes need beside what every request is given. */
type Parts = Pick<Context, 'config' | 'db' | 'now'> & {
  otherNames: FindOtherNames;
  /** How programs outside are asked. */
  callOutside: GuardedFetch;
  readPage: ReadPage;
  views: ViewCounter;
  resumes: ResumeParser;
  watch: Watch;
  audience: LiveAudience;
};

/** Every call of the API with what answers it, by the features they belong to. */
export function everyRoute({
  config,
  db,
  now,
  otherNames,
  callOutside,
  readPage,
  views,
  resumes,
  watch,
  audience,
}: Parts) {
  return {
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
  };
}
