import { matchPath } from 'react-router';
import { paths, patterns } from '#client/paths.ts';

// Screens about one's own postings lie under "Post Jobs", though their addresses begin like those of browsing.
const posting = [paths.jobsPost, paths.postJob, paths.manageJobs, patterns.editJob, patterns.pipeline];

// Screens with addresses of their own that are reached from a place, and lead back to it.
const under: Readonly<Record<string, readonly string[]>> = {
  [paths.applications]: [paths.board, paths.interviews, paths.steps, paths.templates],
  [paths.analytics]: [paths.fairness],
};

/** Whether an address belongs to a place of the navigation: is it, or lies below it. */
export function isIn({ path }: { path: string }, pathname: string): boolean {
  const isPosting = posting.some((pattern) => matchPath(pattern, pathname));
  if (path === paths.jobsPost) return isPosting;
  return (
    !isPosting && [path, ...(under[path] ?? [])].some((one) => matchPath({ path: one, end: false }, pathname))
  );
}
