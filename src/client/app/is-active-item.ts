import { matchPath } from 'react-router';
import { paths, patterns } from '#client/paths.ts';

// Screens whose address does not begin like the place of the navigation they lead back to.
const under: Readonly<Record<string, readonly string[]>> = {
  [paths.jobsPost]: [
    paths.postJob,
    paths.jobsCreate,
    paths.manageJobs,
    patterns.editJob,
    paths.importJobs,
    patterns.jobImport,
  ],
  [paths.manageJobs]: [patterns.editJob, paths.importJobs, patterns.jobImport],
  [paths.board]: [patterns.pipeline],
  [paths.applications]: [patterns.pipeline, paths.board, paths.interviews, paths.steps, paths.templates],
  [paths.analytics]: [paths.fairness],
  [paths.dashboard('admin')]: [
    paths.adminUsers,
    paths.adminCompanies,
    paths.adminJobs,
    paths.adminApplications,
    paths.adminMail,
    paths.adminRefusedAddresses,
    paths.adminBackground,
    paths.adminHealth,
    paths.adminOldCalls,
    paths.adminAudit,
    paths.adminSecurityLog,
  ],
};

// Addresses that only lead on: the place is where they lead to.
const leadsTo: Readonly<Record<string, string>> = { [paths.jobsPost]: paths.postJob };

/**
 * Whether an address belongs to a place of the navigation: `page` is the place itself, `true` lies under it. The value
 * of `aria-current`.
 */
export function isActiveItem({ path }: { path: string }, pathname: string): 'page' | true | undefined {
  if (pathname === path || pathname === leadsTo[path]) return 'page';
  const above = Object.keys(under).filter((place) => under[place]?.some((one) => matchPath(one, pathname)));
  if (above.length) return above.includes(path) || undefined;
  return matchPath({ path, end: false }, pathname) ? true : undefined;
}
