import type { CurrentUser } from '#contract/api.ts';
import { can, isAdmin, isCompanyAdmin, isHiringSide } from '#domain/permissions.ts';
import { paths } from '#client/paths.ts';
import type { IconName } from '#client/ui/Icon.tsx';

export interface Place {
  label: string;
  path: string;
  icon: IconName;
  /** The letter that goes there after `g`. */
  letter?: string;
}

export interface Section extends Place {
  /** What stands under it: screens of their own, shown to who may use them. */
  under: readonly Place[];
}

type For<What> = What & { isFor?: (user: CurrentUser) => boolean };

/** The signed-in navigation of this person, in its order. */
export function sectionsFor(user: CurrentUser): Section[] {
  const all: (For<Place> & { under?: readonly For<Place>[] })[] = [
    { label: 'Dashboard', path: paths.dashboard(user.userType), icon: 'dashboard', letter: 'd' },
    { label: 'Browse Jobs', path: paths.jobs, icon: 'compass', letter: 'j' },
    {
      label: 'Post Jobs',
      path: paths.jobsPost,
      icon: 'plus',
      letter: 'p',
      isFor: isHiringSide,
      under: [
        {
          label: 'Manage jobs',
          path: paths.manageJobs,
          icon: 'briefcase',
          letter: 'm',
          isFor: can['company.figures'],
        },
      ],
    },
    {
      label: 'Applications',
      path: paths.applications,
      icon: 'document',
      letter: 'a',
      under: [
        {
          label: 'Pipeline',
          path: paths.board,
          icon: 'columns',
          letter: 'b',
          isFor: can['application.board'],
        },
        { label: 'Interviews', path: paths.interviews, icon: 'calendar', letter: 'i' },
        {
          label: 'Templates',
          path: paths.templates,
          icon: 'mail',
          letter: 't',
          isFor: can['mailTemplate.use'],
        },
        { label: 'Steps', path: paths.steps, icon: 'list', letter: 's', isFor: can['steps.arrange'] },
      ],
    },
    {
      label: 'Candidates',
      path: paths.candidates,
      icon: 'users',
      letter: 'c',
      isFor: can['company.candidates'],
    },
    {
      label: 'Profile',
      path: paths.profile,
      icon: 'user',
      letter: 'u',
      isFor: (someone) => !isCompanyAdmin(someone),
    },
    { label: 'Analytics', path: paths.analytics, icon: 'chart', letter: 'y', isFor: can['company.figures'] },
    {
      label: 'Settings',
      path: paths.settings,
      icon: 'settings',
      letter: ',',
      isFor: (someone) => isCompanyAdmin(someone) || isAdmin(someone),
    },
  ];
  const open = (one: For<Place>) => !one.isFor || one.isFor(user);
  return all.filter(open).map(({ under = [], ...section }) => ({ ...section, under: under.filter(open) }));
}

/** Every place of the navigation, each section before what stands under it. */
export function placesFor(user: CurrentUser): Place[] {
  return sectionsFor(user).flatMap((section) => [section, ...section.under]);
}

/**
 * What a phone keeps within reach of the thumb, and what else there is. Those who hire come for people: who moves them
 * has the pipeline at hand, who looks has the candidates.
 */
export function atHand(user: CurrentUser): { near: Place[]; others: Place[] } {
  const sections = sectionsFor(user);
  if (!isHiringSide(user)) return { near: sections, others: [] };
  const people = can['application.move'](user) ? paths.board : paths.candidates;
  const wanted: readonly string[] = [paths.dashboard(user.userType), paths.applications, people];
  const places = placesFor(user);
  return {
    near: places.filter(({ path }) => wanted.includes(path)),
    others: places.filter(({ path }) => !wanted.includes(path)),
  };
}
