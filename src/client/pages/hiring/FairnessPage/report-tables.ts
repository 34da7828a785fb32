import type { Answer } from '#contract/api.ts';
import { fairnessAnswerLabel, fairnessQuestionLabel } from '#domain/fairness.ts';
import type { CategoryRates } from '#domain/impact-ratios.ts';

export type Report = Answer<'GET /api/company/fairness-report'>;
export type Drawn = NonNullable<Report['report']>;
export type RatesOfGroup = Omit<CategoryRates, 'category'> & { group: string };

export interface TableOfRates {
  title: string;
  rows: readonly RatesOfGroup[];
  /** Who did not say, and who is in a group too small to show. */
  others: number;
}

/** The report's four tables, with the groups in words. */
export function tablesOf({ sex, ageGroup, origin, sexByOrigin }: Drawn): TableOfRates[] {
  const single = (question: 'sex' | 'ageGroup' | 'origin', title: string, table: Drawn['sex']) => ({
    title,
    others: table.others,
    rows: table.shown.map(({ category, ...rates }) => ({
      group: fairnessAnswerLabel(question, category),
      ...rates,
    })),
  });
  return [
    single('sex', fairnessQuestionLabel.sex, sex),
    single('ageGroup', fairnessQuestionLabel.ageGroup, ageGroup),
    single('origin', 'Origin', origin),
    {
      title: 'Sex and origin together',
      others: sexByOrigin.others,
      rows: sexByOrigin.shown.map(({ first, second, ...rates }) => ({
        group: `${fairnessAnswerLabel('sex', first)}, ${fairnessAnswerLabel('origin', second)}`,
        ...rates,
      })),
    },
  ];
}

/** What a table shows, in a sentence or two. */
export function sentenceOf({ rows, others }: TableOfRates): string {
  if (rows.length === 0)
    return 'Too few to show: at least two groups need ten people each who said where they belong.';
  const rest = others
    ? ` ${others.toLocaleString('en')} ${others === 1 ? 'person' : 'people'} did not say, or belong to a group too small to show.`
    : '';
  const lowest = rows.toSorted((a, b) => a.selectionRate - b.selectionRate)[0];
  const highest = rows.toSorted((a, b) => b.selectionRate - a.selectionRate)[0];
  if (!lowest || !highest || highest.selectionRate === 0) return `No one was moved forward.${rest}`;
  if (lowest.selectionRate === highest.selectionRate) return `All groups moved forward alike.${rest}`;
  return `${highest.group}: ${percent(highest.selectionRate)} moved forward, the most; ${lowest.group}: ${percent(lowest.selectionRate)}, the fewest, an impact ratio of ${ratio(lowest.selectionImpact)}.${rest}`;
}

export function percent(rate: number | null): string {
  return rate === null ? 'Too few scores' : `${(rate * 100).toFixed(1)}%`;
}

export function ratio(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}

/** The report as rows of a file, each with its table. */
export function fileOf(data: Report): (string | number | null)[][] {
  const { report } = data;
  if (!report) return [];
  return [
    ['Company', data.companyName],
    ['Year', data.year],
    ['Drawn up', report.drawnAt],
    ['People', report.people],
    ['Engines', report.engines.join(', ')],
    [],
    [
      'Table',
      'Group',
      'People',
      'Selection rate',
      'Impact ratio (selection)',
      'Scoring rate',
      'Impact ratio (scoring)',
    ],
    ...tablesOf(report).flatMap(({ title, rows, others }) => [
      ...rows.map(({ group, people, selectionRate, selectionImpact, scoringRate, scoringImpact }) => [
        title,
        group,
        people,
        rounded(selectionRate),
        rounded(selectionImpact),
        rounded(scoringRate),
        rounded(scoringImpact),
      ]),
      [title, 'Not said, or too few to show', others, null, null, null, null],
    ]),
  ];
}

export function fileNameOf({ year, companyId }: Report): string {
  return `fairness-${year}-company-${companyId}`;
}

function rounded(rate: number | null): number | null {
  return rate === null ? null : Math.round(rate * 10_000) / 10_000;
}
