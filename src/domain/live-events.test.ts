import { describe, expect, test } from 'vitest';
import { type EventType, eventTypes } from './events.ts';
import { type EventAudience, mayReceive, mayKnowWho } from './live-events.ts';
import { openCompanyId } from './limits.ts';
import type { UserType } from './people.ts';
import type { Actor, Membership } from './permissions.ts';
import { isForApplicants, timelineKinds } from './timeline.ts';

const [x, y] = [20, 30];
const ids = {
  seeker: 1,
  otherSeeker: 2,
  recruiter: 3,
  founder: 4,
  asker: 5,
  leaver: 6,
  rival: 7,
  admin: 8,
  poster: 9,
};

const member = (companyId: number, more: Partial<Membership> = {}): Membership => ({
  companyId,
  role: 'recruiter',
  verified: true,
  companyVerified: true,
  companySuspended: false,
  ...more,
});
const person = (
  name: keyof typeof ids,
  userType: UserType,
  ...memberships: Membership[]
): [string, Actor] => [name, { id: ids[name], userType, memberships }];
const people = new Map([
  person('seeker', 'job_seeker'),
  person('otherSeeker', 'job_seeker'),
  person('recruiter', 'recruiter', member(x)),
  person('founder', 'recruiter', member(x, { role: 'company_admin' })),
  person('asker', 'recruiter', member(x, { verified: false })),
  person('leaver', 'recruiter'),
  person('rival', 'recruiter', member(y)),
  person('admin', 'admin'),
  person('poster', 'recruiter', member(openCompanyId, { verified: false })),
]);

const event = (type: EventType, more: Partial<EventAudience> = {}): EventAudience => ({
  type,
  actorId: null,
  applicationId: null,
  jobSeekerId: null,
  jobId: null,
  recruiterId: null,
  companyId: null,
  userId: null,
  public: false,
  audience: null,
  ...more,
});
const toJobOfX = { jobId: 50, recruiterId: ids.recruiter, companyId: x };
const application = { ...toJobOfX, applicationId: 70, jobSeekerId: ids.seeker };

const heardBy = (one: EventAudience, hear = mayReceive) =>
  [...people].filter(([, actor]) => hear(actor, one)).map(([name]) => name);

const employer = ['recruiter', 'founder', 'admin'];

describe('of an application', () => {
  test('hear who applied, who recruits there and the platform, and nobody else', () => {
    expect(heardBy(event('application.seen', application))).toEqual(['seeker', ...employer]);
  });

  test('somebody whom it once concerned hears nothing once they have left', () => {
    expect(heardBy(event('answer.due', { ...application, userId: ids.leaver }))).toEqual(employer);
  });

  test('what is meant for colleagues, or is said among them, the applicant does not hear', () => {
    expect(heardBy(event('application.moved', { ...application, audience: 'colleagues' }))).toEqual(employer);
    for (const type of [
      'offer.prepared',
      'offer.asked',
      'offer.decided',
      'scorecard.handed_in',
      'application.stepped',
      'application.mentioned',
      'answer.due',
    ] as const)
      expect([type, heardBy(event(type, application))]).toEqual([type, employer]);
  });

  test('what is told to the applicant alone nobody else hears, not even the platform', () => {
    expect(heardBy(event('application.moved', { ...application, audience: 'applicant' }))).toEqual([
      'seeker',
    ]);
  });

  test('in the open company hears only who posted the job, beside the platform', () => {
    const posted = { ...application, companyId: openCompanyId, recruiterId: ids.poster };
    expect(heardBy(event('application.submitted', posted))).toEqual(['seeker', 'admin', 'poster']);
    expect(heardBy(event('application.submitted', { ...posted, recruiterId: ids.recruiter }))).toEqual([
      'seeker',
      'admin',
    ]);
  });

  test('applicants hear of what their timeline shows, and of nothing that it does not', () => {
    const types = new Set<string>(eventTypes);
    const kinds = timelineKinds.filter((kind) => types.has(kind));
    expect(kinds.length).toBeGreaterThan(10);
    for (const kind of kinds) {
      // The cast: it is among the types of events.
      const heard = heardBy(event(kind as EventType, application)).includes('seeker');
      expect([kind, heard]).toEqual([kind, isForApplicants(kind)]);
    }
  });
});

describe('of a job', () => {
  test('that everybody can see everybody hears', () => {
    expect(heardBy(event('job.posted', { ...toJobOfX, public: true }))).toEqual([...people.keys()]);
  });

  test('that everybody can see only those hear of who deal with it, when a visitor has sent something to it', () => {
    for (const type of ['visitor.applied', 'visitor.forgotten'] as const)
      expect(heardBy(event(type, { ...toJobOfX, public: true }))).toEqual(employer);
  });

  test('that is a draft only those hear who deal with it', () => {
    expect(heardBy(event('job.changed', toJobOfX))).toEqual(employer);
  });
});

describe('of a company', () => {
  test('its changes are heard by its members and the platform, not by who has only asked to join', () => {
    expect(heardBy(event('company.changed', { companyId: x }))).toEqual(employer);
  });

  test('who asks to join is known to who asks and to those who let people in', () => {
    expect(heardBy(event('membership.requested', { companyId: x, userId: ids.asker }))).toEqual([
      'founder',
      'asker',
      'admin',
    ]);
  });

  test('what it keeps about candidates stays among those it has vouched for, the platform aside', () => {
    for (const type of ['pool.changed', 'steps.changed'] as const)
      expect(heardBy(event(type, { companyId: x }))).toEqual(['recruiter', 'founder']);
  });

  test('who was sent off hears it, though they belong to it no more', () => {
    expect(heardBy(event('membership.ended', { companyId: x, userId: ids.leaver }))).toContain('leaver');
  });
});

describe('of an account', () => {
  test('its owner and the platform hear', () => {
    expect(heardBy(event('account.changed', { userId: ids.seeker }))).toEqual(['seeker', 'admin']);
  });

  test('what is personal the platform does not hear either', () => {
    for (const type of ['alert.told', 'file.kept', 'session.ended', 'invitation.sent'] as const)
      expect([type, heardBy(event(type, { userId: ids.seeker }))]).toEqual([type, ['seeker']]);
  });
});

test('what is about nobody in particular is heard by nobody', () => {
  for (const type of eventTypes.filter((one) => !one.startsWith('account.')))
    expect([type, heardBy(event(type))]).toEqual([type, []]);
});

test('who did it is told of an application alone, to the hiring side that hears of it', () => {
  expect(heardBy(event('application.moved', application), mayKnowWho)).toEqual(employer);
  expect(heardBy(event('job.changed', toJobOfX), mayKnowWho)).toEqual([]);
  expect(heardBy(event('job.posted', { ...toJobOfX, public: true }), mayKnowWho)).toEqual([]);
});
