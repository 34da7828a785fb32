import { matchPath } from 'react-router';
import { contentPages, paths } from '#client/paths.ts';
import type { CurrentUser } from '#contract/api.ts';
import { adminScreens } from './admin-screens.ts';
import { hiringScreens } from './hiring-screens.ts';
import { page, type Screen } from './screen.ts';
import { seekingScreens } from './seeking-screens.ts';
import { accountMenu, notificationBell, paletteField, workspace } from './workspace-code.ts';

/** Addresses without a screen of their own, from which one is led on. */
export const leadingOn = {
  dashboard: [paths.dashboard()],
  posting: [paths.jobsPost, paths.jobsCreate],
} as const;

/** Everyone may open these. */
export const openScreens: readonly Screen[] = [
  {
    path: paths.home,
    isForEverybody: true,
    ...page('public', 'LandingPage', () => import('#client/pages/public/LandingPage/LandingPage.tsx')),
  },
  {
    path: paths.auth,
    ...page('public', 'AuthPage', () => import('#client/pages/public/AuthPage/AuthPage.tsx')),
  },
  {
    path: paths.unsubscribe,
    ...page(
      'public',
      'UnsubscribePage',
      () => import('#client/pages/public/UnsubscribePage/UnsubscribePage.tsx'),
    ),
  },
  {
    path: paths.forgotPassword,
    ...page(
      'public',
      'ForgotPasswordPage',
      () => import('#client/pages/public/ForgotPasswordPage/ForgotPasswordPage.tsx'),
    ),
  },
  {
    path: paths.resetPassword,
    ...page(
      'public',
      'ResetPasswordPage',
      () => import('#client/pages/public/ResetPasswordPage/ResetPasswordPage.tsx'),
    ),
  },
  {
    path: paths.confirmEmail,
    ...page(
      'public',
      'ConfirmEmailPage',
      () => import('#client/pages/public/ConfirmEmailPage/ConfirmEmailPage.tsx'),
    ),
  },
  {
    path: paths.confirmIdentity,
    ...page(
      'public',
      'ConfirmIdentityPage',
      () => import('#client/pages/public/ConfirmIdentityPage/ConfirmIdentityPage.tsx'),
    ),
  },
  {
    path: paths.developers,
    isForEverybody: true,
    ...page(
      'public',
      'DevelopersPage',
      () => import('#client/pages/public/DevelopersPage/DevelopersPage.tsx'),
    ),
  },
  {
    path: paths.problems,
    isForEverybody: true,
    ...page('public', 'ProblemsPage', () => import('#client/pages/public/ProblemsPage/ProblemsPage.tsx')),
  },
  ...contentPages.map((path) => ({
    path,
    isForEverybody: true as const,
    ...page('public', 'ContentPage', () => import('#client/pages/public/ContentPage/ContentPage.tsx')),
  })),
];

/** These need someone signed in. */
export const screens: readonly Screen[] = [
  // Before those for seekers, of which `/jobs/:id` matches `/jobs/manage` too.
  ...hiringScreens,
  ...seekingScreens,
  {
    path: paths.employers,
    ...page('public', 'EmployersPage', () => import('#client/pages/public/EmployersPage/EmployersPage.tsx')),
  },
  {
    path: paths.notifications,
    title: 'Notifications',
    ...page(
      'account',
      'NotificationsPage',
      () => import('#client/pages/account/NotificationsPage/NotificationsPage.tsx'),
    ),
  },
  {
    path: paths.settings,
    title: 'Settings',
    ...page('account', 'SettingsPage', () => import('#client/pages/account/SettingsPage/SettingsPage.tsx')),
  },
  ...adminScreens,
];

/** Fetches the code of the screen at an address, before anyone asks for it. What does not come is missed when it is drawn. */
export async function preload(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  const around =
    screen && screens.includes(screen) ? [workspace, notificationBell, accountMenu, paletteField] : [];
  await Promise.allSettled([screen, ...around].map(async (code) => code?.preload()));
}

/** The same, and what the screen shows first of all to this person. */
export async function preloadWithData({ pathname, searchParams }: URL, user: CurrentUser): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen || (screen.isFor && !screen.isFor(user))) return;
  const { prefetchScreen } = await screen.preload();
  prefetchScreen?.({ params: matchPath(screen.path, pathname)?.params ?? {}, search: searchParams, user });
}

/** The screen at an address, if there is one. */
export function screenAt(pathname: string): Screen | undefined {
  return [...openScreens, ...screens].find(({ path }) => matchPath(path, pathname));
}
