/** The six stages of an application, in the order of hiring. Withdrawal is not a status: it stands beside them as a time. */
export const applicationStatuses = [
  'submitted',
  'screening',
  'interviewing',
  'offered',
  'hired',
  'rejected',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const statusLabel: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  screening: 'Screening',
  interviewing: 'Interviewing',
  offered: 'Offered',
  hired: 'Hired',
  rejected: 'Rejected',
};

const decided: ReadonlySet<ApplicationStatus> = new Set(['hired', 'rejected']);

/** Still waiting for an outcome: neither decided nor withdrawn. */
export function isActive(application: { status: ApplicationStatus; withdrawnAt: string | null }): boolean {
  return !application.withdrawnAt && !decided.has(application.status);
}

/** Nobody is interviewed about an application that is decided or withdrawn. */
export function isInterviewable(application: {
  status: ApplicationStatus;
  withdrawnAt: string | null;
}): boolean {
  return isActive(application);
}

/** A job seeker may take an application back until they are hired. */
export function isWithdrawable(application: {
  status: ApplicationStatus;
  withdrawnAt: string | null;
}): boolean {
  return !application.withdrawnAt && application.status !== 'hired';
}

/** Nobody moves an application its author has taken back. */
export function isMovable(application: { withdrawnAt: string | null }): boolean {
  return !application.withdrawnAt;
}

/**
 * So many seconds a rejection is held back before the applicant is told, and interviews are cancelled of who was decided
 * on: for so long a slip of the hand can be taken back.
 */
export const takeBackSeconds = 60;

/** After so many days without a change an applicant may fairly ask what became of it. */
export const unansweredAfterDays = 21;

/** Whether someone has been waiting long enough to ask. `now` is an ISO time in UTC. */
export function isUnanswered(
  application: { status: ApplicationStatus; withdrawnAt: string | null; statusUpdatedAt: string },
  now: string,
): boolean {
  const waited = Date.parse(now) - Date.parse(application.statusUpdatedAt);
  return isActive(application) && waited >= unansweredAfterDays * 86_400_000;
}
