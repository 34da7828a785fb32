import { useSyncExternalStore } from 'react';
import { codeOf } from '#client/kit/code/code-of.ts';
import { askedMove, subscribeToQuestions } from './offer-question.ts';

// Few moves contradict an offer.
const dialog = codeOf(() => import('./OfferDialog.tsx'));

/** What becomes of an offer that a move contradicts, asked before anything has moved. */
export function OfferQuestion() {
  const asked = useSyncExternalStore(subscribeToQuestions, askedMove, askedMove);
  const code = dialog.useCode(asked !== undefined);
  return code ? <code.OfferDialog asked={asked} /> : null;
}
