import type { APIRequestContext, Page } from 'playwright-core';
import { paths } from '#client/paths.ts';
import { type UserType, userTypes } from '#domain/people.ts';
import { exportOf, openQuestions } from '#test/people-exports.ts';
import { slugOfDemo } from '../visitors/careers-site.ts';
import type { Address } from './visitors.ts';
import type { Size } from './windows.ts';

export interface Screen {
  name: string;
  address: Address;
  /** Who looks at it; 'visitor' is logged out. */
  roles: readonly (UserType | 'visitor')[];
  /** Seen by somebody who has just come: nothing is theirs yet. */
  empty?: true;
  /** What to do first, such as opening a menu. */
  act?: (page: Page) => Promise<void>;
  /** Who of them sees nothing there that has to be fetched; true: nobody does. */
  still?: true | readonly UserType[];
  /** What a row of it is, where it is a list that the hiring side or an administrator works through. */
  row?: string;
  /** Where it is only to be had in one size. */
  size?: Size;
}

const seeker = ['job_seeker'] as const;
const staff = ['recruiter', 'hiring_manager'] as const;
const hiringSide = [...staff, 'company_admin', 'admin'] as const;
const admin = ['admin'] as const;

/** Every screen there is, and who sees it: what is photographed, and what axe looks at. A new screen gets a line here; what opens on it, one in dialogs.ts. */
export const screens: readonly Screen[] = [
  { name: 'landing', address: paths.home, roles: ['visitor', 'job_seeker'], still: true },
  { name: 'sign in', address: paths.auth, roles: ['visitor'], still: true },
  {
    name: 'sign in refused',
    address: `${paths.auth}?problem=expired`,
    roles: ['visitor'],
    still: true,
  },
  { name: 'sign up', address: paths.signUp, roles: ['visitor'], still: true },
  { name: 'not found', address: '/nowhere', roles: ['visitor', 'job_seeker'], still: true },
  { name: 'page of text', address: paths.privacy, roles: ['visitor'] },
  { name: 'for developers', address: paths.developers, roles: ['visitor'], still: true },
  { name: 'problems', address: paths.problems, roles: ['visitor'], still: true },
  { name: 'testimonials', address: paths.testimonials, roles: ['visitor'] },
  { name: 'employers', address: paths.employers, roles: ['recruiter'], still: true },
  ...userTypes.map((role) => ({ name: 'dashboard', address: paths.dashboard(role), roles: [role] })),
  { name: 'dashboard empty', address: paths.dashboard(), roles: ['job_seeker', ...staff], empty: true },
  { name: 'no access', address: paths.dashboard('recruiter'), roles: seeker, still: true },
  { name: 'jobs', address: paths.jobs, roles: userTypes },
  { name: 'jobs searched', address: `${paths.jobs}?q=dive&type=full_time`, roles: seeker },
  {
    name: 'jobs while typing',
    address: paths.jobs,
    roles: seeker,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially('ma');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'jobs with a slip', address: `${paths.jobs}?q=instrutor`, roles: seeker },
  { name: 'jobs few found', address: `${paths.jobs}?q=dive+instructor&type=contract`, roles: seeker },
  { name: 'jobs none found', address: `${paths.jobs}?q=xyzzy`, roles: seeker },
  { name: 'job', address: firstOf('/api/jobs', paths.job), roles: userTypes },
  {
    name: 'why a job matches',
    address: `${paths.jobs}?sort=match`,
    roles: seeker,
    act: (page) => page.getByRole('article').getByRole('button', { name: /match/ }).first().click(),
  },
  { name: 'recommended jobs', address: paths.recommendedJobs, roles: seeker },
  { name: 'saved searches', address: paths.savedSearches, roles: seeker },
  { name: 'saved searches empty', address: paths.savedSearches, roles: seeker, empty: true },
  { name: 'recommended jobs empty', address: paths.recommendedJobs, roles: seeker, empty: true },
  { name: 'career goals', address: paths.profileGoals, roles: seeker },
  { name: 'job not found', address: paths.job(2_000_000_000), roles: seeker },
  { name: 'jobs managed', address: paths.manageJobs, roles: hiringSide, row: 'tbody tr' },
  { name: 'jobs managed empty', address: paths.manageJobs, roles: ['recruiter'], empty: true },
  { name: 'post a job', address: paths.postJob, roles: staff, still: true },
  { name: 'edit a job', address: firstOf('/api/jobs?scope=own', paths.editJob), roles: staff },
  { name: 'applications', address: paths.applications, roles: userTypes, row: '[role="row"][id]' },
  {
    name: 'applications empty',
    address: paths.applications,
    roles: ['job_seeker', 'recruiter'],
    empty: true,
  },
  { name: 'application', address: firstOf('/api/applications', paths.application), roles: userTypes },
  {
    name: 'application with answers',
    address: firstOf('/api/applications?search=Supervisor', paths.application),
    roles: ['job_seeker', 'recruiter'],
  },
  {
    name: 'offer',
    address: firstOf('/api/applications?status=offered', paths.application),
    roles: ['job_seeker', 'recruiter', 'company_admin'],
  },
  { name: 'board', address: paths.board, roles: hiringSide, row: 'article' },
  { name: 'steps', address: paths.steps, roles: ['recruiter', 'company_admin'], row: 'section' },
  { name: 'board empty', address: paths.board, roles: ['recruiter'], empty: true },
  {
    name: 'pipeline of a job',
    address: firstOf('/api/jobs?scope=own&status=active', paths.pipeline),
    roles: ['recruiter'],
    act: (page) =>
      page
        .getByRole('article')
        .first()
        .click({ position: { x: 20, y: 36 } }),
  },
  { name: 'interviews', address: paths.interviews, roles: ['job_seeker', ...staff] },
  {
    name: 'interviews as agenda',
    address: `${paths.interviews}?view=agenda&whose=all`,
    roles: ['recruiter'],
    row: 'li',
  },
  { name: 'interviews past', address: `${paths.interviews}?when=past`, roles: staff, row: 'li' },
  { name: 'interviews empty', address: paths.interviews, roles: ['job_seeker', 'recruiter'], empty: true },
  {
    name: 'application with scorecards',
    address: firstOf('/api/applications?reached=offered', paths.application),
    roles: ['recruiter', 'company_admin'],
  },
  { name: 'templates', address: paths.templates, roles: ['recruiter', 'company_admin'], row: 'li' },
  { name: 'templates empty', address: paths.templates, roles: ['recruiter'], empty: true },
  { name: 'notifications', address: paths.notifications, roles: userTypes },
  { name: 'notifications empty', address: paths.notifications, roles: seeker, empty: true },
  { name: 'unsubscribe', address: `${paths.unsubscribe}#${'0'.repeat(64)}`, roles: ['visitor'], still: true },
  { name: 'forgot password', address: paths.forgotPassword, roles: ['visitor'], still: true },
  {
    name: 'reset password',
    address: `${paths.resetPassword}#${'A'.repeat(43)}`,
    roles: ['visitor'],
    still: true,
  },
  {
    name: 'confirm email',
    address: `${paths.confirmEmail}#${'A'.repeat(43)}`,
    roles: ['visitor'],
    still: true,
  },
  { name: 'identity confirmed', address: paths.confirmIdentity, roles: ['visitor'], still: true },
  {
    name: 'identity not confirmed',
    address: `${paths.confirmIdentity}?problem=not_anew`,
    roles: ['recruiter'],
    still: true,
  },
  { name: 'candidates', address: paths.candidates, roles: hiringSide, row: 'article' },
  { name: 'candidates empty', address: paths.candidates, roles: ['recruiter'], empty: true },
  {
    name: 'candidate',
    address: firstOf('/api/company/candidates', paths.candidate),
    roles: ['recruiter', 'company_admin'],
    row: 'dl',
  },
  {
    name: 'candidates on a list',
    address: firstOf('/api/company/lists', paths.candidatesOnList),
    roles: ['recruiter', 'hiring_manager'],
    row: 'article',
  },
  {
    name: 'candidates who look alike',
    address: paths.duplicates,
    roles: ['recruiter', 'company_admin'],
    row: 'article',
  },
  { name: 'move in', address: paths.moveIn, roles: ['company_admin'] },
  { name: 'import jobs', address: paths.importJobs, roles: ['recruiter'] },
  { name: 'job import', address: paths.importJobs, roles: ['recruiter'], act: sendJobs },
  { name: 'people import', address: paths.moveIn, roles: ['company_admin'], act: sendPeople },
  {
    name: 'candidate who looks alike',
    address: firstOf('/api/company/candidates?search=Lakmini', paths.candidate),
    roles: ['recruiter'],
  },
  {
    name: 'candidates for a job',
    address: firstOf('/api/jobs?scope=own&status=active&search=Internship', paths.candidatesFor),
    roles: ['recruiter', 'company_admin'],
  },
  {
    name: 'assist',
    address: firstOf('/api/applications', paths.application),
    roles: ['recruiter', 'company_admin'],
    act: (page) => page.getByRole('region', { name: 'Assist' }).getByText('Assist', { exact: true }).click(),
  },
  { name: 'analytics', address: `${paths.analytics}?days=90`, roles: hiringSide, row: 'dl' },
  { name: 'analytics empty', address: paths.analytics, roles: ['recruiter'], empty: true },
  { name: 'fairness', address: paths.fairness, roles: ['company_admin', 'admin'] },
  { name: 'companies', address: paths.companies, roles: ['job_seeker', 'recruiter'] },
  { name: 'company', address: firstOf('/api/companies', paths.company), roles: ['job_seeker', 'recruiter'] },
  { name: 'profile', address: paths.profile, roles: userTypes, still: hiringSide },
  { name: 'profile empty', address: paths.profile, roles: seeker, empty: true },
  { name: 'settings', address: paths.settings, roles: userTypes },
  { name: 'single sign-on', address: paths.singleSignOn, roles: ['company_admin'] },
  { name: 'company pictures', address: paths.settingsTab('pictures'), roles: ['company_admin'] },
  { name: 'own website', address: paths.settingsTab('website'), roles: ['company_admin'] },
  {
    name: 'careers site being made',
    address: paths.settingsTab('careers'),
    roles: ['company_admin'],
    act: press('Places', 'Add place'),
  },
  { name: 'settings without a company', address: paths.settings, roles: ['recruiter'], empty: true },
  { name: 'admin users', address: paths.adminUsers, roles: admin, row: 'tbody tr' },
  { name: 'admin companies', address: paths.adminCompanies, roles: admin, row: 'tbody tr' },
  { name: 'admin jobs', address: paths.adminJobs, roles: admin, row: 'tbody tr' },
  { name: 'admin applications', address: paths.adminApplications, roles: admin, row: 'tbody tr' },
  { name: 'admin mail', address: paths.adminMail, roles: admin, row: 'tbody tr' },
  { name: 'admin refused addresses', address: paths.adminRefusedAddresses, roles: admin },
  { name: 'admin background', address: paths.adminBackground, roles: admin },
  { name: 'admin health', address: paths.adminHealth, roles: admin },
  { name: 'admin old calls', address: paths.adminOldCalls, roles: admin },
  { name: 'admin old calls', address: paths.adminOldCalls, roles: admin },
  { name: 'admin audit', address: paths.adminAudit, roles: admin, row: 'tbody tr' },
  { name: 'admin security log', address: paths.adminSecurityLog, roles: admin },
  { name: 'company security log', address: paths.companySecurityLog, roles: ['company_admin'] },
];

/** What visitors of an open platform read, without a session. */
export const visitorScreens: readonly Screen[] = [
  { name: 'public jobs', address: paths.jobs, roles: ['visitor'] },
  { name: 'public jobs searched', address: `${paths.jobs}?q=dive&type=full_time`, roles: ['visitor'] },
  { name: 'public jobs none found', address: `${paths.jobs}?q=xyzzy`, roles: ['visitor'] },
  { name: 'public job', address: firstLinkOn(paths.jobs), roles: ['visitor'] },
  { name: 'public job not found', address: paths.job(2_000_000_000), roles: ['visitor'] },
  { name: 'public companies', address: paths.companies, roles: ['visitor'] },
  { name: 'public company', address: firstLinkOn(paths.companies), roles: ['visitor'] },
  { name: 'careers site', address: paths.careersSite(slugOfDemo), roles: ['visitor'] },
  { name: 'careers site searched', address: `${paths.careersSite(slugOfDemo)}?q=chef`, roles: ['visitor'] },
  { name: 'careers site not found', address: paths.careersSite('nobody-at-all'), roles: ['visitor'] },
  { name: 'apply as a visitor', address: firstLinkOn(paths.jobs, '/apply'), roles: ['visitor'] },
  {
    name: 'apply as a visitor with mistakes',
    address: firstLinkOn(paths.jobs, '/apply'),
    roles: ['visitor'],
    act: async (page) => {
      await press('Send application')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'public job shared',
    address: firstLinkOn(paths.jobs),
    roles: ['visitor'],
    act: (page) => page.getByText('Share', { exact: true }).click(),
  },
  { name: 'alert of a visitor', address: `${paths.newAlert}?q=dive`, roles: ['visitor'] },
  { name: 'link of a visitor over', address: paths.applied('A'.repeat(43)), roles: ['visitor'] },
];

/** The address of the first thing on a page of links, and of what belongs to it. */
function firstLinkOn(list: string, ending = ''): Address {
  return async (api: APIRequestContext) => {
    const page = await (await api.get(list, { headers: { accept: 'text/html' }, maxRetries: 2 })).text();
    const [, found] = new RegExp(`href="(${list}/\\d+)"`).exec(page) ?? [];
    if (!found) throw new Error(`There is nothing on ${list} to look at.`);
    return found + ending;
  };
}

/** The address of the first thing on a list of the API, as the visitor gets it. */
export function firstOf(list: string, address: (id: number) => string): Address {
  return async (api: APIRequestContext) => {
    const response = await api.get(list, { maxRetries: 2 });
    const [first] = (await response.json()) as { id: number }[]; // What every list of ours is.
    if (!first) throw new Error(`There is nothing on ${list} to look at.`);
    return address(first.id);
  };
}

/** Presses one button after another, the first where several have the name. */
export function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) {
      const button = page.getByRole('button', { name }).first();
      const opens = await button.getAttribute('aria-haspopup');
      await button.click();
      // What is loaded when it is opened for the first time comes a little later.
      if (opens) await page.locator('dialog:modal, [popover="auto"]:popover-open').first().waitFor();
    }
  };
}

/** A file of people, as somebody has who moves in; all of it checked. */
async function sendJobs(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(openQuestions),
  });
  await page.getByRole('button', { name: 'Check all lines' }).click();
  await page.getByRole('heading', { name: 'Report by line' }).waitFor();
}

export async function sendPeople(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Other system' }).selectOption('Greenhouse');
  await page.locator('input[type=file]').setInputFiles({
    name: 'greenhouse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exportOf.greenhouse),
  });
  await page.getByRole('button', { name: 'Check all lines' }).click();
  await page.getByRole('heading', { name: 'Report by line' }).waitFor();
}
