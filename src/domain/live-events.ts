import {
  type Actor,
  hiringReach,
  isHiringSide,
  isJobSeeker,
  may,
  memberOf,
  poolCompany,
} from './permissions.ts';

/** What decides who may hear of something that happened. */
export interface HeardEvent {
  type: string;
  actorId: number | null;
  applicationId: number | null;
  jobSeekerId: number | null;
  jobId: number | null;
  recruiterId: number | null;
  companyId: number | null;
  /** The account it concerns, where it concerns one. */
  userId: number | null;
  /** Whether it is about a job that everybody can see, or could until it happened. */
  public: boolean;
  /** Told to one side only; null where both may hear. */
  audience: 'colleagues' | 'applicant' | null;
}

/** An offer is nobody’s business but the employer’s until it is sent; what is said of somebody never is theirs. */
const amongColleagues: ReadonlySet<string> = new Set([
  'offer.prepared',
  'offer.asked',
  'offer.decided',
  'scorecard.handed_in',
  'application.stepped',
  'application.mentioned',
  'answer.due',
]);

/** Who may see a thing hears that it changed; nobody else learns that it exists. */
export function hears(actor: Actor, event: HeardEvent): boolean {
  if (event.userId === actor.id || event.public) return true;
  if (amongColleagues.has(event.type) && isJobSeeker(actor)) return false;
  if (event.audience === 'colleagues' && isJobSeeker(actor)) return false;
  if (event.audience === 'applicant') return event.jobSeekerId === actor.id;
  const { companyId, recruiterId, jobSeekerId } = event;
  if (event.jobId !== null && companyId !== null) {
    const job = { companyId, recruiterId };
    if (event.applicationId === null || jobSeekerId === null) return may['job.manage'](actor, job);
    return may['application.see'](actor, { jobSeekerId, job });
  }
  if (companyId === null) return event.type.startsWith('account.') && hiringReach(actor).everything;
  // What a company keeps about candidates is for those it has vouched for.
  if (event.type.startsWith('pool.') || event.type.startsWith('steps.'))
    return poolCompany(actor) === companyId;
  return memberOf(actor, companyId) || hiringReach(actor).everything;
}

/** A job seeker is told that something happened, never who of the staff did it; nor are those of other companies. */
export function hearsBy(actor: Actor, event: HeardEvent): boolean {
  return isHiringSide(actor) && (event.userId === actor.id || hears(actor, { ...event, public: false }));
}
