import { describe, expect, test } from 'vitest';
import { openCompanyId } from './limits.ts';
import { memberRoles, userTypes, type UserType } from './people.ts';
import {
  type Actor,
  can,
  hiringReach,
  managedCompanies,
  managesByMembership,
  may,
  type Membership,
  memberOf,
  type Permission,
  poolCompany,
  postsUnverified,
  verifiedCompany,
} from './permissions.ts';
import { mayBeGiven, rolesInsteadOf } from './account-roles.ts';
import { afterJoining, joiningRole } from './joining.ts';
import { atWork, personal, suspendedCompany } from './suspension.ts';

const [x, y] = [20, 30];
const [self, other] = [1, 2];

const member = (companyId: number, more: Partial<Membership> = {}): Membership => ({
  companyId,
  role: 'recruiter',
  verified: true,
  companyVerified: true,
  companySuspended: false,
  ...more,
});
const actor = (userType: UserType, ...memberships: Membership[]): Actor => ({
  id: self,
  userType,
  memberships,
});
const asked = { verified: false } as const;
const founder = { role: 'company_admin' } as const;

/** One letter each, so that a line of the tables says for all of them who may. */
const people = {
  s: actor('job_seeker'),
  r: actor('recruiter'),
  o: actor('recruiter', member(openCompanyId, { verified: false, companyVerified: false })),
  q: actor('recruiter', member(x, asked)),
  R: actor('recruiter', member(x)),
  M: actor('hiring_manager', member(x, { role: 'hiring_manager' })),
  F: actor('recruiter', member(x, founder)),
  c: actor('company_admin', member(x, { ...founder, ...asked })),
  C: actor('company_admin', member(x, founder)),
  A: actor('admin'),
} as const;

const who = (holds: (actor: Actor) => boolean) =>
  Object.entries(people)
    .filter(([, person]) => holds(person))
    .map(([letter]) => letter)
    .join('');

// s job seeker · r recruiter of no company · o one who has posted into the open company · q one who has asked to join X
// R recruiter of X · M hiring manager of X · F founder of X · c company admin who has asked · C company admin of X · A platform admin
const everybody = 'sroqRMFcCA';
const staff = 'roqRMF';
const hiringSide = 'roqRMFcCA';

const ever: Record<Permission, string> = {
  'account.use': everybody,
  'job.browse': everybody,
  'job.post': staff,
  'job.import': 'RMFC',
  'job.edit': 'roqRMFcC',
  'job.save': 's',
  'search.save': 's',
  'job.apply': 's',
  'job.match': 's',
  'application.list': everybody,
  'application.see': everybody,
  'application.move': staff,
  'application.board': hiringSide,
  'hire.list': hiringSide,
  'candidate.invite': staff,
  'message.write': 'sroqRMF',
  'message.bulk': staff,
  'rejectionReason.use': 'roqRMFcC',
  'mailTemplate.use': 'roqRMFcC',
  'application.note': staff,
  'interview.list': everybody,
  'interview.run': staff,
  'interview.answer': 's',
  'calendar.own': 'roqRMFcC',
  'interview.kit': 'RMFC',
  'scorecard.see': 'roqRMFcC',
  'today.see': 'roqRMFcC',
  'application.assist': hiringSide,
  'application.withdraw': 's',
  'offer.see': everybody,
  'offer.write': staff,
  'offer.approve': 'FC',
  'offer.answer': 's',
  'template.use': hiringSide,
  'onboarding.run': 'roqRMFcC',
  'onboarding.take': 'sroqRMFcC',
  'profile.own': 's',
  'file.own': 's',
  'file.see': everybody,
  'company.see': everybody,
  'company.create': staff,
  'company.join': 'roqRMFcC',
  'company.leave': hiringSide,
  'company.members': 'FCA',
  'company.figures': hiringSide,
  'company.candidates': hiringSide,
  'company.settings': 'FCA',
  'candidate.find': 'RMFCA',
  'pool.use': 'RMFC',
  'event.follow': 'RMFCA',
  'view.keep': hiringSide,
  'steps.arrange': 'RMFC',
  'platform.administer': 'A',
};

test.each(Object.entries(ever) as [Permission, string][])('%s is ever open to %s', (permission, letters) => {
  expect(who((person) => can[permission](person))).toBe(letters);
});

test('who runs a suspended company may do what is personal, and nothing else of its own', () => {
  expect([...personal].toSorted()).toEqual(['account.use', 'company.leave', 'view.keep']);
});

describe('a posting', () => {
  const postings = {
    'of X, by a colleague': [{ companyId: x, recruiterId: other }, 'RMFCA', 'RMF', 'RMFC'],
    // What one posted where one has only asked to join is not one's own: the company has vouched for nothing.
    'of X, by oneself': [{ companyId: x, recruiterId: self }, 'RMFCA', 'RMF', 'RMFC'],
    'of X, whose recruiter has left': [{ companyId: x, recruiterId: null }, 'RMFCA', 'RMF', 'RMFC'],
    'of Y': [{ companyId: y, recruiterId: other }, 'A', '', ''],
    'of the open company, by oneself': [{ companyId: openCompanyId, recruiterId: self }, 'oA', 'o', 'o'],
    'of the open company, by another': [{ companyId: openCompanyId, recruiterId: other }, 'A', '', ''],
  } as const;

  test.each(Object.entries(postings))(
    '%s is dealt with by who reaches it',
    (_, [job, reach, edit, status]) => {
      expect(who((person) => may['job.manage'](person, job))).toBe(reach);
      expect(who((person) => may['job.edit'](person, job))).toBe(edit);
      expect(who((person) => may['job.changeStatus'](person, job))).toBe(status);
    },
  );

  test('that is open is seen by everybody; one that is not by who reaches it and who has applied to it', () => {
    const see = (open: boolean, appliedTo: boolean) =>
      who((person) => may['job.see'](person, { companyId: x, recruiterId: other, open, appliedTo }));
    expect(see(true, false)).toBe(everybody);
    expect(see(false, false)).toBe('RMFCA');
    expect(see(false, true)).toBe('sRMFCA');
  });

  test('is looked at by nobody of its own company, vouched for or not', () => {
    expect(who((person) => may['job.countAsView'](person, { companyId: x, recruiterId: other }))).toBe('sro');
    expect(who((person) => may['job.countAsView'](person, { companyId: y, recruiterId: other }))).toBe(
      'sroqRMFcC',
    );
  });

  test('can be made for a company by its staff that is vouched for', () => {
    expect(who((person) => may['company.postFor'](person, x))).toBe('RMF');
    expect(who((person) => may['company.postFor'](person, openCompanyId))).toBe('');
  });
});

describe('an application', () => {
  const toX = { jobSeekerId: other, job: { companyId: x, recruiterId: other } };
  const own = { ...toX, jobSeekerId: self };
  const ofX = {
    'application.see': 'RMFCA',
    'application.move': 'RMF',
    'application.note': 'RMF',
    'application.readNotes': 'RMFCA',
    'interview.run': 'RMF',
    'scorecard.see': 'RMFC',
    'application.assist': 'RMFCA',
    'application.withdraw': '',
    'message.write': 'RMF',
    'offer.write': 'RMF',
    'offer.approve': 'FC',
    'offer.answer': '',
    'onboarding.run': 'RMFC',
  } as const;

  test.each(Object.entries(ofX) as [keyof typeof ofX, string][])(
    'to X allows %s to %s',
    (permission, letters) => {
      expect(who((person) => may[permission](person, toX))).toBe(letters);
      expect(
        who((person) => may[permission](person, { ...toX, job: { companyId: y, recruiterId: other } })),
      ).toBe(letters.includes('A') ? 'A' : '');
    },
  );

  test('is its author’s to see, withdraw and write about, but not to note or judge', () => {
    const asAuthor = (Object.keys(ofX) as (keyof typeof ofX)[]).filter((permission) =>
      may[permission](people.s, own),
    );
    expect(asAuthor).toEqual(['application.see', 'application.withdraw', 'message.write', 'offer.answer']);
  });

  test('of the same number as somebody of the hiring side is not theirs for it', () => {
    for (const letter of ['r', 'q', 'c'] as const) {
      expect(may['application.see'](people[letter], own)).toBe(false);
      expect(may['application.withdraw'](people[letter], own)).toBe(false);
    }
  });
});

describe('a company', () => {
  test('is managed by founders and company admins it has vouched for, and by the platform', () => {
    expect(who((person) => may['company.manage'](person, x))).toBe('FCA');
    expect(who((person) => may['company.manage'](person, y))).toBe('A');
    expect(managedCompanies({ ...people.s, memberships: [member(x, founder)] })).toEqual([]);
  });

  test('is left by everybody for themselves, and its managers send others off', () => {
    expect(who((person) => may['company.endMembership'](person, x, self))).toBe(everybody);
    expect(who((person) => may['company.endMembership'](person, x, other))).toBe('FCA');
  });

  test('keeps its templates to those it has vouched for', () => {
    expect(who((person) => may['template.use'](person, x))).toBe('RMFCA');
  });

  test('is worked with by its own: a platform admin is no employer, a job seeker is no colleague', () => {
    expect(who((person) => poolCompany(person) === x)).toBe('RMFC');
    expect(poolCompany({ ...people.A, memberships: [member(x)] })).toBeUndefined();
    expect(poolCompany({ ...people.s, memberships: [member(x)] })).toBeUndefined();
    expect(who((person) => memberOf(person, x))).toBe('RMFC');
    expect(who((person) => verifiedCompany(person) === x)).toBe('RMFC');
  });

  test('founded by somebody does not lift the limits of who is not vouched for, until the platform verifies it', () => {
    expect(who(postsUnverified)).toBe('sroqcA');
    expect(postsUnverified(actor('recruiter', member(x, { ...founder, companyVerified: false })))).toBe(true);
    expect(postsUnverified(actor('recruiter', member(x, { companySuspended: true })))).toBe(true);
  });
});

describe('a list of candidates', () => {
  const list = (more: object = {}) => ({ companyId: x, ownerId: other, shared: false, ...more });
  const seen = (more?: object) => who((person) => may['list.see'](person, list(more)));
  const managed = (more?: object) => who((person) => may['list.manage'](person, list(more)));

  test('that is somebody’s own is theirs alone, even in the eyes of who manages the company', () => {
    expect([seen(), managed()]).toEqual(['', '']);
    expect([seen({ ownerId: self }), managed({ ownerId: self })]).toEqual(['RMFC', 'RMFC']);
  });

  test('that is shared is read by all colleagues and changed by its maker and who manages', () => {
    expect([seen({ shared: true }), managed({ shared: true })]).toEqual(['RMFC', 'FC']);
    expect(managed({ shared: true, ownerId: self })).toBe('RMFC');
  });

  test('of a maker who has left is still managed, where it was shared', () => {
    expect([managed({ ownerId: null }), managed({ ownerId: null, shared: true })]).toEqual(['', 'FC']);
  });

  test('of another company is nobody’s, whoever made it', () => {
    expect([
      seen({ companyId: y, shared: true, ownerId: self }),
      managed({ companyId: y, ownerId: self }),
    ]).toEqual(['', '']);
  });
});

describe('in a suspended company', () => {
  const suspended = member(x, { companySuspended: true });

  test('nobody has anything to do, and is told so', () => {
    const stopped = actor('recruiter', suspended, member(y, asked));
    expect(suspendedCompany(stopped)).toBe(x);
    expect(atWork(stopped).memberships).toEqual([member(y, asked)]);
    expect(hiringReach(atWork(stopped))).toEqual({ everything: false, ownPostingsIn: [], allPostingsIn: [] });
  });

  test('who only asked to join is none of those it stops', () => {
    expect(suspendedCompany(actor('recruiter', { ...suspended, verified: false }))).toBeUndefined();
  });
});

describe('roles', () => {
  test('of members are what their accounts say; the platform and job seekers join no company', () => {
    expect(userTypes.map((userType) => joiningRole({ userType }))).toEqual([
      undefined,
      'recruiter',
      'hiring_manager',
      'company_admin',
      undefined,
    ]);
  });

  test('are joined unverified, by posting as well', () => {
    const joined = afterJoining(people.r, openCompanyId);
    expect(joined.memberships).toEqual(people.o.memberships);
    expect(hiringReach(joined).ownPostingsIn).toEqual([openCompanyId]);
    for (const outsider of [people.s, people.A]) expect(afterJoining(outsider, openCompanyId)).toBe(outsider);
  });

  test('are given by a platform admin, but never that of a platform admin', () => {
    for (const present of userTypes) {
      expect(mayBeGiven(undefined, present)).toBe(true);
      expect(mayBeGiven(present, present)).toBe(true);
      expect(mayBeGiven('admin', present)).toBe(present === 'admin');
      expect(rolesInsteadOf(present)).toEqual(
        userTypes.filter((type) => type !== present && type !== 'admin'),
      );
    }
  });

  test('let a member manage only as company admin, and only once verified', () => {
    const managing = memberRoles.flatMap((role) =>
      [true, false]
        .filter((verified) => managesByMembership({ role, verified }))
        .map((verified) => [role, verified]),
    );
    expect(managing).toEqual([['company_admin', true]]);
  });
});
