import type { CurrentUser } from '#contract/api.ts';
import { can, isAdmin, isCompanyAdmin, isHiringSide } from '#domain/permissions.ts';
import { paths } from '#client/paths.ts';
import type { IconName } from '#client/ui/Icon.tsx';

export interface Section {
  label: string;
  path: string;
  icon: IconName;
}

const places = 4;

/** What a phone keeps within reach of the thumb, and what else there is. Those who hire come for people. */
export function atHand(sections: Section[]): { near: Section[]; others: Section[] } {
  if (sections.length <= places) return { near: sections, others: [] };
  const near = sections.filter(
    ({ path, icon }) => icon === 'dashboard' || path === paths.applications || path === paths.candidates,
  );
  return { near, others: sections.filter((section) => !near.includes(section)) };
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
