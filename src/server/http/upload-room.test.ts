import { describe, expect, test } from 'vitest';
import { createUploadRoom } from './upload-room.ts';
import { Refusal } from '#server/refusal.ts';

describe('the room for files on their way in', () => {
  test('is shared by people, and nobody is let in with more files than anybody needs', () => {
    const room = createUploadRoom({ bytes: 10, each: 2, timeoutMs: 10_000 });
    const [first] = [room.enter(1), room.enter(1)];
    expect(() => room.enter(1)).toThrow(Refusal);
    room.enter(2);
    first.leave();
    first.leave();
    room.enter(1);
    expect(() => room.enter(1)).toThrow(Refusal);
  });

  test('when full lets the file that came first go on, and the others when there is room again', async () => {
    const room = createUploadRoom({ bytes: 10, each: 2, timeoutMs: 10_000 });
    const [first, second, third] = [room.enter(1), room.enter(2), room.enter(3)];
    expect(second.take(9)).toBeUndefined();
    expect(first.take(5)).toBeUndefined();
    const order: string[] = [];
    const waits = [
      second.take(1)?.then(() => order.push('second')),
      third.take(1)?.then(() => order.push('third')),
    ];
    first.arrived();
    await waits[0];
    expect(order).toEqual(['second']);
    first.leave();
    second.leave();
    await waits[1];
    expect(order).toEqual(['second', 'third']);
    // All that was taken has been given back.
    third.leave();
    const last = room.enter(4);
    room.enter(5);
    expect(last.take(10)).toBeUndefined();
  });

  test('when it stays full refuses who has waited long enough', async () => {
    const room = createUploadRoom({ bytes: 10, each: 2, timeoutMs: 10 });
    expect(room.enter(1).take(10)).toBeUndefined();
    await expect(room.enter(2).take(1)).rejects.toMatchObject({ status: 503 });
  });
});
