import { describe, expect, test } from 'vitest';
import {
  filledLetter,
  placeholderProblem,
  startingOfferLetter,
  unknownPlaceholders,
} from './offer-letter.ts';

const facts = {
  applicantName: 'Ibrahim {pay}',
  jobTitle: 'Skipper',
  companyName: 'Odegiri',
  jobLocation: null,
};
const terms = {
  basicPay: 1_800,
  currency: 'USD',
  serviceCharge: 'shared',
  serviceChargePay: 400,
  startDate: '2027-03-01',
  answerBy: '2027-02-14',
} as const;

describe('a letter', () => {
  test('is filled in, once, and says days and amounts in words', () => {
    expect(
      filledLetter(
        '{{full_name}}: {{ job_title }} at {{company}}, {{location}}, {{pay}}, {{start}}, {{answer_by}}',
        facts,
        terms,
      ),
    ).toBe(
      'Ibrahim {pay}: Skipper at Odegiri, Odegiri, USD 1,800 a month and a service charge (a share, about USD 400 a month), 1 March 2027, 14 February 2027',
    );
    expect(filledLetter('{pay}', facts, { ...terms, serviceCharge: 'none', serviceChargePay: null })).toBe(
      'USD 1,800 a month',
    );
  });

  test('with a word in braces that nothing stands for is found out', () => {
    expect(unknownPlaceholders('{{full_name}} {salary} {{Name}} {{company}} {{constructor}}')).toEqual([
      'salary',
      'Name',
      'constructor',
    ]);
    expect(placeholderProblem('Dear {{nmae}}')).toContain(
      '“nmae” in braces: there are only full_name, job_title',
    );
  });

  test('from before there was one spelling is filled in as it was', () => {
    expect(unknownPlaceholders('{name} {job} {company} {place} {pay} {start} {answer_by}')).toEqual([]);
    expect(filledLetter('{name}: {job} at {company}, {start}', facts, terms)).toBe(
      'Ibrahim {pay}: Skipper at Odegiri, 1 March 2027',
    );
  });

  test('that companies start from has nothing unknown in it', () => {
    expect(placeholderProblem(startingOfferLetter)).toBeUndefined();
  });
});
