import { InfiniteQueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import {
  answerKey,
  cachedAnswer,
  cachedItems,
  changeAnswer,
  changeItem,
  isOutdated,
  pagesKey,
  refresh,
  refreshAsked,
  refreshLater,
  refreshLists,
  setAnswer,
  totalKey,
} from './api-cache.ts';
import { queryClient } from './query-client.ts';

// The cast: of an application no more than these is looked at here.
const application = (id: number, applicantName = 'Aisha') => ({ id, applicantName }) as Application;
const latest = { query: { limit: 5 } };
const all = { query: { limit: 20 } };
const paged = (...items: Application[]) => ({
  pages: [{ items, headers: new Headers() }],
  pageParams: [undefined],
});

beforeEach(() => {
  queryClient.clear();
  setAnswer('GET /api/applications', latest, [application(1), application(2)]);
  queryClient.setQueryData(pagesKey('GET /api/applications', all), paged(application(2), application(3)));
  queryClient.setQueryData(totalKey('GET /api/applications', all), 2);
});

const namesIn = (key: readonly unknown[]) => JSON.stringify(queryClient.getQueryData(key));

test('a change of one item shows in every list of its call, whether it came whole or in pages', () => {
  changeItem('GET /api/applications', 2, (item) => ({ ...item, applicantName: 'Ibrahim' }));
  expect(namesIn(answerKey('GET /api/applications', latest))).toContain('"id":2,"applicantName":"Ibrahim"');
  expect(namesIn(pagesKey('GET /api/applications', all))).toContain('"id":2,"applicantName":"Ibrahim"');
  changeItem('GET /api/applications', 2, () => undefined);
  expect(cachedItems('GET /api/applications').map(({ id }) => id)).toEqual([1, 3]);
  expect(queryClient.getQueryData(totalKey('GET /api/applications', all))).toBe(2);
});

test('what nobody has asked for is not put there by a change', () => {
  changeAnswer('GET /api/applications/:id', { params: { id: 7 } }, () => application(7));
  expect(cachedAnswer('GET /api/applications/:id', { params: { id: 7 } })).toBeUndefined();
});

test('lists go out of date by call, by what they were asked with and by what they hold', async () => {
  const outdated = () => [
    queryClient.getQueryState(answerKey('GET /api/applications', latest))?.isInvalidated,
    isOutdated('GET /api/applications', all),
  ];
  await refresh('GET /api/jobs');
  expect(outdated()).toEqual([false, false]);
  await refreshAsked('GET /api/applications', ({ query }) => query?.limit === 5);
  expect(outdated()).toEqual([true, false]);
  await refreshLists('GET /api/applications', (items) => items.some(({ id }) => id === 3));
  expect(outdated()).toEqual([true, true]);
  setAnswer('GET /api/applications', latest, []);
  expect(outdated()).toEqual([false, true]);
  await refreshLater('GET /api/applications');
  expect(outdated()).toEqual([true, true]);
});

test('a misspelt call, other needs and an answer of another shape do not compile', () => {
  // @ts-expect-error no such call
  expect(cachedAnswer('GET /api/application', {})).toBeUndefined();
  // @ts-expect-error its id is missing
  cachedAnswer('GET /api/applications/:id', { params: {} });
  // @ts-expect-error an application is no list of them
  setAnswer('GET /api/applications', latest, application(1));
  // @ts-expect-error an id is a number
  changeItem('GET /api/applications', 1, (item) => ({ ...item, id: 'one' }));
  // @ts-expect-error what is written is not cached
  void refresh('POST /api/jobs');
});

test('news of a list while its next page is under way take nothing of it: it comes, and then all is fetched anew', async () => {
  const asked: unknown[] = [];
  let answer = (): void => undefined;
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: pagesKey('GET /api/applications', all),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      asked.push(pageParam);
      if (asked.length === 1) await new Promise<void>((resolve) => (answer = resolve));
      signal.throwIfAborted();
      return { items: [application(4)], headers: new Headers() };
    },
    getNextPageParam: () => 'next',
  });
  const leave = list.subscribe(() => undefined);
  const grown = list.fetchNextPage();
  const refreshed = refresh('GET /api/applications');
  answer();
  await Promise.all([grown, refreshed]);
  leave();
  expect(asked).toEqual(['next', undefined, 'next']);
  expect(list.getCurrentResult().data?.pages.length).toBe(2);
});
