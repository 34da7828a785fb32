import { expect, test } from 'vitest';
import { problemsOf, rowsOf } from './proofs.mjs';

const rows = rowsOf('docs/asvs.md', /^\d+\.\d+\.\d+$/).map(([number, level, asked, state, how, proof]) => ({
  number,
  level,
  asked,
  state,
  how,
  proof,
}));

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const sections = {
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  9.1: 3,
  9.2: 4,
  10.1: 2,
  10.2: 2,
  10.3: 4,
  10.4: 11,
  10.5: 5,
  10.6: 2,
  10.7: 3,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
};

test('every requirement of level 1 and 2 has its row', () => {
  const all = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number).toSorted()).toEqual(all.toSorted());
});

test('what is met, wholly or partly, has a proof that is there; of the rest it is said why', () => {
  const wrong = rows
    .map(({ number, state, how, proof }) => ({ number, problems: problemsWith(state, how, proof) }))
    .filter(({ problems }) => problems.length);
  expect(wrong).toEqual([]);
});

function problemsWith(state, how, proof) {
  if (state === 'met') return problemsOf(proof);
  if (state === 'when set') return [...problemsOf(proof), ...(how ? [] : ['what has to be set?'])];
  if (state === 'partly') return [...problemsOf(proof), ...(how ? [] : ['what is missing?'])];
  if (state === 'does not apply') return how ? [] : ['why not?'];
  return state === 'open' ? [] : [`“${state}” is no state`];
}
