import type { ApplicationStatus } from '#domain/application-status.ts';
import type { JobStatus } from '#domain/jobs.ts';
import type { UserType } from '#domain/people.ts';
import type { ProfilePart } from '#domain/profile-completion.ts';

/** What a shared link carries in its query. */
export const sharedMark = 'shared';

/** Every address of ours; nowhere else is one spelled. */
/** What follows an application's address when a message is to be written. */
export const toMessage = '#message';

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
  recommendedJobs: '/jobs/recommended',
  savedSearches: '/jobs/searches',
  job: (id: number) => `/jobs/${id}`,
  /** Where a job's page says how one matches it. */
  jobMatch: (id: number) => `/jobs/${id}#match`,
  /** For people to hand on: says of itself that it was shared. */
  sharedJob: (id: number) => `/jobs/${id}?${sharedMark}`,
  editJob: (id: number) => `/jobs/${id}/edit`,
  manageJobs: '/jobs/manage',
  manageJobsIn: (status: JobStatus) => `/jobs/manage?status=${status}`,
  /** Two addresses that lead on to where one posts, or to where it says who may. */
  jobsPost: '/jobs/post',
  jobsCreate: '/jobs/create',
  postJob: '/post-job',
  applications: '/applications',
  application: (id: number) => `/applications/${id}`,
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
  unsubscribe: '/unsubscribe',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  board: '/board',
  steps: '/steps',
  templates: '/templates',
  pipeline: (jobId: number) => `/jobs/${jobId}/pipeline`,
  candidates: '/candidates',
  candidatesOnList: (listId: number) => `/candidates?list=${listId}`,
  candidatesWithTag: (tagId: number) => `/candidates?tag=${tagId}`,
  /** Candidates who may be there twice. */
  duplicates: '/candidates/duplicates',
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
  /** One’s own profile as JSON Resume. */
  jsonResume: '/api/profile/json-resume',
  /** What one wants next and values in work. */
  profileGoals: '/profile?tab=goals',
  analytics: '/analytics',
  fairness: '/fairness',
  /** A file, which the server makes. */
  matchRecord: (companyId: number, from: string, to: string) =>
    `/api/company/match-record?companyId=${companyId}&from=${from}&to=${to}`,
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
  adminAudit: '/admin/audit',
  adminSecurityLog: '/admin/security-log',
  companySecurityLog: '/settings?tab=security',
  /** A file, which the server makes: of one company, or of all. */
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
  resources: '/resources',
  testimonials: '/testimonials',
  pricing: '/pricing',
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
  application: '/applications/:id',
  candidate: '/candidates/:id',
  company: '/companies/:id',
} as const;
