import { lazy, Suspense } from 'react';
import { ArrangeSheet } from '#client/features/interviews/ArrangeSheet.tsx';
import { OfferSheet } from '#client/features/offers/OfferSheet.tsx';
import type { Application, ScorecardGroup } from '#contract/api.ts';
import type { Acts } from './use-acts.ts';

const ScorecardSheet = lazy(() =>
  import('#client/features/scorecards/ScorecardSheet.tsx').then((module) => ({
    default: module.ScorecardSheet,
  })),
);

/** What is begun from anywhere on the page; the scorecard with the interview it is about. */
export type Begun = { what: 'interview' | 'offer' } | { what: 'score'; group: ScorecardGroup };

interface Props {
  application: Application;
  acts: Acts;
  begun: Begun | undefined;
  onClose: () => void;
}

export function WorkbenchSheets({ application, acts, begun, onClose }: Props) {
  return (
    <>
      <ArrangeSheet application={application} open={begun?.what === 'interview'} onClose={onClose} />
      <OfferSheet
        application={application}
        offer={acts.offers?.at(0)}
        open={begun?.what === 'offer'}
        onClose={onClose}
      />
      {begun?.what === 'score' && (
        <Suspense>
          <ScorecardSheet application={application} group={begun.group} open onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
