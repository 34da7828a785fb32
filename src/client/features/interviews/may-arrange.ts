import type { Application, CurrentUser } from '#contract/api.ts';
import { isInterviewable } from '#domain/application-status.ts';
import { can } from '#domain/permissions.ts';

/** Whether this person may arrange an interview about an application as it stands. */
export function mayArrange(user: CurrentUser, application: Application): boolean {
  return can['interview.run'](user) && application.mayMove === true && isInterviewable(application);
}
