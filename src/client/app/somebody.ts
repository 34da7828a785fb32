import type { CurrentUser } from '#contract/api.ts';
import type { UserType } from '#domain/people.ts';

/** For tests: somebody with that role, who belongs to no company unless told. */
export function someone(userType: UserType, memberships: CurrentUser['memberships'] = []): CurrentUser {
  return {
    id: 1,
    username: 'someone',
    email: null,
    emailConfirmed: false,
    pendingEmail: null,
    firstName: null,
    lastName: null,
    userType,
    profileImageUrl: null,
    portrait: null,
    profileCompleted: false,
    hasPassword: true,
    passwordChangedAt: null,
    timeZone: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    etag: 'etag',
    memberships,
    secondFactorMissing: false,
  };
}

/** Of a company that has vouched for them. */
export const vouchedFor: CurrentUser['memberships'] = [
  {
    companyId: 2,
    companyName: 'Reef Resorts',
    companyVerified: true,
    companySuspended: false,
    role: 'recruiter',
    verified: true,
    applicationDeadlineDays: 30,
    timeZone: 'Indian/Maldives',
  },
];
