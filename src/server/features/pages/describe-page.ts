import type { Db } from '#server/db/query.ts';
import type { DescribePage } from '#server/http/page-head.ts';
import { type ReadPage, summaryOf } from './read-page.ts';

/** The pages that everybody may read and whose text is not in a file. */
const own: Readonly<Record<string, { title?: string; description: string }>> = {
  '/': {
    title: 'Find your perfect career match.',
    description:
      'Find your perfect career match: jobs in hospitality, tourism and marine work, and the people for them. Every applicant sees where they stand.',
  },
  '/developers': {
    title: 'For developers',
    description:
      'Connect what your company already runs: create a key, make the first call, write safely, and keep a copy that is true.',
  },
  '/developers/problems': {
    title: 'Problems and what to do',
    description: 'What each code means with which a call is refused, and what to do about it.',
  },
  '/auth': {
    description: 'Sign in, or sign up in a minute: to find work or to hire.',
  },
};

/** What a page of the app says of itself to search engines and in links; nothing of those that are not to be found. */
export function describePages(db: Db, read: ReadPage, forEverybody: readonly string[]): DescribePage {
  return async (pathname) => {
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '').toLowerCase();
    const known = own[path];
    if (known) return { path, ...known };
    if (!forEverybody.includes(path)) return undefined;
    // Without the database a page is shown all the same, under a plainer head.
    const page = await read(db, path.slice(1)).catch(() => null);
    if (page === null) return { path, description: own['/']?.description ?? '' };
    return page && { path, title: page.title, description: summaryOf(page) };
  };
}
