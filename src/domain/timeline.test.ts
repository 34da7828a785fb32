import { expect, test } from 'vitest';
import { eventTypes } from './events.ts';
import { isForApplicants, timelineKinds } from './timeline.ts';

test('who applied reads of what concerns them, and not of what is said and done among those who hire', () => {
  expect(timelineKinds.filter((kind) => !isForApplicants(kind))).toEqual([
    'stepped',
    'mailed',
    'scorecard.handed_in',
    'offer.prepared',
    'offer.asked',
    'offer.decided',
  ]);
});

test('what has a dot in its name is an event that there is', () => {
  const known = new Set<string>(eventTypes);
  expect(timelineKinds.filter((kind) => kind.includes('.') && !known.has(kind))).toEqual([]);
});
