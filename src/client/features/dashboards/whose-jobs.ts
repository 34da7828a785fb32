import type { CurrentUser } from '#contract/api.ts';
import { hiringReach } from '#domain/permissions.ts';

/** Whose jobs an account's figures are of, as a note says it: the company's, or one's own. */
export function whoseJobs(user: CurrentUser): string {
  return hiringReach(user).allPostingsIn.length ? 'your company’s jobs' : 'your jobs';
}
