import { describe, expect, test } from 'vitest';
import { isSameTrade } from '#matching/score/title-nearness.ts';
import { titled, vocabulary } from '#test/features.ts';
import { asMeant } from './as-meant.ts';

describe('a name is one in one word and in two', () => {
  test.each([
    ['Book keeper', 'Bookkeeper'],
    ['Book-keeper', 'Bookkeeper'],
    ['Bar tender', 'Bartender'],
    ['House keeper', 'Housekeeper'],
    ['Hair dresser', 'Hairdresser'],
    ['Brick layer', 'Bricklayer'],
    ['Fire fighter', 'Firefighter'],
    ['Dish washer', 'Dishwasher'],
    ['Senior life guard', 'Lifeguard'],
    ['Shopkeeper', 'Shop keeper'],
    ['Busdriver', 'Bus driver'],
    ['Taxidriver', 'Taxi driver'],
    ['Webdeveloper', 'Web developer'],
    ['Dentalnurse', 'Dental nurse'],
    ['Housepainter', 'House painter'],
  ])('“%s” is “%s”', (one, other) => {
    expect(isSameTrade(titled(one), titled(other))).toBe(true);
  });

  test.each(['Bus driver', 'Sales manager', 'Pool attendant', 'Zyxowinder', 'Night auditor', 'Staff nurse'])(
    'and “%s” stays as it is',
    (title) => {
      expect(asMeant(vocabulary, title)).toBe(title);
    },
  );
});

describe('what a bare word is of stands before it', () => {
  test.each([
    ['Technician (Dental)', 'Dental technician'],
    ['Supervisor (Housekeeping)', 'Housekeeping supervisor'],
    ['Inspector (Building)', 'Building inspector'],
    ['Planner (Wedding)', 'Wedding planner'],
    ['Director (Film)', 'Film director'],
    ['Agent [Travel]', 'Travel agent'],
    ['Tester (Software)', 'Software tester'],
    ['Clerk (Payroll)', 'Payroll clerk'],
    ['Designer (Graphic)', 'Graphic designer'],
    ['Driver (Taxi)', 'Taxi driver'],
    ['URGENT: Teacher (Music)', 'Music teacher'],
  ])('“%s” is “%s”', (one, other) => {
    expect(isSameTrade(titled(one), titled(other))).toBe(true);
  });

  test.each(['Technician (Malé)', 'Director (2 posts)', 'Nurse (Ward 7)', 'Clerk (F)', 'Cook (Nepal)'])(
    'and “%s” stays as it is',
    (title) => {
      expect(asMeant(vocabulary, title)).toBe(title);
    },
  );
});
