import { expect, test } from 'vitest';
import { actionWords, detailWords } from './audit-words.ts';

const details = (given: Record<string, unknown>, memberName: string | null = null) =>
  detailWords({ details: given, memberName });

test('what was done is said in words, and as recorded where there are none', () => {
  expect(actionWords({ action: 'job.status', subjectId: 7 })).toBe('Job’s status changed');
  expect(actionWords({ action: 'application.read', subjectId: 7 })).toBe('Application read');
  expect(actionWords({ action: 'application.read', subjectId: null })).toBe('List of applications read');
  expect(actionWords({ action: 'lighthouse.lit', subjectId: null })).toBe('lighthouse.lit');
});

test('details read as what changed', () => {
  expect(details({ disabled: true })).toBe('disabled: yes');
  expect(details({ userType: 'hiring_manager' })).toBe('user type: hiring manager');
  expect(details({ to: 'closed', from: 'active' })).toBe('from active to closed');
  expect(details({ employeeCount: null, verified: false })).toBe('employee count: none, verified: no');
  expect(details({ fields: ['companyName', 'website'] })).toBe('fields: company name and website');
  expect(details({})).toBe('');
});

test('a member is named, or numbered once their account is gone', () => {
  expect(details({ userId: 7, verified: true }, 'shifa')).toBe('member: shifa, verified: yes');
  expect(details({ userId: 7 })).toBe('member: 7');
});
