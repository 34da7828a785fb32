import { expect, test } from 'vitest';
import { addedUp, type Figures } from '#server/metrics/figures.ts';
import { eventually } from '#test/eventually.ts';
import type { ToServer } from './between.ts';
import { createExchange } from './exchange.ts';
import type { OneServer } from './one-server.ts';

const name = 'moorings_http_requests_total';
const counted = (value: number): Figures => [
  { name, help: 'Requests', type: 'counter', aggregator: 'sum', values: [{ value, labels: {} }] },
];

test('what one has counted is neither missed nor taken twice where it ends while all are asked', async () => {
  const [first, second, third] = [server(), server(), server()];
  const running = new Set([first.one, second.one, third.one]);
  const exchange = createExchange(running);
  const figures = async () => {
    const answers = () => first.told.find((message) => message.says === 'answers');
    await eventually(() => answers() !== undefined);
    const all = answers()?.all ?? [];
    first.told.splice(0);
    // The cast: figures were asked for.
    const { values } = (await addedUp(all as Figures[]).getMetricsAsJSON())[0] ?? {};
    return values?.[0]?.value;
  };
  const answer = ({ one }: typeof first, question: number, value: number) =>
    exchange.heard({ says: 'answer', subject: 'figures', question, what: counted(value) }, one);
  const ends = ({ one }: typeof first) => {
    running.delete(one);
    exchange.ended(one, { isReplaced: true });
  };

  exchange.heard({ says: 'ask', subject: 'figures', question: 1 }, first.one);
  for (const each of [first, second, third]) answer(each, 1, 10);
  expect(await figures()).toBe(30);

  // The second has answered when it ends, and the third never does.
  exchange.heard({ says: 'ask', subject: 'figures', question: 2 }, first.one);
  answer(first, 2, 10);
  answer(second, 2, 11);
  ends(second);
  ends(third);
  expect(await figures()).toBe(31);
});

function server() {
  const told: ToServer[] = [];
  const never = Promise.withResolvers<never>().promise;
  const one: OneServer = {
    pid: 1,
    begun: never,
    ended: never,
    tell: (message) => void told.push(message),
    kill: () => undefined,
  };
  return { one, told };
}
