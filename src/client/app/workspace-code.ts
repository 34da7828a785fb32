import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';

// What only signed-in people need (sidebar, query cache, menus) is not loaded for visitors.
export const workspace = lazyWithPreload(
  () => import('./Workspace.tsx'),
  ({ Workspace }) => Workspace,
);
export const accountMenu = lazyWithPreload(
  () => import('./AccountMenu.tsx'),
  ({ AccountMenu }) => AccountMenu,
);
export const notificationBell = lazyWithPreload(
  () => import('./NotificationBell.tsx'),
  ({ NotificationBell }) => NotificationBell,
);
export const paletteField = lazyWithPreload(
  () => import('./palette/PaletteField.tsx'),
  ({ PaletteField }) => PaletteField,
);
