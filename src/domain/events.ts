import type { ApplicationStatus } from './application-status.ts';
import { keysOf } from './keys.ts';
import type { OpenOfferAnswer } from './offers.ts';

/** How a move was meant. */
export interface Moved {
  from: ApplicationStatus;
  to: ApplicationStatus;
  stepId?: number | null;
  /** The entry in the history. */
  move: number;
  /** Not everybody hears: a rejection is told to the applicant a minute later, one taken back never. */
  audience?: 'colleagues' | 'applicant';
  /** The move that this one takes back. */
  takesBack?: number;
  /** It leads where the one that it takes back had come from. */
  back?: true;
  openOffer?: OpenOfferAnswer;
  /** It comes with a letter, which is mailed by itself. */
  withLetter?: true;
  /** It comes with an offer, of which both sides are told anyway. */
  withOffer?: true;
}

interface OfApplication {
  applicationId: number;
}

interface OfOffer extends OfApplication {
  /** The move of the application that brought it about, where one did. */
  move?: number;
  /** It comes along with something that people are told of already. */
  along?: true;
}

interface OfAnswer extends OfOffer {
  /** Who wrote the offer. */
  writerId: number | null;
  /** Said by the hiring side, not signed by the candidate. */
  byHand?: true;
}

interface OfInterview extends OfApplication {
  /** When it was to be until now. */
  before?: string | null;
  /** The application is to be moved to Interviewing with it. */
  move?: true;
}

interface OfMember {
  userId: number;
}

/** Everything that can happen, and what is said with each; undefined where its name says all. */
export interface EventData {
  'account.registered': undefined;
  'account.changed': { disabled?: boolean | undefined } | undefined;
  'session.ended': OfMember;
  'job.posted': undefined;
  'job.changed': { fields: readonly string[]; wasOpen: boolean; farewell?: string };
  'application.submitted': undefined;
  'application.seen': undefined;
  'application.moved': Moved;
  'application.stepped': { stepId: number | null };
  /** Said beside the move, for programs that take over from here. */
  'application.hired': undefined;
  'application.withdrawn': undefined;
  'application.mentioned': { mentioned: readonly number[] };
  'answer.due': OfMember;
  /** Somebody without an account, whose address nobody has proved yet. */
  'visitor.applied': undefined;
  'visitor.forgotten': undefined;
  'message.sent': OfApplication & { fromEmployer: boolean; withDecision?: true };
  'message.read': OfApplication;
  'invitation.sent': { jobId: number; userId: number };
  'pool.changed': undefined;
  'alert.told': {
    userId: number;
    alert: { name: string; count: number; query: string; jobs: readonly object[] };
  };
  'onboarding.begun': OfApplication;
  'onboarding.changed': OfApplication;
  'onboarding.reminded': OfApplication & { task: string; overdue: boolean; toId: number | null };
  'onboarding.finished': OfApplication;
  'offer.prepared': OfOffer;
  'offer.asked': OfOffer;
  'offer.decided': OfOffer & { approved: boolean; writerId: number | null };
  'offer.sent': OfOffer & { version: number };
  'offer.replaced': OfOffer;
  'offer.withdrawn': OfOffer;
  'offer.accepted': OfAnswer;
  'offer.declined': OfAnswer;
  'offer.expired': OfAnswer;
  'offer.called_off': OfOffer;
  'offer.settled': OfOffer;
  'interview.proposed': OfInterview;
  'interview.booked': OfInterview;
  'interview.cancelled': OfInterview;
  'interview.declined': OfInterview;
  'scorecard.handed_in': OfApplication;
  'steps.changed': undefined;
  'company.created': undefined;
  /** Resumed: its suspension has ended. */
  'company.changed': { resumed?: boolean } | undefined;
  'membership.requested': OfMember;
  'membership.changed': OfMember & { role?: string | undefined; verified?: boolean | undefined };
  /** Who was sent off by the company's identity provider is signed out, too. */
  'membership.ended': OfMember & { signOut?: true };
  'provisioning.changed': undefined;
  /** A domain of a company's own was added, proved or removed. */
  'domain.changed': undefined;
  /** Its proof is missing, or has been for so long that it is lost. */
  'domain.failing': { domain: string; turn: 'due' | 'expired' };
  /** Nothing arrives at a company's webhook any more, so that it is sent nothing until somebody resumes it. */
  'webhook.paused': { domain: string; turn: 'due' | 'expired' };
  /** A webhook was made, changed or removed by a person. */
  'webhook.changed': undefined;
  /** Somebody's own calendar has not been readable for days. */
  'calendar.failing': { userId: number; domain: string };
  /** An export of a company's data was asked for, made, or cannot be made. */
  'export.changed': undefined;
  /** What the operator asks of everybody who signs in. */
  'operator.changed': undefined;
  /** People were brought along from another system, or taken back. */
  'import.ended': undefined;
  'file.kept': undefined;
  'file.deleted': undefined;
}

export type EventType = keyof EventData;
/** What it happened to: the word before the dot. */
export type EventNoun = EventType extends `${infer Noun}.${string}` ? Noun : never;

export function nounOf(type: EventType): EventNoun {
  // The cast: every type has its noun before the dot.
  return type.slice(0, type.indexOf('.')) as EventNoun;
}

/** Something that happens, as it is saved: its type decides what is said with it. */
export type EventOf<Type extends EventType> = {
  [One in Type]: { type: One; subjectId: number; actorId: number | null } & (undefined extends EventData[One]
    ? { data?: EventData[One] }
    : { data: EventData[One] });
}[Type];

export type NewEvent = EventOf<EventType>;

/** Whose number an event's subject is, which decides who may hear of it; `other`: what its data says alone. */
const subjects: Record<EventType, 'application' | 'job' | 'company' | 'account' | 'ownFile' | 'other'> = {
  'account.registered': 'account',
  'account.changed': 'account',
  'session.ended': 'other',
  'job.posted': 'job',
  'job.changed': 'job',
  'application.submitted': 'application',
  'application.seen': 'application',
  'application.moved': 'application',
  'application.stepped': 'application',
  'application.hired': 'application',
  'application.withdrawn': 'application',
  'application.mentioned': 'application',
  'answer.due': 'application',
  'visitor.applied': 'job',
  'visitor.forgotten': 'job',
  'message.sent': 'other',
  'message.read': 'other',
  'invitation.sent': 'other',
  'pool.changed': 'company',
  'alert.told': 'other',
  'onboarding.begun': 'other',
  'onboarding.changed': 'other',
  'onboarding.reminded': 'other',
  'onboarding.finished': 'other',
  'offer.prepared': 'other',
  'offer.asked': 'other',
  'offer.decided': 'other',
  'offer.sent': 'other',
  'offer.replaced': 'other',
  'offer.withdrawn': 'other',
  'offer.accepted': 'other',
  'offer.declined': 'other',
  'offer.expired': 'other',
  'offer.called_off': 'other',
  'offer.settled': 'other',
  'interview.proposed': 'other',
  'interview.booked': 'other',
  'interview.cancelled': 'other',
  'interview.declined': 'other',
  'scorecard.handed_in': 'other',
  'steps.changed': 'company',
  'company.created': 'company',
  'company.changed': 'company',
  'membership.requested': 'company',
  'membership.changed': 'company',
  'membership.ended': 'company',
  'provisioning.changed': 'company',
  'domain.changed': 'company',
  'domain.failing': 'company',
  'webhook.paused': 'company',
  'webhook.changed': 'company',
  'calendar.failing': 'other',
  'export.changed': 'company',
  'operator.changed': 'other',
  'import.ended': 'company',
  'file.kept': 'ownFile',
  'file.deleted': 'ownFile',
};

export const eventTypes = keysOf(subjects);

/** That a row was written, whatever happened: for who keeps a copy of it. */
export const editTypes = ['job.edited', 'application.edited'] as const;
export type EditType = (typeof editTypes)[number];

export function isEventType(type: EventType | EditType): type is EventType {
  return type in subjects;
}

/** What an event is about, by which it is found and by which it is decided who hears of it. */
export interface EventAbout {
  applicationId: number | null;
  jobId: number | null;
  companyId: number | null;
  /** The account it concerns, where it concerns one. */
  userId: number | null;
}

export function eventAbout({ type, subjectId, actorId, data }: NewEvent): EventAbout {
  const subject = subjects[type];
  const said = { ...data };
  return {
    applicationId: subject === 'application' ? subjectId : numberIn(said, 'applicationId'),
    jobId: subject === 'job' ? subjectId : null,
    companyId: subject === 'company' ? subjectId : null,
    userId: subject === 'account' ? subjectId : subject === 'ownFile' ? actorId : numberIn(said, 'userId'),
  };
}

function numberIn(data: { readonly [key: string]: unknown }, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}
