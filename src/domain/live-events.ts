import type { EventType } from './events.ts';
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
export interface EventAudience {
  type: EventType;
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
const staffOnlyEvents: ReadonlySet<EventType> = new Set<EventType>([
  'offer.prepared',
  'offer.asked',
  'offer.decided',
  'scorecard.handed_in',
  'application.stepped',
  'application.hired',
  'application.mentioned',
  'answer.due',
]);

/** What lets people in, and where its site stands, is known to those who manage a company. */
const toManagers: ReadonlySet<EventType> = new Set<EventType>([
  'membership.requested',
  'provisioning.changed',
  'domain.changed',
  'domain.failing',
  'webhook.paused',
  'webhook.changed',
  'export.changed',
]);

/**
 * Who may see a thing hears that it changed; nobody else learns that it exists. That it once concerned somebody is not
 * enough: whoever was reminded of an application and has left since would be refused it, and hears nothing of it.
 */
export function mayReceive(actor: Actor, event: EventAudience): boolean {
  const isOfVisitor = event.type === 'visitor.applied' || event.type === 'visitor.forgotten';
  if (event.public && !isOfVisitor) return true;
  if (staffOnlyEvents.has(event.type) && isJobSeeker(actor)) return false;
  if (event.audience === 'colleagues' && isJobSeeker(actor)) return false;
  if (event.audience === 'applicant') return event.jobSeekerId === actor.id;
  const { companyId, recruiterId, jobSeekerId } = event;
  if (event.jobId !== null && companyId !== null) {
    const job = { companyId, recruiterId };
    if (event.applicationId === null || jobSeekerId === null) return may['job.manage'](actor, job);
    return may['application.see'](actor, { jobSeekerId, job });
  }
  if (event.userId === actor.id) return true;
  if (companyId === null) return event.type.startsWith('account.') && hiringReach(actor).everything;
  if (toManagers.has(event.type)) return may['company.manage'](actor, companyId);
  // What a company keeps about candidates is for those it has vouched for.
  if (event.type.startsWith('pool.') || event.type.startsWith('steps.'))
    return poolCompany(actor) === companyId;
  return memberOf(actor, companyId) || hiringReach(actor).everything;
}

/** Only of an application, whose history names them as well. A job seeker is not told who of the staff did it. */
export function mayKnowWho(actor: Actor, event: EventAudience): boolean {
  return isHiringSide(actor) && event.applicationId !== null && mayReceive(actor, event);
}
