import { openCompanyId } from './limits.ts';
import type { MemberRole, UserType } from './people.ts';

/**
 * Who may do what: the whole of it. `userType` says what a person may do, a membership says where.
 * `can` is asked before anything is looked up ("may this role ever?"), `may` about one object, and the reach
 * becomes the predicate of lists. Nowhere else is a role compared.
 */
export interface Actor {
  id: number;
  userType: UserType;
  memberships: readonly Membership[];
  /** A program's, which acts with a key: what it reads, no person has looked at. */
  isKey?: true;
}

export interface Membership {
  companyId: number;
  role: MemberRole;
  /** Whether the company has vouched for them. Who is not reaches nothing of it; of the open company, the jobs they posted themselves. */
  verified: boolean;
  /** Whether the platform has looked at the company and found that it is who it says. */
  companyVerified: boolean;
  /** Whether the platform has stopped the company. */
  companySuspended: boolean;
}

interface JobFacts {
  companyId: number;
  recruiterId: number | null;
}

interface ApplicationFacts {
  jobSeekerId: number;
  job: JobFacts;
}

interface ListFacts {
  companyId: number;
  ownerId: number | null;
  shared: boolean;
}

/** Whose jobs, and the applications to them, an actor deals with from the hiring side. */
export interface HiringReach {
  everything: boolean;
  /** Companies in which the postings the actor made are theirs to run, vouched for or not: the open company, for its members. */
  ownPostingsIn: number[];
  /** Companies whose every posting is in reach. */
  allPostingsIn: number[];
}

export function hiringReach(actor: Actor): HiringReach {
  const staff = isStaff(actor);
  return {
    everything: isAdmin(actor),
    ownPostingsIn: staff && belongsTo(actor, openCompanyId) ? [openCompanyId] : [],
    allPostingsIn: staff || isCompanyAdmin(actor) ? verifiedCompanies(actor) : [],
  };
}

/** May this actor's role ever do this? Asked before the object is looked up, so a "no" here tells nothing about what exists. */
export const can = {
  'account.use': () => true,
  'job.browse': () => true,
  'job.post': isStaff,
  /** Bringing a company’s jobs along is for those it has vouched for, also for its admins: moving in is theirs. */
  'job.import': (actor) => poolCompany(actor) !== undefined,
  'job.edit': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'job.save': isJobSeeker,
  'search.save': isJobSeeker,
  'job.apply': isJobSeeker,
  'job.match': isJobSeeker,
  'application.list': () => true,
  'application.see': () => true,
  'application.move': isStaff,
  'application.board': isHiringSide,
  'candidate.invite': isStaff,
  'message.write': (actor) => isStaff(actor) || isJobSeeker(actor),
  'message.bulk': isStaff,
  'mailTemplate.use': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'application.note': isStaff,
  'interview.list': () => true,
  'interview.run': isStaff,
  'interview.answer': isJobSeeker,
  /** Who may be asked to interview. */
  'calendar.own': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'interview.kit': (actor) => recruits(actor) && verifiedCompany(actor) !== undefined,
  'scorecard.see': recruits,
  'today.see': recruits,
  'application.assist': isHiringSide,
  'application.withdraw': isJobSeeker,
  'offer.see': () => true,
  'offer.write': isStaff,
  'offer.approve': (actor) => managedCompanies(actor).length > 0,
  'offer.answer': isJobSeeker,
  'template.use': isHiringSide,
  'hire.list': isHiringSide,
  'onboarding.run': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'onboarding.take': (actor) => !isAdmin(actor),
  'profile.own': isJobSeeker,
  'file.own': isJobSeeker,
  'file.see': () => true,
  'company.see': () => true,
  'company.create': isStaff,
  'company.join': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'company.leave': isHiringSide,
  'company.members': (actor) => managedCompanies(actor).length > 0 || isAdmin(actor),
  'company.figures': isHiringSide,
  'company.candidates': isHiringSide,
  'company.settings': (actor) => managedCompanies(actor).length > 0 || isAdmin(actor),
  'candidate.find': mayFindPeople,
  'pool.use': (actor) => poolCompany(actor) !== undefined,
  /** Keeping a copy of what a company hires with is for those it has vouched for. */
  'event.follow': (actor) => isAdmin(actor) || hiringReach(actor).allPostingsIn.length > 0,
  'view.keep': isHiringSide,
  'rejectionReason.use': (actor) => isStaff(actor) || isCompanyAdmin(actor),
  'steps.arrange': (actor) => poolCompany(actor) !== undefined,
  'platform.administer': isAdmin,
} as const satisfies Record<string, (actor: Actor) => boolean>;

export type Permission = keyof typeof can;

/** May this actor do this to this object? Each answer includes the role's own. */
export const may = {
  'job.see': (actor: Actor, job: JobFacts & { open: boolean; appliedTo: boolean }) =>
    job.open || reaches(actor, job) || (isJobSeeker(actor) && job.appliedTo),
  'job.manage': (actor: Actor, job: JobFacts) => reaches(actor, job),
  /** Whose look at a posting counts: nobody's who belongs to its company, vouched for or not. */
  'job.countAsView': (actor: Actor, job: JobFacts) =>
    !actor.isKey &&
    !reaches(actor, job) &&
    !actor.memberships.some(({ companyId }) => companyId === job.companyId),
  'job.edit': (actor: Actor, job: JobFacts) => isStaff(actor) && reaches(actor, job),
  /** A company admin who does not post may still close a job and reopen it. */
  'job.changeStatus': (actor: Actor, job: JobFacts) => can['job.edit'](actor) && reaches(actor, job),
  'application.see': (actor: Actor, application: ApplicationFacts) =>
    isOwn(actor, application) || reaches(actor, application.job),
  'application.move': (actor: Actor, application: ApplicationFacts) =>
    isStaff(actor) && reaches(actor, application.job),
  /** Whose look is told to who applied: that of a person who decides. */
  'application.countAsView': (actor: Actor, application: ApplicationFacts) =>
    !actor.isKey && isStaff(actor) && reaches(actor, application.job),
  /** Whose look at a candidate counts. */
  'candidate.countAsView': (actor: Actor) => !actor.isKey && !isAdmin(actor),
  'application.note': (actor: Actor, application: ApplicationFacts) =>
    isStaff(actor) && reaches(actor, application.job),
  'application.readNotes': (actor: Actor, application: ApplicationFacts) =>
    !isJobSeeker(actor) && reaches(actor, application.job),
  'interview.run': (actor: Actor, application: ApplicationFacts) =>
    isStaff(actor) && reaches(actor, application.job),
  /** When its interviewers are taken is for those a company has vouched for; who else hires sees their own. */
  'interviewer.busy': (actor: Actor, companyId: number) =>
    isAdmin(actor) || verifiedCompanies(actor).includes(companyId),
  /** Whose are read by whom is the rule of scorecards.ts. */
  'scorecard.see': (actor: Actor, application: ApplicationFacts) =>
    recruits(actor) && reaches(actor, application.job),
  'application.assist': (actor: Actor, application: ApplicationFacts) =>
    isHiringSide(actor) && reaches(actor, application.job),
  'application.withdraw': (actor: Actor, application: ApplicationFacts) => isOwn(actor, application),
  'message.write': (actor: Actor, application: ApplicationFacts) =>
    isOwn(actor, application) || (isStaff(actor) && reaches(actor, application.job)),
  'offer.write': (actor: Actor, application: ApplicationFacts) =>
    isStaff(actor) && reaches(actor, application.job),
  /** Whoever manages the company, whether their account or their membership says so. */
  'offer.approve': (actor: Actor, application: ApplicationFacts) =>
    managedCompanies(actor).includes(application.job.companyId),
  'offer.answer': (actor: Actor, application: ApplicationFacts) => isOwn(actor, application),
  /** Getting somebody aboard is also the work of company admins who do not hire. */
  'onboarding.run': (actor: Actor, application: ApplicationFacts) =>
    (isStaff(actor) || isCompanyAdmin(actor)) && reaches(actor, application.job),
  /** What a company has prepared is for those it has vouched for. */
  'template.use': (actor: Actor, companyId: number) =>
    isAdmin(actor) || verifiedCompanies(actor).includes(companyId),
  /** Why people are rejected is for those who do it, in the open company whoever posts there. */
  'rejectionReason.use': (actor: Actor, companyId: number) =>
    verifiedCompanies(actor).includes(companyId) || hiringReach(actor).ownPostingsIn.includes(companyId),
  /** Everybody may leave; who manages a company may send others off. */
  'company.endMembership': (actor: Actor, companyId: number, userId: number) =>
    userId === actor.id || isAdmin(actor) || managedCompanies(actor).includes(companyId),
  'company.manage': (actor: Actor, companyId: number) =>
    isAdmin(actor) || managedCompanies(actor).includes(companyId),
  'list.see': (actor: Actor, list: ListFacts) =>
    poolCompany(actor) === list.companyId && (list.shared || list.ownerId === actor.id),
  /** Renaming, sharing and removing are its maker's; of a shared one, also of who manages the company. */
  'list.manage': (actor: Actor, list: ListFacts) =>
    poolCompany(actor) === list.companyId &&
    (list.ownerId === actor.id || (list.shared && managedCompanies(actor).includes(list.companyId))),
  'company.postFor': (actor: Actor, companyId: number) =>
    isStaff(actor) && verifiedCompanies(actor).includes(companyId),
} as const;

/** The company an actor speaks for: the verified membership. There is at most one. */
export function verifiedCompany(actor: Actor): number | undefined {
  return verifiedCompanies(actor)[0];
}

/** The company whose tags, lists and steps an actor works with: a platform admin is no employer. */
export function poolCompany(actor: Actor): number | undefined {
  return isHiringSide(actor) && !isAdmin(actor) ? verifiedCompany(actor) : undefined;
}

/** Whether an actor belongs to a company that has vouched for them; who merely asked to join does not. */
export function memberOf(actor: Actor, companyId: number): boolean {
  return verifiedCompanies(actor).includes(companyId);
}

/** Job seekers who want to be found are shown to those who are vouched for, and to platform admins. */
export function mayFindPeople(actor: Actor): boolean {
  return isAdmin(actor) || (isHiringSide(actor) && isVouchedFor(actor));
}

/** Whether someone posts under the tight limits meant for people who are not vouched for. */
export function postsUnverified(actor: Actor): boolean {
  return !isVouchedFor(actor);
}

/** A company vouches for its people and the platform for the company: founding one of one's own is no voucher. */
function isVouchedFor(actor: Actor): boolean {
  return actor.memberships.some(
    ({ verified, companyVerified, companySuspended }) => verified && companyVerified && !companySuspended,
  );
}

/** What somebody was when something was answered to them: what that showed is theirs for as long as they are no less. */
export interface Standing {
  userType: UserType;
  memberships: readonly Pick<Membership, 'companyId' | 'role' | 'verified'>[];
}

export function standingOf({ userType, memberships }: Actor): Standing {
  const places = memberships.map(({ companyId, role, verified }) => ({ companyId, role, verified }));
  return { userType, memberships: places };
}

/** Whether an actor has lost something of what they were: their kind of account, a company, its word for them or their role there. */
export function isLessThan(actor: Actor, before: Standing): boolean {
  const isStill = (was: Standing['memberships'][number]) =>
    actor.memberships.some(
      ({ companyId, role, verified }) =>
        companyId === was.companyId &&
        (verified || !was.verified) &&
        (role === was.role || role === 'company_admin'),
    );
  return actor.userType !== before.userType || !before.memberships.every(isStill);
}

/** Whose account is worth more than their own things to whoever gets into it. */
export function hasPowerOverOthers(actor: Actor): boolean {
  return isAdmin(actor) || isCompanyAdmin(actor) || managedCompanies(actor).length > 0;
}

/** Companies whose settings and members are the actor's to manage: verified, and either the account or the membership is company admin. */
export function managedCompanies(actor: Actor): number[] {
  if (isJobSeeker(actor)) return [];
  return actor.memberships
    .filter((membership) => managesByMembership(membership) || (membership.verified && isCompanyAdmin(actor)))
    .map((membership) => membership.companyId);
}

/** Whether a member, as they are or would become, manages their company whatever their account says. */
export function managesByMembership({ role, verified }: Pick<Membership, 'role' | 'verified'>): boolean {
  return verified && role === 'company_admin';
}

/** The side of the market a screen is for. */
export function isJobSeeker(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'job_seeker';
}

export function isStaff(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'recruiter' || actor.userType === 'hiring_manager';
}

export function isCompanyAdmin(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'company_admin';
}

export function isAdmin(actor: Pick<Actor, 'userType'>): boolean {
  return actor.userType === 'admin';
}

/** Recruiters, hiring managers, company admins and platform admins. */
export function isHiringSide(actor: Pick<Actor, 'userType'>): boolean {
  return !isJobSeeker(actor);
}

/** Those on the hiring side who are part of a company: platform admins judge nobody. */
function recruits(actor: Actor): boolean {
  return isStaff(actor) || isCompanyAdmin(actor);
}

function isOwn(actor: Actor, application: ApplicationFacts): boolean {
  return isJobSeeker(actor) && application.jobSeekerId === actor.id;
}

function reaches(actor: Actor, job: JobFacts): boolean {
  const reach = hiringReach(actor);
  return (
    reach.everything ||
    reach.allPostingsIn.includes(job.companyId) ||
    (job.recruiterId === actor.id && reach.ownPostingsIn.includes(job.companyId))
  );
}

function belongsTo(actor: Actor, companyId: number): boolean {
  return actor.memberships.some((membership) => membership.companyId === companyId);
}

function verifiedCompanies(actor: Actor): number[] {
  return actor.memberships
    .filter((membership) => membership.verified)
    .map((membership) => membership.companyId);
}
