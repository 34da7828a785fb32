import { matchPath } from 'react-router';
import { paths, patterns } from '#client/paths.ts';

// Screens about one's own postings lie under "Post Jobs", though their addresses begin like those of browsing.
const posting = [paths.jobsPost, paths.postJob, paths.manageJobs, patterns.editJob, patterns.pipeline];

/** Whether an address belongs to a place of the navigation: is it, or lies below it. */
export function isIn({ path }: { path: string }, pathname: string): boolean {
  const isPosting = posting.some((pattern) => matchPath(pattern, pathname));
  if (path === paths.jobsPost) return isPosting;
  return !isPosting && matchPath({ path, end: false }, pathname) !== null;
}
