import { type ApplicationSource, sharedMark } from '#domain/application-source.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { JobStatus } from '#domain/jobs.ts';
import type { UserType } from '#domain/people.ts';
import type { ProfilePart } from '#domain/profile-completion.ts';

/** What follows an application's address when a message is to be written. */
export const toMessage = '#message';

/** What follows the address of the settings when one section of them is meant. */
export function settingAnchor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The lists that download as files. */
export type List =
  | 'applications'
  | 'company/candidates'
  | 'interviews'
  | 'jobs'
  | `companies/${number}/members`
  | `admin/${'users' | 'companies' | 'jobs' | 'mail' | 'refused-addresses' | 'audit'}`;

/** Every address of ours; nowhere else is one spelled. */
export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?tab=sign-up',
  /** Signing in first, then on to where one wanted to be. */
  authThen: (wanted: string) => `/auth?next=${encodeURIComponent(wanted)}`,
  /** The role's dashboard; the bare one where the role is not known. */
  dashboard: (userType?: UserType) =>
    userType ? `/dashboard/${userType.replaceAll('_', '-')}` : '/dashboard',
  jobs: '/jobs',
  jobsOfCompany: (companyId: number) => `/jobs?company=${companyId}`,
  jobsIn: (place: string) => `/jobs?location=${encodeURIComponent(place)}`,
  recommendedJobs: '/jobs/recommended',
  savedSearches: '/jobs/searches',
  job: (id: number) => `/jobs/${id}`,
  /** New jobs by mail, without an account. */
  newAlert: '/alerts/new',
  alert: (token: string) => `/alerts/${token}`,
  applied: (token: string) => `/applied/${token}`,
  /** Where a job's page says how one matches it. */
  jobMatch: (id: number) => `/jobs/${id}#match`,
  /** For people to hand on: says of itself that it was shared. */
  sharedJob: (id: number) => `/jobs/${id}?${sharedMark}`,
  /** Where somebody applies who is not signed in. */
  applyAsVisitor: (id: number, source?: ApplicationSource) =>
    `/jobs/${id}/apply${source ? `?source=${source}` : ''}`,
  /** A job drawn as a picture, for links to it. */
  jobPicture: (id: number, version: string) => `/jobs/${id}/picture.png?v=${version}`,
  /** New jobs, for programs that follow them. */
  jobsFeed: (kind: 'rss' | 'json') => `/feeds/jobs.${kind}`,
  /** A company's jobs in a frame of its own website, and the script that shows them there without one. */
  framedBoard: (slug: string) => `/embed/${slug}`,
  boardScript: '/embed/board.js',
  /** A draft gone on with, and a new job that begins with another's text. */
  draft: (id: number) => `/post-job?draft=${id}`,
  copyOfJob: (id: number) => `/post-job?copy=${id}`,
  editJob: (id: number) => `/jobs/${id}/edit`,
  manageJobs: '/jobs/manage',
  /** Jobs brought along from another system. */
  importJobs: '/jobs/manage/import',
  jobImport: (id: number) => `/jobs/manage/import/${id}`,
  jobImportReport: (id: number) => `/api/company/job-imports/${id}/report`,
  manageJobsIn: (status: JobStatus) => `/jobs/manage?status=${status}`,
  /** Two addresses that lead on to where one posts, or to where it says who may. */
  jobsPost: '/jobs/post',
  jobsCreate: '/jobs/create',
  postJob: '/post-job',
  applications: '/applications',
  application: (id: number) => `/applications/${id}`,
  /** With one of its tabs open. */
  applicationTab: (id: number, tab: 'interviews' | 'offer') => `/applications/${id}?tab=${tab}`,
  /** With the message to its candidate, or employer, begun. */
  messageOn: (id: number) => `/applications/${id}${toMessage}`,
  applicationsIn: (status: ApplicationStatus) => `/applications?tab=${status}`,
  applicationsWaiting: '/applications?waiting=true&sort=due',
  /** Those that stand at a status or stood there once. */
  applicationsReached: (status: ApplicationStatus) => `/applications?reached=${status}`,
  applicationsWithin: (days: number) => `/applications?date=${days}`,
  applicationsTo: (jobId: number) => `/applications?job=${jobId}`,
  /** The list, narrowed as its query says, with one of them pointed out. */
  applicationInList: (id: number, search = '') => `/applications${search}#application-${id}`,
  interviews: '/interviews',
  /** A file, which the server makes. */
  interviewCalendar: (id: number) => `/api/interviews/${id}/calendar`,
  notifications: '/notifications',
  /** What concerns only oneself. */
  ownAccount: '/settings?tab=personal',
  singleSignOn: '/settings?tab=single-sign-on',
  ownNotifications: '/settings#notifications',
  /** One section of the settings, by its title: of the first tab, or of those that concern only oneself. */
  setting: (title: string) => `/settings#${settingAnchor(title)}`,
  ownSetting: (title: string) => `/settings?tab=personal#${settingAnchor(title)}`,
  settingsTab: (tab: string) => `/settings?tab=${tab}`,
  unsubscribe: '/unsubscribe',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** Where somebody comes back to who has shown their company who they are. */
  confirmIdentity: '/confirm-identity',
  board: '/board',
  steps: '/steps',
  templates: '/templates',
  pipeline: (jobId: number) => `/jobs/${jobId}/pipeline`,
  candidates: '/candidates',
  candidatesOnList: (listId: number) => `/candidates?list=${listId}`,
  candidatesWithTag: (tagId: number) => `/candidates?tag=${tagId}`,
  /** Candidates who may be there twice. */
  duplicates: '/candidates/duplicates',
  /** People brought along from another system. */
  moveIn: '/candidates/move-in',
  peopleImport: (id: number) => `/candidates/move-in/${id}`,
  /** What became of each line, as a file. */
  peopleImportReport: (id: number) => `/api/company/imports/${id}/report`,
  candidate: (id: number) => `/candidates/${id}`,
  /** Who wants to be found and fits a job. */
  candidatesFor: (jobId: number) => `/candidates?job=${jobId}`,
  profile: '/profile',
  /** Where one part of the profile is filled in. */
  profilePart: (part: ProfilePart) =>
    part === 'experience' || part === 'education' ? `/profile?tab=${part}#add` : `/profile#${part}`,
  /** One’s own résumés; with a file, what was read from it. */
  profileResumes: '/profile?tab=resume',
  profileFromResume: (fileId: number) => `/profile?tab=resume&file=${fileId}`,
  /** A file as it was sent, which the server hands over to be saved. */
  file: (id: number) => `/api/files/${id}`,
  unconfirmedFile: (id: number, question: number) => `/api/unconfirmed-applications/${id}/files/${question}`,
  /** One’s own profile as JSON Resume. */
  jsonResume: '/api/profile/json-resume',
  /** What one wants next and values in work. */
  profileGoals: '/profile?tab=goals',
  analytics: '/analytics',
  fairness: '/fairness',
  /** A file, which the server makes. */
  matchRecord: (companyId: number, from: string, to: string) =>
    `/api/company/match-record?companyId=${companyId}&from=${from}&to=${to}`,
  /** Files of who was hired, which the server makes: for a spreadsheet, and for a program. */
  hiresFile: (
    kind: 'csv' | 'json',
    { companyId, ...days }: { from: string; to: string; companyId?: number | undefined },
  ) => {
    const query = new URLSearchParams({ ...days, ...(companyId && { companyId: String(companyId) }) });
    return `/api/hires/${kind === 'csv' ? 'export' : 'file'}?${query.toString()}`;
  },
  settings: '/settings',
  /** Where somebody who hires comes to belong to a company: what they do there is open at once. */
  createCompany: '/settings#create-company',
  joinCompany: '/settings#join-company',
  companyMembers: '/settings?tab=members',
  /** The voluntary questions, among the settings that concern only oneself. */
  ownFairness: '/settings#fairness',
  /** The switch that turns matching off. */
  ownMatching: '/settings#matching',
  adminUsers: '/admin/users',
  adminUsersNamed: (words: string) => `/admin/users?search=${encodeURIComponent(words)}`,
  adminCompanies: '/admin/companies',
  adminJobs: '/admin/jobs',
  adminApplications: '/admin/applications',
  adminMail: '/admin/mail',
  adminRefusedAddresses: '/admin/mail/addresses',
  adminBackground: '/admin/background',
  adminHealth: '/admin/health',
  adminAudit: '/admin/audit',
  adminSecurityLog: '/admin/security-log',
  adminOldCalls: '/admin/health/old-calls',
  oldCallsFile: '/api/admin/old-calls/export',
  companySecurityLog: '/settings?tab=security',
  /** A file, which the server makes: of one company, or of all. */
  /** A list as it is narrowed, as a file for a spreadsheet. */
  listFile: (list: List, narrowed: Readonly<Record<string, unknown>>) => {
    const given = Object.entries(narrowed).filter(([, value]) => value !== undefined && value !== '');
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `/api/${list}/export?${query.toString()}`;
  },
  companyExport: (companyId: number) => `/api/company/export?companyId=${companyId}`,
  securityLogFile: (
    narrowed: { companyId?: number } & Readonly<Record<string, string | number | undefined>>,
  ) => {
    const given = Object.entries(narrowed).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `/api/${narrowed.companyId === undefined ? 'admin' : 'company'}/security-log/export?${query.toString()}`;
  },
  employers: '/employers',
  companies: '/companies',
  company: (id: number) => `/companies/${id}`,
  /** A company's careers site. */
  careersSite: (slug: string) => `/c/${slug}`,
  /** The same while it is made, as it was last kept. */
  careersPreview: (companyId: number, version: string) => `/careers-preview/${companyId}?v=${version}`,
  resources: '/resources',
  testimonials: '/testimonials',
  pricing: '/pricing',
  /** Every call, for programs. */
  openApi: '/api/openapi.json',
  developers: '/developers',
  problems: '/developers/problems',
  problem: (code: string) => `/developers/problems#${code}`,
  /** All calls to be read: a page of its own, which the server sends. */
  apiReader: '/developers/reference',
  enterprise: '/enterprise',
  about: '/about',
  blog: '/blog',
  press: '/press',
  contact: '/contact',
  matching: '/matching',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  gdpr: '/gdpr',
} as const;

/** Pages whose text stands in content/pages, in a file of the same name. */
export const contentPages = [
  paths.resources,
  paths.testimonials,
  paths.pricing,
  paths.enterprise,
  paths.about,
  paths.blog,
  paths.press,
  paths.contact,
  paths.matching,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.gdpr,
] as const;

/** Addresses with a part that varies, as the route table matches them. */
export const patterns = {
  job: '/jobs/:id',
  pipeline: '/jobs/:id/pipeline',
  editJob: '/jobs/:id/edit',
  jobImport: '/jobs/manage/import/:id',
  application: '/applications/:id',
  candidate: '/candidates/:id',
  peopleImport: '/candidates/move-in/:id',
  company: '/companies/:id',
} as const;

/** Addresses at which an open platform has pages for visitors, and the app for who is signed in. */
export const forVisitors = /^\/(employers|(jobs|companies)(\/[1-9]\d{0,9})?)\/?$/i;
