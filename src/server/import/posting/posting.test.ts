import { describe, expect, test } from 'vitest';
import type { FieldTexts } from '#server/import/fields.ts';
import { readDate } from './dates.ts';
import { payOf } from './pay.ts';
import { placeOf } from './place.ts';
import { readPosting } from './posting.ts';
import { readSkills } from './skill-list.ts';

const needed: FieldTexts = { title: 'Cook', description: 'Cook for guests.', employmentType: 'Full Time' };

function posting(texts: FieldTexts, describes = true) {
  const reading = readPosting({ ...needed, ...texts }, describes);
  if ('problems' in reading) throw new Error(reading.problems.join('; '));
  return reading;
}

function problems(texts: FieldTexts): string[] {
  const reading = readPosting({ ...needed, ...texts }, true);
  return 'problems' in reading ? reading.problems : [];
}

describe('the employment type', () => {
  test.each([
    ['Full Time', 'full_time'],
    ['FULL_TIME', 'full_time'],
    ['Permanent', 'full_time'],
    ['PART_TIME', 'part_time'],
    ['Permanent, part-time', 'part_time'],
    ['CONTRACTOR', 'contract'],
    ['TEMPORARY', 'contract'],
    ['PER_DIEM', 'contract'],
    ['Seasonal', 'contract'],
    ['INTERN', 'internship'],
    ['Freelance / Project', 'freelance'],
    ['VOLUNTEER', 'part_time'],
    ['OTHER', 'full_time'],
    ['Work From Home', 'full_time'],
    ['OTHER\nPART_TIME', 'part_time'],
    ['22.5 hpw', 'part_time'],
    ['part time post', 'part_time'],
    ['Permanent, 30 hrs', 'part_time'],
    ['Job share', 'part_time'],
    ['P/T', 'part_time'],
    ['0.6 WTE', 'part_time'],
    ['Permanent - 37.5 hours per week', 'full_time'],
    ['Zero hours', 'contract'],
    ['0 hours', 'contract'],
    ['Bank', 'contract'],
    ['Locum', 'contract'],
    ['As and when required', 'contract'],
    ['12 month FTC', 'contract'],
    ['Self employed', 'freelance'],
    ['Perm PT', 'part_time'],
    ['FT/PT', 'full_time'],
    ['80%', 'part_time'],
    ['80-100%', 'full_time'],
    ['4 on 4 off', 'full_time'],
    ['Sessional', 'contract'],
    ['Teilzeit', 'part_time'],
    ['CDI temps plein', 'full_time'],
    ['CDD', 'contract'],
    ['media jornada', 'part_time'],
    ['tempo pieno', 'full_time'],
    ['Work experience', 'internship'],
    ['Live-in', 'full_time'],
    ['Rota', 'full_time'],
    ['', 'full_time'],
  ])('%j is %s', (employmentType, type) => {
    expect(posting({ employmentType }).posting.employmentType).toBe(type);
  });

  test('is part time where the title plainly says so, whatever a feed says of everything', () => {
    const { posting: nurse, remarks } = posting({ title: 'Nurse (part-time)', employmentType: 'FULL_TIME' });
    expect(nurse.employmentType).toBe('part_time');
    expect(remarks.typeByWords).toBe(1);
    const either = posting({ title: 'Nurse - full or part time', employmentType: 'FULL_TIME' });
    expect(either.posting.employmentType).toBe('full_time');
  });

  test.each([
    ['Receptionist, job share', 'part_time'],
    ['Staff Nurse - 22.5 hours', 'part_time'],
    ['Admin assistant (0.5 WTE)', 'part_time'],
    ['Bookkeeper 3 days per week', 'part_time'],
    ['Bank Healthcare Assistant', 'contract'],
    ['Healthcare Assistant - Bank', 'contract'],
    ['Zero hours lifeguard', 'contract'],
    ['Seasonal chef de partie', 'contract'],
    ['Locum GP', 'contract'],
    ['Teacher (maternity cover)', 'contract'],
    ['Relief cook', 'contract'],
    ['Bartender - weekends', 'part_time'],
    ['Cleaner, 2 hours a day', 'part_time'],
    ['Kellner Teilzeit', 'part_time'],
    ['Dive instructor - 8 month contract', 'contract'],
    ['Summer job: deckhand', 'contract'],
    ['Relief captain', 'contract'],
    ['Chef de partie (4 on 4 off)', 'full_time'],
    ['Weekend supervisor', 'full_time'],
    ['Bank Manager', 'full_time'],
    ['Investment bank analyst', 'full_time'],
    ['Night carer, 12 hour shifts', 'full_time'],
    ['Chef, live in', 'full_time'],
    ['Temperature control engineer', 'full_time'],
    ['Consultant, substantive or fixed term', 'full_time'],
    ['Casual dining manager', 'full_time'],
  ])('of “%s” is %s, though a feed says full time of it', (title, type) => {
    expect(posting({ title, employmentType: 'FULL_TIME' }).posting.employmentType).toBe(type);
  });

  test.each([
    ['Hours: 22.5 per week', 'part_time'],
    ['About us\nContracted hours: 16', 'part_time'],
    ['Contract type: bank', 'contract'],
    ['This is a part time post in a small team.', 'part_time'],
    ['Hours: full or part time', 'full_time'],
    ['Hours: 37.5 per week (part time considered)', 'full_time'],
    ['Hours: various, including nights and bank', 'full_time'],
    ['We work with part time staff.', 'full_time'],
    ['Working hours: 9-5', 'full_time'],
    ['Contract: permanent', 'full_time'],
  ])('is read from a line that is about nothing else: %j', (description, type) => {
    expect(posting({ description, employmentType: 'FULL_TIME' }).posting.employmentType).toBe(type);
  });

  test('is refused when nobody knows the word', () => {
    expect(problems({ employmentType: 'Quux' })).toEqual([
      'employment type “Quux” is not one we know; use full_time, part_time, contract, internship, freelance',
    ]);
  });
});

describe('pay', () => {
  test.each([
    [{ text: '£12.50 per hour', min: '12', currency: 'GBP', period: 'YEAR' }, '£12.50 per hour'],
    [{ text: '19500', currency: 'GBP', period: 'YEAR' }, 'GBP 19500 per year'],
    [{ text: '26.42', currency: 'GBP', period: 'YEAR' }, 'GBP 26.42'],
    [{ min: '24907', max: '30615', currency: 'gbp', period: 'YEAR' }, 'GBP 24,907–30,615 per year'],
    [{ min: '900', max: '900', currency: 'USD', period: 'MONTH' }, 'USD 900 per month'],
    [{ min: '18', currency: 'USD', period: 'HOUR' }, 'USD 18 per hour'],
    [{ text: 'Band 5', currency: 'GBP', period: 'YEAR' }, 'Band 5'],
    [{ text: 'From 24,214 per annum', currency: 'GBP', period: 'YEAR' }, 'From GBP 24,214 per annum'],
    [{ text: '10.81ph', currency: 'GBP', period: 'YEAR' }, 'GBP 10.81ph'],
    [{ text: '50-60k DOE', currency: 'GBP', period: 'YEAR' }, 'GBP 50-60k DOE'],
    [{ text: 'USD 240', period: 'WEEK' }, 'USD 240 per week'],
    [{ text: '9,000 + service charge', currency: 'mvr', period: 'monthly' }, 'MVR 9,000 + service charge'],
    [{ text: 'USD 900', currency: 'GBP' }, 'USD 900'],
    [{ text: '0', min: '0', max: '0', currency: 'GBP', period: 'YEAR' }, ''],
    [{}, ''],
  ])('%j reads %j', (facts, pay) => {
    expect(payOf(facts)).toBe(pay);
  });
});

describe('pay that stands in the text', () => {
  test.each([
    [
      'Cook for guests.\nSalary: USD 900–1,100 + service charge\nAccommodation',
      'USD 900–1,100 + service charge',
    ],
    ['Pay: £12.50 per hour. You will work nights.', '£12.50 per hour'],
    ['• Salary: EUR 2.400 brutto per month • 14 salaries', 'EUR 2.400 brutto per month'],
    ['Salary: Competitive\nSalary: USD 700', 'USD 700'],
    ['Monthly salary: 900 USD, food and lodging', '900 USD'],
    ['Basic salary: Rf 8,000 + Rf 2,000 allowance', 'Rf 8,000 + Rf 2,000 allowance'],
    ['Salary: £24,000 Closing date: 12/05/2024 Ref 8831', '£24,000'],
    ['Three years. Salary: 4,000 birr gross How to apply: write', '4,000 birr'],
    ['Remuneration: negotiable, 5 years of experience', null],
    ['Salary: as per company scale, 2 posts', null],
    ['Compensation: 10% commission on USD 5,000 sales', null],
    ['Salary scale: Band 6', null],
    ['Equal pay: everybody is paid alike, since 1998', null],
  ])('is taken where no column has any: %j', (description, pay) => {
    expect(posting({ description }).posting.salaryRange).toBe(pay);
  });

  test('is left where a column has it', () => {
    const texts = { description: 'Salary: USD 900', salaryRange: 'Negotiable' };
    expect(posting(texts).posting.salaryRange).toBe('Negotiable');
  });
});

describe('a place', () => {
  test.each([
    [['ARLESEY', undefined, 'GB'], 'Arlesey, United Kingdom'],
    [['BURY ST EDMUNDS'], 'Bury St Edmunds'],
    [['UHCW NHS TRUST, COVENTRY'], 'UHCW NHS Trust, Coventry'],
    [['ISLE OF WIGHT'], 'Isle of Wight'],
    [[' Cairo', undefined, 'Cairo'], 'Cairo'],
    [['Malé', 'Kaafu Atoll', 'MV'], 'Malé, Kaafu Atoll, Maldives'],
    [['މާލެ'], 'މާލެ'],
  ])('%j is %j', (parts, place) => {
    expect(placeOf(parts)).toBe(place);
  });

  test('that is too long keeps its last parts, with the town', () => {
    const { posting: nurse, remarks } = posting({
      location: `${'Ward 5 and Ward 6, '.repeat(1)}${'The Long Building '.repeat(7)}, Leeds`,
    });
    expect(nurse.location).toBe('Leeds');
    expect(remarks.placeShortened).toBe(1);
    expect(problems({ location: 'x'.repeat(121) })).toEqual([
      'location has 121 characters, and at most 120 fit',
    ]);
  });
});

describe('a date', () => {
  test.each([
    ['2018-12-27T10:50:17+0000', '2018-12-27', '2018-12-27T10:50:17.000Z'],
    ['2020-11-06T23:30:00-05:00', '2020-11-06', '2020-11-07T04:30:00.000Z'],
    ['2024-03-31 09:00', '2024-03-31', '2024-03-31T09:00:00.000Z'],
    ['2024-3-1', '2024-03-01', '2024-03-01T00:00:00.000Z'],
    ['31/03/2024', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['3/31/2024', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['04.05.2024', '2024-05-04', '2024-05-04T00:00:00.000Z'],
    ['5th March 2024', '2024-03-05', '2024-03-05T00:00:00.000Z'],
    ['Mon, 31 Mar 2025 10:00:00 GMT', '2025-03-31', '2025-03-31T00:00:00.000Z'],
    ['March 31, 2024', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['31/03/24', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['31-Mar-24', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['3/31/2024 5:00 PM', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['31/03/2024 17:00', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['Sunday 31 March 2024 at 5pm', '2024-03-31', '2024-03-31T00:00:00.000Z'],
    ['05/05/2024', '2024-05-05', '2024-05-05T00:00:00.000Z'],
    ['20240331', '2024-03-31', '2024-03-31T00:00:00.000Z'],
  ])('%j is %s', (text, day, time) => {
    expect(readDate(text)).toEqual({ day, time });
  });

  test.each([
    ['04/05/2024', 'could mean two days'],
    ['2024-02-30', 'is not a possible day'],
    ['31/02/2024', 'is not a possible day'],
    ['32/01/2024', 'is not a possible day'],
    ['13/13/2024', 'is not a possible day'],
    ['2024-13-01', 'is not a possible day'],
    ['1604-01-01', 'is not a possible day'],
    ['soon', 'is not a date we can read'],
    ['Marvellous 3, 2024', 'is not a date we can read'],
    ['45382', 'is not a date we can read'],
  ])('%j is refused instead of guessed at: it %s', (text, why) => {
    expect(readDate(text)).toBeUndefined();
    expect(problems({ applicationDeadline: text })).toEqual([
      `deadline “${text}” ${why}; write it as 2026-03-31`,
    ]);
  });

  test.each([
    ['04/05/2024', 'DMY', '2024-05-04'],
    ['04/05/2024', 'MDY', '2024-04-05'],
    ['4-5-24', 'DMY', '2024-05-04'],
    ['24/05/04', 'YMD', '2024-05-04'],
    ['04.05.2024', 'MDY', '2024-04-05'],
    ['2024-05-04', 'MDY', '2024-05-04'],
    ['5 April 2024', 'MDY', '2024-04-05'],
  ] as const)('%j in a column of %s is %s', (text, order, day) => {
    expect(readDate(text, order)?.day).toBe(day);
  });

  test('that is no day in the order of its column is refused, though it would be one in the other', () => {
    const orders = new Map([['applicationDeadline', 'DMY']] as const);
    expect(readPosting({ ...needed, applicationDeadline: '3/31/2024' }, true, { orders })).toEqual({
      problems: [
        'deadline “3/31/2024” is no day when it is read day first like the rest of its column; write it as 2026-03-31',
      ],
    });
  });

  test('on which a posting closed before it was posted is refused', () => {
    expect(problems({ postedDate: '2024-03-31', applicationDeadline: '2024-03-30' })).toEqual([
      'deadline 2024-03-30 is before the day it was posted, 2024-03-31',
    ]);
    expect(problems({ postedDate: '2024-03-31T22:00:00-05:00', applicationDeadline: '2024-03-31' })).toEqual(
      [],
    );
  });
});

describe('skills', () => {
  test.each([
    ['Call Center - Customer Care - English', ['Call Center', 'Customer Care', 'English']],
    ['Diving; First aid;', ['Diving', 'First aid']],
    ['SQL, Excel , sql', ['SQL', 'Excel']],
    ['A | B', ['A', 'B']],
    ['["Welding", "C, C++"]', ['Welding', 'C, C++']],
    ["['Plumbing', 'Sewing']", ['Plumbing', 'Sewing']],
    ['• Cooking\n• Baking', ['Cooking', 'Baking']],
    ["['b011685d-5016-4dd1-a892-eea252e0053f']", []],
  ])('%j are %j', (text, skills) => {
    expect(readSkills(text).skills).toEqual(skills);
  });

  test('are not tags that ask for a sex or an age, nor how many posts there are', () => {
    const reading = readSkills(
      'Females Only - Males Preferred - Under 30 - 3 Vacancies - Female Fashion - Mentoring',
    );
    expect(reading).toEqual({
      skills: ['Female Fashion', 'Mentoring'],
      further: [],
      vacancies: '3',
      discriminatory: 3,
    });
  });

  test('that are too long or too many stand among the requirements', () => {
    const long = 'x'.repeat(61);
    const many = Array.from({ length: 51 }, (_, at) => `Skill ${at}`);
    const { posting: cook } = posting({
      requirements: 'Patience',
      skillsRequired: [...many, long].join('\n'),
    });
    expect(cook.skillsRequired).toHaveLength(50);
    expect(cook.requirements).toBe(`Patience\n\n• ${long}\n• Skill 50`);
  });
});

describe('a description', () => {
  test('is put together from the other columns only where the file has none', () => {
    const texts: FieldTexts = {
      description: '',
      company: 'Reef & Co',
      location: 'Maafushi',
      employmentType: 'Full Time',
      experienceLevel: 'Entry Level',
      experienceYears: '1-3 Yrs of Exp',
      skillsRequired: 'Cooking - 2 Vacancies - Males Only',
    };
    expect(posting(texts, false).posting).toMatchObject({
      description:
        'Cook at Reef & Co in Maafushi.\n\n• Employment: Full Time\n• Level: Entry Level\n• Experience: 1-3 years\n• Vacancies: 2\n• Skills: Cooking\n\nThe source of this posting gives no further description.',
      experienceLevel: 'Entry level',
      skillsRequired: ['Cooking'],
      requirements: null,
    });
    expect(problems(texts)).toEqual(['description is missing']);
  });
});

test('everything that is wrong with a posting is said at once', () => {
  expect(
    problems({ title: 'x'.repeat(121), description: 'y'.repeat(20_001), department: 'z'.repeat(81) }),
  ).toEqual([
    'title has 121 characters, and at most 120 fit',
    'description has 20,001 characters, and at most 20,000 fit',
    'department has 81 characters, and at most 80 fit',
  ]);
  expect(problems({ title: ' <p></p> ' })).toEqual(['title is missing']);
  expect(problems({ title: 'a\u0000b', company: '\ud800' })).toEqual([
    'title contains a character that cannot be stored',
    'company contains a character that cannot be stored',
  ]);
});

test('a company name that does not fit loses a remark in brackets at its end', () => {
  const name = `University Hospitals ${'x'.repeat(80)}`;
  const { posting: nurse, remarks } = posting({ company: `${name} (formerly Hospitals)` });
  expect(nurse.company).toBe(name);
  expect(remarks.companyShortened).toBe(1);
});
