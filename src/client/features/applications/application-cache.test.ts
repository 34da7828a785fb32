import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerKey, cachedAnswer, cachedItems, setAnswer } from '#client/api/api-cache.ts';
import { queryClient } from '#client/api/query-client.ts';
import type { Answer, Application } from '#contract/api.ts';
import { countMove, patchApplication, showUntilAnswered } from './application-cache.ts';
import { sendMove } from './moving/send-moves.ts';
import { askedMove } from './offer-question.ts';

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

describe('the figures of the tabs, which read the same with a move done as with another one undone', () => {
  const read = 'GET /api/applications/counts';
  const figures = (submitted: number, offered: number) =>
    ({ submitted, offered }) as Answer<'GET /api/applications/counts'>; // The cast: the others are not looked at here.
  const counted = (asked: Promise<Answer<'GET /api/applications/counts'>>) =>
    queryClient.fetchQuery({
      queryKey: answerKey(read, { query: {} }),
      queryFn: async () => asked,
      staleTime: 0,
    });
  const shown = () => cachedAnswer(read, { query: {} });

  beforeEach(() => setAnswer(read, { query: {} }, figures(3, 0)));

  test('stay as they are shown until the server has answered, whatever comes meanwhile', async () => {
    const answered = move();
    countMove('submitted', 'offered');
    await counted(Promise.resolve(figures(3, 0)));
    expect(shown()).toMatchObject(figures(2, 1));
    countMove('submitted', 'offered');
    await counted(Promise.resolve(figures(2, 1)));
    expect(shown()).toMatchObject(figures(1, 2));
    await answered();
    await counted(Promise.resolve(figures(4, 1)));
    expect(shown()).toMatchObject(figures(4, 1));
  });

  test('count a move where they are just being fetched, too', async () => {
    const late = Promise.withResolvers<Answer<'GET /api/applications/counts'>>();
    const fetching = counted(late.promise).catch(() => undefined);
    const answered = move();
    countMove('submitted', 'offered');
    late.resolve(figures(3, 0));
    await fetching;
    expect(shown()).toMatchObject(figures(2, 1));
    await answered();
  });

  test('are asked for anew where they were asked for before the server had done a move', async () => {
    const early = Promise.withResolvers<Answer<'GET /api/applications/counts'>>();
    let asked = 0;
    const answered = move();
    countMove('submitted', 'offered');
    const leave = new QueryObserver(queryClient, {
      queryKey: answerKey(read, { query: {} }),
      staleTime: 0,
      queryFn: () => ((asked += 1) === 1 ? early.promise : figures(2, 1)),
    }).subscribe(() => undefined);
    await answered();
    early.resolve(figures(3, 0));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(shown()).toMatchObject(figures(2, 1));
    expect(asked).toBe(2);
    leave();
  });

  test('read as before a move while it is asked what becomes of an offer that it meets', async () => {
    const cards = [{ id: 1, applicantName: 'Aisha', status: 'submitted', stepId: null }] as const;
    const said = { id: 1, reason: 'An offer is open.', code: 'offer_sent', status: 'submitted' };
    const answers = [
      { moved: [], refused: [said] },
      { moved: [{ id: 1, from: 'submitted', status: 'offered', statusUpdatedAt: '' }], refused: [] },
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())));
    const answered = move();
    countMove('submitted', 'offered');
    const moved = sendMove({ cards, to: { status: 'offered' }, steps: [] }, new Set());
    await expect.poll(askedMove).toBeDefined();
    expect(shown()).toMatchObject(figures(3, 0));
    askedMove()?.answer('withdraw');
    await moved;
    expect(shown()).toMatchObject(figures(2, 1));
    await answered();
    vi.unstubAllGlobals();
  });
});
