import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { keepRest } from './use-form-draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterAll(() => vi.unstubAllGlobals());

const blank = { title: '', location: '' };
const begun = { title: 'Cook', location: '' };

test('what was saved is no draft any more', () => {
  keepDraft(7, 'post-job', JSON.stringify({ title: 'Cook' }));
  keepRest(7, 'post-job', { values: blank }, { etag: '"1"', values: begun });
  expect(kept.size).toBe(0);
});

test('what was typed since is kept over what was saved, under the name it has from now on', () => {
  keepDraft(7, 'post-job', JSON.stringify({ title: 'Cook', location: 'Malé' }));
  keepRest(7, 'post-job', { values: blank }, { etag: '"1"', values: begun }, 'job-3');
  expect(readDraft(7, 'post-job')).toBeUndefined();
  const over = { etag: '"1"', values: { location: '' } };
  expect(readDraft(7, 'job-3')).toEqual({ location: 'Malé', '~over': over });

  // And so again after the next save, with what was taken back since.
  const next = { etag: '"2"', values: { title: 'Cook', location: 'Malé' } };
  keepDraft(7, 'job-3', JSON.stringify({ location: '', '~over': next }));
  keepRest(7, 'job-3', next, { etag: '"3"', values: { title: 'Cook', location: '' } });
  expect(kept.size).toBe(0);
});

test('what a form that was opened since has kept is its own', () => {
  const theirs = { title: 'Sous Chef', '~over': { etag: '"2"', values: { title: 'Cook' } } };
  keepDraft(7, 'job-3', JSON.stringify(theirs));
  keepRest(7, 'job-3', { etag: '"1"', values: begun }, { etag: '"2"', values: begun });
  expect(readDraft(7, 'job-3')).toEqual(theirs);
});
