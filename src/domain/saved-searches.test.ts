import { expect, test } from 'vitest';
import { searchName, searchQuery } from './saved-searches.ts';

test('a search is called by what it looks for', () => {
  const longest = 120;
  expect(searchName({}, { longest })).toBe('All jobs');
  expect(
    searchName(
      {
        search: 'chef',
        location: ['Malé'],
        employmentType: ['full_time'],
        salaryMin: 20_000,
        salaryCurrency: 'MVR',
      },
      { longest },
    ),
  ).toBe('chef · Malé · Full Time · from 20,000 MVR');
  expect(searchName({ company: 7 }, { longest, company: 'Blue Reef' })).toBe('Blue Reef');
  expect(searchName({ postedWithinDays: 1 }, { longest })).toBe('posted within 1 day');
});

test('a name that would be too long ends with dots', () => {
  expect(searchName({ search: 'x'.repeat(200) }, { longest: 120 })).toHaveLength(120);
  expect(searchName({ search: '😀'.repeat(200) }, { longest: 120 })).toBe(`${'😀'.repeat(119)}…`);
});

test('a search is seen at an address that holds all of it', () => {
  expect(searchQuery({})).toBe('');
  expect(
    searchQuery({
      search: 'sous chef',
      company: 3,
      employmentType: ['contract'],
      location: ['Malé', 'Addu'],
      experienceLevel: ['Senior'],
      skill: ['HACCP'],
      postedWithinDays: 7,
      salaryMin: 900,
      salaryCurrency: 'USD',
    }),
  ).toBe(
    '?q=sous+chef&company=3&type=contract&location=Mal%C3%A9&location=Addu&level=Senior&skill=HACCP&posted=7&salary=900&currency=USD',
  );
});
