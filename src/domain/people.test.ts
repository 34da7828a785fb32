import { describe, expect, test } from 'vitest';
import { companyInitials, displayName, greetingName, personInitials, roleLabel } from './people.ts';

const person = (username: string, firstName: string | null = null, lastName: string | null = null) => ({
  username,
  firstName,
  lastName,
});

describe('a person', () => {
  test('is shown by first and last name when both are known, otherwise by username', () => {
    expect(displayName(person('aisha', 'Aishath', 'Naseem'))).toBe('Aishath Naseem');
    expect(displayName(person('aisha', 'Aishath'))).toBe('aisha');
    expect(displayName(person('aisha', null, 'Naseem'))).toBe('aisha');
  });

  test('is greeted by first name, or as shown', () => {
    expect(greetingName(person('aisha', 'Aishath'))).toBe('Aishath');
    expect(greetingName(person('aisha'))).toBe('aisha');
  });

  test.each([
    [person('aisha', 'Aishath', 'Naseem'), 'AN'],
    [person('aisha', 'Aishath'), 'AI'],
    [person('a.b'), 'AB'],
    [person('x'), 'X'],
    [person('007'), '00'],
    [person('...'), '...'.slice(0, 2)],
    [person('öslem', 'Öslem', 'ßen'), 'ÖSS'],
    [person('x', 'އައިޝަތު', 'ނަސީމް'), 'އަނަ'],
    [person('x', 'محمد', 'علي'), 'مع'],
    [person('x', '  Ali', '"Doc" Hassan'), 'AD'],
    [person('x', '👩🏽‍🍳', '🐠'), '👩🐠'],
  ])('has initials', (named, initials) => {
    expect(personInitials(named)).toBe(initials);
  });
});

test.each([
  ['Blue Lagoon Resort & Spa', 'BL'],
  ['Scubaspa', 'S'],
  ['  the   Reef ', 'TR'],
  ['7 Seas', '7S'],
  ['O’Neill', 'ON'],
  ['މޯލްޑިވްސް އެއަރޕޯޓް', 'މޯއެ'],
  ['—', ''],
])('the company %s has the initials %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});

test('a company admin and an administrator are not called hiring managers', () => {
  expect(roleLabel).toEqual({
    job_seeker: 'Job Seeker',
    recruiter: 'Recruiter',
    hiring_manager: 'Hiring Manager',
    company_admin: 'Company Admin',
    admin: 'Administrator',
  });
});
