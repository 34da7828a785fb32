import { percent } from '#client/kit/charts/percent.ts';
import { SharesFigure } from '#client/kit/charts/SharesFigure.tsx';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';

/** How many interviewers have handed in a scorecard. */
export function ScorecardsIn({ analytics }: { analytics: Analytics }) {
  const { expected, handedIn } = analytics.scorecards;
  return (
    <SharesFigure
      title="Scorecards"
      summary={`${percent(handedIn, expected)} of ${expected.toLocaleString('en')} expected scorecards are in.`}
      nothing={!expected && 'No interview was held in this period.'}
      name="Scorecards of interviews held"
      headers={['Scorecards', 'Interviewers']}
      rows={[
        { name: 'Handed in', count: handedIn },
        { name: 'Missing', count: expected - handedIn },
      ]}
      total={expected}
      ofWhole
      fileName={fileName('scorecards', analytics)}
    />
  );
}
