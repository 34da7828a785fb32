import { expect, test } from 'vitest';
import { csv } from '#domain/csv.ts';
import { fileOf, sentenceOf, tablesOf, type Drawn } from './report-tables.ts';

const none = { shown: [], others: 31 };
const report: Drawn = {
  drawnAt: '2031-03-01T09:00:00.000Z',
  people: 31,
  engines: ['1'],
  sex: {
    shown: [
      {
        category: 'man',
        people: 10,
        selectionRate: 0.8,
        selectionImpact: 1,
        scoringRate: 0.5,
        scoringImpact: 1,
      },
      {
        category: 'woman',
        people: 12,
        selectionRate: 0.6,
        selectionImpact: 0.75,
        scoringRate: null,
        scoringImpact: null,
      },
    ],
    others: 9,
  },
  ageGroup: none,
  origin: none,
  sexByOrigin: none,
};

test('each table says in a sentence who moved forward most and least, and who is not shown', () => {
  const [sex, age] = tablesOf(report);
  expect(sex && sentenceOf(sex)).toBe(
    'Man: 80.0% moved forward, the most; Woman: 60.0%, the fewest, an impact ratio of 0.75. 9 people did not say, or belong to a group too small to show.',
  );
  expect(age && sentenceOf(age)).toMatch(/^Too few to show/);
});

test('a report’s file has every table, says who is not shown, and runs no formula', () => {
  const file = csv(
    fileOf({
      companyId: 7,
      companyName: '=HYPERLINK("http://x")',
      year: 2030,
      years: [2030],
      readableFrom: '2031-02-01',
      report,
    }),
  );
  expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(file).toContain('"Sex","Woman","12","0.6","0.75","",""');
  expect(file).toContain('"Age group","Not said, or too few to show","31"');
});
