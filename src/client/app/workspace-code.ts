import { lazyWithPreload } from './lazy-with-preload.ts';

// What only signed-in people need (sidebar, query cache) is not loaded on the landing page.
export const workspace = lazyWithPreload(
  () => import('./Workspace.tsx'),
  ({ Workspace }) => Workspace,
);
export const notificationBell = lazyWithPreload(
  () => import('./NotificationBell.tsx'),
  ({ NotificationBell }) => NotificationBell,
);
