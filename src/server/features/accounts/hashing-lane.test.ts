import { expect, test } from 'vitest';
import { createHashingLane } from './hashing-lane.ts';

/** A lane whose work is done when the test says so. */
function laneOf(processors: number) {
  const lane = createHashingLane(processors);
  const ends: (() => void)[] = [];
  const come = (many: number) =>
    Array.from({ length: many }, () => lane.pass(() => new Promise<void>((end) => ends.push(end))));
  const end = async (many: number) => {
    for (const one of ends.splice(0, many)) one();
    await new Promise((go) => setImmediate(go));
  };
  return { ...lane, come, end };
}

test('whoever would be the fifty-first to wait for their password to be hashed is refused', async () => {
  const { come, end, now } = laneOf(4);
  const outcomes = come(55).map((one) =>
    one.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    ),
  );
  expect(now()).toEqual({ running: 4, waiting: 50 });
  for (let turn = 0; turn < 14; turn += 1) await end(4);
  expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'busy')).toHaveLength(1);
  expect(now()).toEqual({ running: 0, waiting: 0 });
});

test('while more is asked for than can be done, half of the processors hash passwords, and all of them again afterwards', async () => {
  const { come, end, now, lessWhile } = laneOf(4);
  let isCrowded = true;
  lessWhile(() => isCrowded);
  const all = come(12);
  expect(now()).toMatchObject({ running: 2, waiting: 10 });
  await end(1);
  expect(now()).toMatchObject({ running: 2, waiting: 9 });
  isCrowded = false;
  await end(1);
  expect(now()).toMatchObject({ running: 4, waiting: 6 });
  isCrowded = true;
  await end(2);
  expect(now()).toMatchObject({ running: 2, waiting: 6 });
  for (let turn = 0; turn < 4; turn += 1) await end(2);
  await Promise.all(all);
  expect(now()).toEqual({ running: 0, waiting: 0 });
});

test('of several servers on a machine each hashes its share, and one password at least', () => {
  const lane = createHashingLane(4);
  expect([1, 2, 4, 9].map((servers) => (lane.shareWith(servers), lane.atOnce()))).toEqual([4, 2, 1, 1]);
});
