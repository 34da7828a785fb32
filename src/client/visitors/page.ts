import type { ReactNode } from 'react';

/** A page for visitors: what it says of itself to programs, and what people see of it. */
export interface VisitorPage {
  /** Without the brand, which follows it. */
  title: string;
  description?: string;
  /** The one address it is known by: a path here with what of a query belongs to it, or a whole address. Without one it is none to be found. */
  canonical?: string;
  /** Pages before and after it in a list. */
  prev?: string | undefined;
  next?: string | undefined;
  /** Whether search engines are to list it. */
  isListed: boolean;
  /** The address of a picture, a drawn one of 1200 by 630 where nothing else is said, and what it shows. */
  picture?: { path: string; alt: string; type?: string; width?: number; height?: number };
  /** Feeds of what it lists. */
  feeds?: readonly { title: string; path: string; type: 'application/rss+xml' | 'application/feed+json' }[];
  /** schema.org objects of what stands on it. */
  data?: readonly object[];
  /** It goes out to the window's edges, and says itself how wide its parts are. */
  isWide?: true;
  /** It has a script of ours, that makes it better where it runs. */
  runs?: true;
  /** It stands in a frame of somebody else's page: in nothing of ours, with these styles, and light or dark as told. */
  framed?: { styles: string; theme: 'light' | 'dark' | undefined };
  /** By whose clocks its moments are written out, where they are somebody's: UTC on the others. */
  timeZone?: string;
  /** Nothing on it leads anywhere: it is looked at while it is made. */
  inert?: boolean;
  /** What stands in its <main>, the heading first. */
  body: ReactNode;
}
