import { expect, test } from 'vitest';
import { again, standingWords, whyNot } from './company-standing.ts';
import { type Actor, can, type Membership, type Permission } from './permissions.ts';
import { userTypes } from './people.ts';

const member = (more: Partial<Membership> = {}): Membership => ({
  companyId: 20,
  role: 'recruiter',
  verified: true,
  companyVerified: true,
  companySuspended: false,
  ...more,
});
const recruiter = (...memberships: Membership[]): Actor => ({ id: 1, userType: 'recruiter', memberships });

test('who may find people is told no reason why not', () => {
  expect(whyNot(recruiter(member()), 'candidate.find')).toBeUndefined();
});

test('who is in no company that has vouched for them is told to join one', () => {
  for (const nobody of [recruiter(), recruiter(member({ verified: false }))])
    expect(whyNot(nobody, 'candidate.find')).toBe(standingWords.findPeopleWithoutCompany);
});

test('whose company nobody has looked at is told that it waits for that', () => {
  expect(whyNot(recruiter(member({ companyVerified: false })), 'candidate.find')).toBe(
    standingWords.findPeopleUnverified,
  );
});

test('who is on the other side of the market is told nothing of companies', () => {
  expect(whyNot({ id: 1, userType: 'job_seeker', memberships: [] }, 'candidate.find')).toBeUndefined();
});

test('nothing else is explained by how a company stands', () => {
  const others = (Object.keys(can) as Permission[]).filter((permission) => permission !== 'candidate.find');
  for (const permission of others)
    for (const userType of userTypes)
      expect(whyNot({ id: 1, userType, memberships: [] }, permission)).toBeUndefined();
});

test('days until somebody may ask again are told as people count them', () => {
  expect([1, 2, 30].map(again)).toEqual(['tomorrow', 'in 2 days', 'in 30 days']);
});
