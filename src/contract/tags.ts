import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { answers } from './response-times.ts';
import { apiKeys } from './api-keys.ts';
import { applications } from './applications.ts';
import { assist } from './assist.ts';
import { background } from './background.ts';
import { backups } from './backups.ts';
import { board } from './board.ts';
import { browserErrors } from './browser-errors.ts';
import { candidates } from './candidates.ts';
import { careersSites } from './careers-sites.ts';
import { companies } from './companies.ts';
import { companyEvents } from './company-events.ts';
import { companyExports } from './company-exports.ts';
import { companyFigures } from './company-figures.ts';
import { companySettings } from './company-settings.ts';
import { dashboards } from './dashboards.ts';
import { duplicates } from './duplicates.ts';
import { factors } from './factors.ts';
import { fairness } from './fairness.ts';
import { files } from './files.ts';
import { health } from './health.ts';
import { calendars } from './calendars.ts';
import { interviews } from './interviews.ts';
import { hires } from './hires.ts';
import { invitations } from './invitations.ts';
import { jobSearch } from './job-search.ts';
import { jobTemplates } from './job-templates.ts';
import { jobs } from './jobs.ts';
import { live } from './live.ts';
import { matches } from './matches.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { jobImports } from './job-imports.ts';
import { movingIn } from './moving-in.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { onboardings } from './onboarding.ts';
import { operators } from './operator.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { pool } from './pool.ts';
import { profiles } from './profiles.ts';
import { providers } from './providers.ts';
import { provisioning } from './provisioning.ts';
import { publicJobs } from './public-jobs.ts';
import { questions } from './questions.ts';
import { recovery } from './recovery.ts';
import { rejections } from './rejections.ts';
import { resumes } from './resumes.ts';
import { savedSearches } from './saved-searches.ts';
import { scorecards } from './scorecards.ts';
import { securityLogs } from './security-log.ts';
import { steps } from './steps.ts';
import { templates } from './templates.ts';
import { timeline } from './timeline.ts';
import { today } from './today.ts';
import { views } from './views.ts';
import { visitors } from './visitors.ts';
import { webhooks } from './webhooks.ts';

/** Under which heading readers of the description find which nouns' calls, those that programs call most first. */
const groups = [
  {
    name: 'Jobs',
    description: 'Postings: finding, reading, writing, bringing along from another system, and closing them.',
    nouns: [jobSearch, jobs, jobTemplates, questions, jobImports],
  },
  {
    name: 'Applications',
    description: 'Candidacies: sending and reading them, moving them from step to step, rejecting.',
    nouns: [applications, board, steps, rejections, timeline, views],
  },
  {
    name: 'Candidates',
    description:
      'People as the hiring side sees them: searching, tags, lists, invitations, who is there twice, and moving in with those of another system.',
    nouns: [candidates, pool, duplicates, invitations, movingIn],
  },
  {
    name: 'Interviews',
    description: 'Arranging interviews, calendars, and what the interviewers found.',
    nouns: [interviews, calendars, scorecards],
  },
  { name: 'Offers', description: 'Preparing, approving, sending and answering offers.', nouns: [offers] },
  {
    name: 'Onboarding',
    description:
      'What is to be done before somebody’s first day, and who was hired, for payroll or an HR system.',
    nouns: [onboardings, hires],
  },
  {
    name: 'Messages',
    description: 'Between employers and applicants, and the templates they are written from.',
    nouns: [messages, templates],
  },
  {
    name: 'Events',
    description: 'Following what happens: in order and complete for programs, at once for open pages.',
    nouns: [companyEvents, live],
  },
  {
    name: 'Companies',
    description: 'Company profiles, settings, members and the careers site.',
    nouns: [companies, companySettings, companyExports, members, careersSites, pictures],
  },
  {
    name: 'Reports',
    description: 'Figures: of hiring, of answer times, of fairness, and what a dashboard begins with.',
    nouns: [companyFigures, answers, fairness, dashboards, today],
  },
  {
    name: 'Matching',
    description: 'How well a profile and a job fit, and the record of what was shown of it.',
    nouns: [matches, assist],
  },
  {
    name: 'Profiles and files',
    description: 'What job seekers say of themselves, and the files they keep.',
    nouns: [profiles, files, resumes, savedSearches],
  },
  {
    name: 'Public jobs',
    description: 'What visitors see and send while the platform is open to them. No sign-in is needed.',
    nouns: [publicJobs, visitors, pages],
  },
  {
    name: 'Account',
    description: 'Signing in and out, one’s own account and its notifications.',
    nouns: [accounts, factors, recovery, notifications],
  },
  {
    name: 'API keys and sign-in',
    description: 'API keys, webhooks, single sign-on, and provisioning by an identity provider.',
    nouns: [apiKeys, webhooks, providers, provisioning],
  },
  {
    name: 'Platform',
    description: 'For those who run the installation.',
    nouns: [operators, admin, background, backups, health, securityLogs, browserErrors],
  },
] as const;

/** The headings, in their order. */
export const tags = groups.map(({ name, description }) => ({ name, description }));

/** The heading of a call; undefined of one that stands under none. */
export function tagOf(call: string): string | undefined {
  return groups.find(({ nouns }) => nouns.some((noun) => call in noun))?.name;
}
