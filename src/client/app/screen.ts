import type { ComponentType } from 'react';
import type { PrefetchScreen } from '#client/api/prefetch.ts';
import { paths } from '#client/paths.ts';
import type { CurrentUser } from '#contract/api.ts';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';

export interface Screen {
  path: string;
  /** Where its code stands, for the build. */
  file: string;
  Page: ComponentType;
  /** Its heading, where that is the same for everybody: shown while it is asked who is there. */
  title?: string;
  /** Fetches the page's code. */
  preload: () => Promise<PageModule>;
  isLoaded: () => boolean;
  /** Whether it is for this person; for everyone signed in where it is left out. */
  isFor?: (user: CurrentUser) => boolean;
  /** Where someone else is sent. Without it they are told they have no access. */
  otherwise?: string;
  /** Parameters that must be an id, else there is no such page. */
  ids?: readonly string[];
  /** Whether search engines may read it: it says the same to everybody. */
  isForEverybody?: true;
}

/** Whether a dashboard is this person’s own. */
export function hasDashboard(user: CurrentUser, path: string): boolean {
  return paths.dashboard(user.userType) === path;
}

interface PageModule {
  prefetchScreen?: PrefetchScreen;
}

/** Whom the screens of a folder of `pages/` are for. */
type Shelf = 'public' | 'account' | 'seeking' | 'hiring' | 'admin';

/** A screen by its shelf and the name of its folder, its module and the component in it. */
export function page<Name extends string>(
  shelf: Shelf,
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & PageModule>,
): Pick<Screen, 'file' | 'Page' | 'preload' | 'isLoaded'> {
  const code = lazyWithPreload(load, (module) => module[name]);
  return {
    file: `src/client/pages/${shelf}/${name}/${name}.tsx`,
    Page: code.Component,
    preload: code.preload,
    isLoaded: code.isLoaded,
  };
}
