import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { ScorecardGroup } from '#contract/api.ts';
import { recommendationLabel, spread, spreadOf, type Step, stepLabel } from '#domain/scorecards.ts';
import { notAssessed } from './scale-words.ts';

/** How far interviewers agree: from what to what, attribute by attribute, and where it is worth a talk. */
export function SpreadTable({ cards }: { cards: ScorecardGroup['cards'] }) {
  const overall = { attribute: 'Recommendation', ...spread(cards.map((card) => card.recommendation)) };
  const rows = [
    { ...overall, words: recommendationLabel },
    ...spreadOf(cards).map((one) => ({ ...one, words: stepLabel })),
  ];
  return (
    <Table
      caption="How far the interviewers agree"
      keyOf={({ attribute }) => attribute}
      rows={rows}
      columns={[
        { header: 'Attribute', naming: true, cell: ({ attribute }) => <bdi>{attribute}</bdi> },
        { header: 'From lowest to highest', cell: (row) => range(row) },
        {
          header: 'Agreement',
          cell: ({ apart, lowest }) =>
            apart ? <Pill icon="alert">Far apart</Pill> : lowest ? 'Close' : notAssessed,
        },
      ]}
    />
  );
}

function range({
  lowest,
  highest,
  words,
}: {
  lowest: Step | null;
  highest: Step | null;
  words: Record<Step, string>;
}): string {
  if (lowest === null || highest === null) return '–';
  return lowest === highest ? words[lowest] : `${words[lowest]} to ${words[highest].toLowerCase()}`;
}
