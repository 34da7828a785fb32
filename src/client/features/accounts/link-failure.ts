import { ApiError } from '#client/api/call.ts';

/** Why a link from a mail did nothing, in a sentence that says what to do. */
export function linkFailure(error: unknown, instead: string): string {
  if (!(error instanceof ApiError)) return 'That didn’t work. Please try again.';
  return error.status === 404 ? `This link was used already, or is too old. ${instead}` : error.sentence;
}
