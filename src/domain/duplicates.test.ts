import { describe, expect, test } from 'vitest';
import { type Applicant, alikePairs, mailboxOf, plainName, plainPhone } from './duplicates.ts';

const applicant = (id: number, more: Partial<Applicant> = {}): Applicant => ({
  id,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  resumes: [],
  ...more,
});
const named = { firstName: 'Mariyam', lastName: 'Nashwa' };

describe('two applicants look like one person', () => {
  test('with the same mailbox, the same name and phone, or the same résumé', () => {
    expect(
      alikePairs([
        applicant(1, { ...named, phone: '+960 777 1234', email: 'm.nashwa@gmail.com', resumes: ['a'] }),
        applicant(2, { firstName: 'NASHWA', lastName: 'Máriyam', phone: '7771234', resumes: ['b', 'a'] }),
        applicant(3, { email: 'mnashwa+work@googlemail.com' }),
      ]),
    ).toEqual([
      { ids: [1, 2], reasons: ['name_and_phone', 'resume'] },
      { ids: [1, 3], reasons: ['email'] },
    ]);
  });

  test.each([
    ['a name alone', named, named],
    ['a phone alone', { phone: '7771234' }, { ...named, phone: '7771234' }],
    ['a name and the end of a short number', { ...named, phone: '1234' }, { ...named, phone: '1234' }],
    ['addresses at two hosts', { email: 'sales@reef.mv' }, { email: 'sales@atoll.mv' }],
  ])('but not with %s', (_, one, other) => {
    expect(alikePairs([applicant(1, one), applicant(2, other)])).toEqual([]);
  });

  test('but not where many share it: that is an agency or a template', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => applicant(id, { resumes: ['a'] }));
    expect(alikePairs(six)).toEqual([]);
    expect(alikePairs(six.slice(0, 3))).toHaveLength(3);
  });
});

test('addresses, names and numbers are compared as people mean them', () => {
  expect(mailboxOf('Ali.Rasheed+jobs@Example.mv')).toBe('ali.rasheed@example.mv');
  expect(plainName('Nashwa,  MÁRIYAM')).toBe('mariyam nashwa');
  expect(plainName('މަރްޔަމް')).not.toBe(plainName('މިރްޔަމް'));
  expect(plainPhone('(+960) 777-1234')).toBe('7771234');
  expect(plainPhone('1234')).toBeNull();
});
