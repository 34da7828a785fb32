import { describe, expect, test } from 'vitest';
import { type Applicant, alikePairs, mailboxOf, plainName, plainPhone, reasonsOf } from './duplicates.ts';

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

test('why two look like one person does not depend on who is asked about first', () => {
  const one = applicant(7, { ...named, phone: '+960 777 1234', email: 'a+x@b.mv', resumes: ['r'] });
  const other = applicant(3, { ...named, phone: '(777) 1234', email: 'A@B.mv', resumes: ['s', 'r'] });
  expect(reasonsOf(one, other)).toEqual(['email', 'name_and_phone', 'resume']);
  expect(reasonsOf(other, one).toSorted()).toEqual(reasonsOf(one, other).toSorted());
  expect(reasonsOf(one, applicant(9))).toEqual([]);
});

test('a pair names the one who came first, and pairs of the latest come first among equals', () => {
  const pairs = alikePairs([
    applicant(9, { resumes: ['a'] }),
    applicant(2, { resumes: ['a'] }),
    applicant(5, { resumes: ['b'] }),
    applicant(4, { resumes: ['b'] }),
  ]);
  expect(pairs.map(({ ids }) => ids)).toEqual([
    [2, 9],
    [4, 5],
  ]);
});

test('nobody is a pair with themselves, however often they sent the same', () => {
  const same = { email: 'a@b.mv', resumes: ['r', 'r'] };
  expect(alikePairs([applicant(1, same), applicant(1, same)])).toEqual([]);
});
