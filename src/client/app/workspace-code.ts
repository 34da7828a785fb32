import { fetched } from './fetched.ts';

// What only signed-in people need (sidebar, query cache) is not loaded on the landing page.
export const workspace = fetched(
  () => import('./Workspace.tsx'),
  ({ Workspace }) => Workspace,
);
export const notificationBell = fetched(
  () => import('./NotificationBell.tsx'),
  ({ NotificationBell }) => NotificationBell,
);
