import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { answerKey, cachedItems, setAnswer } from '#client/api/api-cache.ts';
import { queryClient } from '#client/api/query-client.ts';
import type { Application } from '#contract/api.ts';
import { patchApplication, showUntilAnswered } from './application-cache.ts';

const list = { query: { limit: 5 } };
// The cast: of an application no more than these is looked at here.
const application = (id: number, status: Application['status']) => ({ id, status }) as Application;
const statuses = () => cachedItems('GET /api/applications').map(({ id, status }) => `${id} ${status}`);
const move = () => showUntilAnswered(() => patchApplication(1, (one) => ({ ...one, status: 'offered' })));
const fetched = (queryFn: () => Promise<Application[]>) =>
  queryClient.fetchQuery({ queryKey: answerKey('GET /api/applications', list), queryFn, staleTime: 0 });

beforeEach(() => {
  queryClient.clear();
  setAnswer('GET /api/applications', list, [application(1, 'submitted')]);
});

test('a list that comes before the server knows of a move is shown with the move done', async () => {
  const answered = move();
  expect(statuses()).toEqual(['1 offered']);
  await fetched(async () => [application(2, 'submitted'), application(1, 'submitted')]);
  expect(statuses()).toEqual(['2 submitted', '1 offered']);
  await answered();
});

test('a list that was asked for before the server knew of a move is asked for anew', async () => {
  let asked = 0;
  const held = Promise.withResolvers<void>();
  const leave = new QueryObserver(queryClient, {
    queryKey: answerKey('GET /api/applications', list),
    staleTime: 0,
    queryFn: async () => {
      asked += 1;
      if (asked === 1) await held.promise;
      return [application(1, asked === 1 ? 'submitted' : 'offered'), application(2, 'submitted')];
    },
  }).subscribe(() => undefined);
  const answered = move();
  await answered();
  held.resolve();
  expect(statuses()).toEqual(['1 offered', '2 submitted']);
  expect(asked).toBe(2);
  leave();
});

test('what is fetched after the server has answered stands as it came', async () => {
  await move()();
  await fetched(async () => [application(1, 'hired')]);
  expect(statuses()).toEqual(['1 hired']);
});
