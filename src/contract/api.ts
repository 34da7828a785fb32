import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { answers } from './response-times.ts';
import { apiKeys } from './api-keys.ts';
import { applications } from './applications.ts';
import { assist } from './assist.ts';
import { background } from './background.ts';
import { backups } from './backups.ts';
import { health } from './health.ts';
import { board } from './board.ts';
import { browserErrors } from './browser-errors.ts';
import { calendars } from './calendars.ts';
import { candidates } from './candidates.ts';
import { careersSites } from './careers-sites.ts';
import { companies } from './companies.ts';
import { companyEvents } from './company-events.ts';
import { companyExports } from './company-exports.ts';
import { companyFigures } from './company-figures.ts';
import { companySettings } from './company-settings.ts';
import { dashboards } from './dashboards.ts';
import { duplicates } from './duplicates.ts';
import type { Endpoint } from './endpoint.ts';
import { factors } from './factors.ts';
import { fairness } from './fairness.ts';
import { files } from './files.ts';
import { interviews } from './interviews.ts';
import { invitations } from './invitations.ts';
import { jobSearch } from './job-search.ts';
import { jobTemplates } from './job-templates.ts';
import { jobs } from './jobs.ts';
import { live } from './live.ts';
import { matches } from './matches.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { jobImports } from './job-imports.ts';
import { movingIn } from './moving-in.ts';
import { offers } from './offers.ts';
import { onboardings } from './onboarding.ts';
import { operators } from './operator.ts';
import { pages } from './pages.ts';
import { pool } from './pool.ts';
import { pictures } from './pictures.ts';
import { profiles } from './profiles.ts';
import { provisioning } from './provisioning.ts';
import { providers } from './providers.ts';
import { publicJobs } from './public-jobs.ts';
import { questions } from './questions.ts';
import { recovery } from './recovery.ts';
import { rejections } from './rejections.ts';
import { resumes } from './resumes.ts';
import { securityLogs } from './security-log.ts';
import { steps } from './steps.ts';
import { timeline } from './timeline.ts';
import { today } from './today.ts';
import { views } from './views.ts';
import { hires } from './hires.ts';
import { webhooks } from './webhooks.ts';
import { visitors } from './visitors.ts';
import { templates } from './templates.ts';
import { savedSearches } from './saved-searches.ts';
import { scorecards } from './scorecards.ts';

/** Every call of the API, keyed by "METHOD /path". */
export const api = {
  ...accounts,
  ...factors,
  ...providers,
  ...jobSearch,
  ...recovery,
  ...jobs,
  ...publicJobs,
  ...jobTemplates,
  ...savedSearches,
  ...applications,
  ...visitors,
  ...questions,
  ...companies,
  ...members,
  ...companyEvents,
  ...companyExports,
  ...companyFigures,
  ...candidates,
  ...companySettings,
  ...provisioning,
  ...apiKeys,
  ...webhooks,
  ...movingIn,
  ...jobImports,
  ...hires,
  ...matches,
  ...careersSites,
  ...pictures,
  ...profiles,
  ...files,
  ...resumes,
  ...dashboards,
  ...today,
  ...pages,
  ...browserErrors,
  ...operators,
  ...admin,
  ...background,
  ...backups,
  ...health,
  ...securityLogs,
  ...live,
  ...messages,
  ...templates,
  ...invitations,
  ...offers,
  ...calendars,
  ...interviews,
  ...scorecards,
  ...onboardings,
  ...notifications,
  ...board,
  ...steps,
  ...rejections,
  ...timeline,
  ...answers,
  ...fairness,
  ...assist,
  ...pool,
  ...duplicates,
  ...views,
} satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type Call = keyof Api;

type Part<Key extends Call, Name extends 'params' | 'query' | 'body'> =
  Api[Key] extends Record<Name, infer Schema extends z.ZodType> ? Schema : undefined;

/** What the server's handler gets, after validation. */
export type Params<Key extends Call> =
  Part<Key, 'params'> extends z.ZodType ? z.output<Part<Key, 'params'>> : undefined;
export type Query<Key extends Call> =
  Part<Key, 'query'> extends z.ZodType ? z.output<Part<Key, 'query'>> : undefined;
export type Body<Key extends Call> =
  Part<Key, 'body'> extends z.ZodType ? z.output<Part<Key, 'body'>> : undefined;

/** What a client sends. */
export type BodyInput<Key extends Call> =
  Part<Key, 'body'> extends z.ZodType ? z.input<Part<Key, 'body'>> : undefined;
export type QueryInput<Key extends Call> =
  Part<Key, 'query'> extends z.ZodType ? z.input<Part<Key, 'query'>> : undefined;

/** What a call answers. */
export type Answer<Key extends Call> = Api[Key] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

export type BusyTime = Answer<'GET /api/applications/:id/busy-times'>[number];
export type Job = Answer<'GET /api/jobs/:id'>;
export type JobSummary = Answer<'GET /api/jobs'>[number];
export type RejectionReason = Answer<'GET /api/rejection-reasons'>[number];
export type MailTemplate = Answer<'GET /api/mail-templates'>[number];
export type SavedSearch = Answer<'GET /api/saved-searches'>[number];
export type JobFacets = Answer<'GET /api/jobs/facets'>;
export type AskedSearch = Answer<'GET /api/jobs/asked'>;
export type SearchSuggestion = Answer<'GET /api/suggestions/search'>[number];
export type WiderSearch = Answer<'GET /api/jobs/wider'>[number];
export type Application = Answer<'GET /api/applications/:id'>;
export type StatusChange = Answer<'GET /api/applications/:id/history'>[number];
export type QuestionAnswer = Answer<'GET /api/applications/:id/answers'>[number];
export type JobMatch = Answer<'GET /api/jobs/:id/match'>;
export type CurrentUser = Answer<'GET /api/user'>;
export type Profile = Answer<'GET /api/profile/job-seeker'>;
export type WorkExperience = Answer<'GET /api/work-experience'>[number];
export type Education = Answer<'GET /api/education'>[number];
export type OwnFile = Answer<'GET /api/files'>[number];
export type FileText = Answer<'GET /api/files/:id/text'>;
export type ResumeReading = Answer<'GET /api/files/:id/reading'>;
export type Company = Answer<'GET /api/companies/:id'>;
export type Candidate = Answer<'GET /api/company/candidates'>[number];
export type CandidateProfile = Answer<'GET /api/company/candidates/:id'>;
export type CandidateList = Answer<'GET /api/company/lists'>[number];
export type Duplicate = Answer<'GET /api/company/duplicates'>[number];
export type DuplicateDecision = Answer<'GET /api/company/duplicates/decisions'>[number];
export type SavedView = Answer<'GET /api/views'>[number];
export type AdminUser = Answer<'GET /api/admin/users'>[number];
export type AdminCompany = Answer<'GET /api/admin/companies'>[number];
export type TimelineEntry = Answer<'GET /api/applications/:id/timeline'>[number];
export type Step = Answer<'GET /api/board'>['templates'][number]['steps'][number];
export type StepTemplate = Answer<'GET /api/step-templates'>[number];
export type Board = Answer<'GET /api/board'>;
export type Message = Answer<'GET /api/applications/:id/messages'>[number];
export type Notification = Answer<'GET /api/notifications'>[number];
export type Invitation = Answer<'GET /api/invitations'>[number];
export type Offer = Answer<'GET /api/applications/:id/offers'>[number];
export type Onboarding = Answer<'PUT /api/onboardings/:id'>;
export type OnboardingTemplate = Answer<'GET /api/onboarding-templates'>[number];
export type OpenOffer = Answer<'GET /api/offers'>[number];
export type TodayRow = Answer<'GET /api/dashboard/today'>['rows'][number];
export type OnboardingUnderWay = Answer<'GET /api/onboardings'>[number];
export type OfferTemplate = Answer<'GET /api/offer-templates'>[number];
export type Interview = Answer<'GET /api/interviews'>[number];
export type InterviewKit = Answer<'GET /api/interview-kits'>[number];
export type ScorecardGroup = Answer<'GET /api/applications/:id/scorecards'>[number];
export type LiveEvent = Answer<'GET /api/live'>[number];
export type Mail = Answer<'GET /api/admin/mail'>[number];
export type RefusedAddress = Answer<'GET /api/admin/refused-addresses'>[number];
export type PeopleImport = Answer<'GET /api/company/imports'>[number];
export type PeopleImportDetail = Answer<'GET /api/company/imports/:id'>;
export type PeopleImportLine = Answer<'GET /api/company/imports/:id/lines'>[number];
export type JobImportDetail = Answer<'GET /api/company/job-imports/:id'>;
export type JobImportLine = Answer<'GET /api/company/job-imports/:id/lines'>[number];
export type CompanyExport = Answer<'GET /api/company/exports'>[number];
export type ApiKey = Answer<'GET /api/company/keys'>[number];
export type OldCall = Answer<'GET /api/admin/old-calls'>[number];
export type Hire = Answer<'GET /api/hires'>[number];
export type Webhook = Answer<'GET /api/company/webhooks'>[number];
export type WebhookDelivery = Answer<'GET /api/company/webhooks/:id/deliveries'>[number];
export type AuditEntry = Answer<'GET /api/admin/audit'>[number];
export type SecurityEntry = Answer<'GET /api/admin/security-log'>[number];
export type TaskQueue = Answer<'GET /api/admin/background'>[number];
export type HealthNow = Answer<'GET /api/admin/health'>;
export type BackupsNow = Answer<'GET /api/admin/backups'>;
export type BackupRun = NonNullable<BackupsNow['lastGood']>;
export type FailedTask = Answer<'GET /api/admin/background/failed'>[number];
