import { expect, test } from 'vitest';
import { countsByStatus } from './counts.ts';

test.each([
  { counted: [], counts: { all: 0, draft: 0, active: 0 } },
  { counted: [{ status: 'active', count: 3 }], counts: { all: 3, draft: 0, active: 3 } },
  {
    counted: [
      { status: 'active', count: 3 },
      { status: 'draft', count: 4 },
    ],
    counts: { all: 7, draft: 4, active: 3 },
  },
] as const)('what there is none of counts as none, and all are together: %j', ({ counted, counts }) => {
  expect(countsByStatus(['draft', 'active'], counted)).toEqual(counts);
});
