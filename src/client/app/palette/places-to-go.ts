import type { CurrentUser } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import { can, isHiringSide, managedCompanies } from '#domain/permissions.ts';
import { paths } from '#client/paths.ts';
import { placesFor } from '#client/app/sections.ts';
import type { PlaceToGo } from './place-to-go.ts';
import { settingsToGo } from './settings-to-go.ts';

const goTo = 'Go to';
const alsoCalled: Readonly<Record<string, string>> = {
  [paths.board]: 'board kanban columns stages',
  [paths.applications]: 'list candidates applicants',
  [paths.interviews]: 'calendar schedule agenda',
  [paths.templates]: 'mail messages letters rejection reasons',
  [paths.steps]: 'stages hiring process',
  [paths.jobsPost]: 'posting',
  [paths.manageJobs]: 'postings vacancies drafts closed',
  [paths.candidates]: 'people talent pool tags lists',
  [paths.analytics]: 'reports figures funnel',
  [paths.settings]: 'preferences company',
};

/** Where the palette can lead this person: every screen that has an address of its own, every setting, and what is done there. */
export function placesToGo(user: CurrentUser): PlaceToGo[] {
  const navigation = placesFor(user).map(({ label, path, icon }) => ({
    label,
    path,
    icon,
    detail: goTo,
    words: alsoCalled[path],
  }));
  const rest = [...acts, ...others, ...ofAdministrators, ...settingsToGo(user)];
  return [...navigation, ...rest.filter(({ isFor }) => !isFor || isFor(user))];
}

const acts: readonly PlaceToGo[] = [
  {
    label: 'Post a job',
    path: paths.postJob,
    icon: 'plus',
    detail: 'Do',
    words: 'create new posting vacancy write',
    isFor: can['job.post'],
  },
  {
    label: 'Reject candidates',
    path: paths.board,
    icon: 'close',
    detail: 'On the board',
    words: 'decline turn down no',
    isFor: can['application.move'],
  },
  ...applicationStatuses.map((status) => ({
    label: `${statusLabel[status]} applications`,
    path: paths.applicationsIn(status),
    icon: 'document' as const,
    detail: goTo,
    words: status === 'rejected' ? 'reject' : undefined,
  })),
  {
    label: 'Unanswered applications',
    path: paths.applicationsWaiting,
    icon: 'clock',
    detail: goTo,
    words: 'overdue waiting due reply',
    isFor: isHiringSide,
  },
  {
    label: 'Upload a résumé',
    path: paths.profileResumes,
    icon: 'upload',
    detail: 'Do',
    words: 'cv file',
    isFor: can['profile.own'],
  },
  {
    label: 'Career goals',
    path: paths.profileGoals,
    icon: 'star',
    detail: goTo,
    words: 'wishes pay salary',
    isFor: can['profile.own'],
  },
];

const others: readonly PlaceToGo[] = [
  { label: 'Notifications', path: paths.notifications, icon: 'bell', detail: goTo, words: 'inbox news' },
  { label: 'Companies', path: paths.companies, icon: 'building', detail: goTo, words: 'employers' },
  {
    label: 'Recommended jobs',
    path: paths.recommendedJobs,
    icon: 'star',
    detail: goTo,
    words: 'match fit',
    isFor: can['job.match'],
  },
  {
    label: 'Saved searches',
    path: paths.savedSearches,
    icon: 'search',
    detail: goTo,
    words: 'job alerts',
    isFor: can['search.save'],
  },
  {
    label: 'Possible duplicates',
    path: paths.duplicates,
    icon: 'users',
    detail: goTo,
    words: 'merge candidates twice',
    isFor: can['pool.use'],
  },
  {
    label: 'Move in from another system',
    path: paths.moveIn,
    icon: 'upload',
    detail: goTo,
    words: 'import candidates greenhouse lever workable teamtailor csv spreadsheet',
    isFor: (actor) => managedCompanies(actor).length > 0,
  },
  {
    label: 'Import jobs',
    path: paths.importJobs,
    icon: 'upload',
    detail: goTo,
    words: 'move in csv spreadsheet greenhouse lever postings',
    isFor: can['job.import'],
  },
  {
    label: 'Fairness report',
    path: paths.fairness,
    icon: 'chart',
    detail: goTo,
    words: 'diversity four-fifths',
    isFor: can['company.settings'],
  },
  { label: 'For employers', path: paths.employers, icon: 'building', detail: goTo },
  { label: 'Your profile', path: paths.profile, icon: 'user', detail: goTo, words: 'name account' },
  { label: 'Your settings', path: paths.ownAccount, icon: 'settings', detail: goTo, words: 'preferences' },
];

const ofAdministrators: readonly PlaceToGo[] = (
  [
    ['Users', paths.adminUsers, 'users', 'accounts people'],
    ['All companies', paths.adminCompanies, 'building', 'verify suspend'],
    ['All jobs', paths.adminJobs, 'briefcase', 'postings'],
    ['All applications', paths.adminApplications, 'document', ''],
    ['Mail', paths.adminMail, 'mail', 'outbox email sending'],
    ['Refused addresses', paths.adminRefusedAddresses, 'mail', 'bounces email'],
    ['Background work', paths.adminBackground, 'refresh', 'tasks queues'],
    ['Health', paths.adminHealth, 'chart', 'server memory load figures'],
    ['Old calls', paths.adminOldCalls, 'clock', 'api keys deprecated sunset'],
    ['Audit log', paths.adminAudit, 'history', 'trail who did what'],
    ['Security log of the site', paths.adminSecurityLog, 'lock', 'sign-in attempts'],
  ] as const
).map(([label, path, icon, words]) => ({
  label,
  path,
  icon,
  detail: 'Administration',
  words,
  isFor: can['platform.administer'],
}));
