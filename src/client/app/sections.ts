import type { CurrentUser } from '#contract/api.ts';
import { can, isAdmin, isCompanyAdmin, isHiringSide } from '#domain/permissions.ts';
import { matchPath } from 'react-router';
import { paths, patterns } from '#client/paths.ts';
import type { IconName } from '#client/ui/Icon.tsx';

export interface Section {
  label: string;
  path: string;
  icon: IconName;
}

// Screens about one's own postings lie under "Post Jobs", though their addresses begin like those of browsing.
const posting = [paths.jobsPost, paths.postJob, paths.manageJobs, patterns.editJob, patterns.pipeline];

/** Whether a section is the one a person is in. */
export function isIn({ path }: Pick<Section, 'path'>, pathname: string): boolean {
  const isPosting = posting.some((pattern) => matchPath(pattern, pathname));
  if (path === paths.jobsPost) return isPosting;
  return !isPosting && matchPath({ path, end: false }, pathname) !== null;
}

/** The signed-in navigation of this person, in its order. */
export function sectionsFor(user: CurrentUser): Section[] {
  const all: (Section & { isFor?: (user: CurrentUser) => boolean })[] = [
    { label: 'Dashboard', path: paths.dashboard(user.userType), icon: 'dashboard' },
    { label: 'Browse Jobs', path: paths.jobs, icon: 'compass' },
    { label: 'Post Jobs', path: paths.jobsPost, icon: 'plus', isFor: isHiringSide },
    { label: 'Applications', path: paths.applications, icon: 'document' },
    { label: 'Candidates', path: paths.candidates, icon: 'users', isFor: can['company.candidates'] },
    { label: 'Profile', path: paths.profile, icon: 'user', isFor: (someone) => !isCompanyAdmin(someone) },
    { label: 'Analytics', path: paths.analytics, icon: 'chart', isFor: can['company.figures'] },
    {
      label: 'Settings',
      path: paths.settings,
      icon: 'settings',
      isFor: (someone) => isCompanyAdmin(someone) || isAdmin(someone),
    },
  ];
  return all.filter(({ isFor }) => !isFor || isFor(user));
}
