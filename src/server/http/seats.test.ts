import { expect, test } from 'vitest';
import { createSeats } from './seats.ts';

/** A place with so many seats where everything that happens is written down. */
function place(atOnce: number, longestMs = 800) {
  const seats = createSeats(atOnce);
  const people = new Map<string, object>();
  const happened: string[] = [];
  const called = (name: string) => {
    const person = people.get(name) ?? {};
    people.set(name, person);
    return person;
  };
  return {
    ...seats,
    happened,
    comes: (name: string, now: number, again = false) =>
      seats.take(called(name), now, {
        begin: () => happened.push(`${name} begins`),
        late: () => happened.push(`${name} is late`),
        longestMs,
        again,
      }),
    goes: (name: string, now: number) => seats.give(called(name), now),
  };
}

test('nobody begins while all seats are taken; then who came first, and before them who had a seat already', () => {
  const { comes, goes, happened, waiting } = place(2);
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) comes(name, 0);
  comes('Eve', 10, true);
  expect(happened).toEqual(['Ada begins', 'Ben begins']);
  expect(waiting()).toBe(3);
  goes('Ben', 20);
  goes('Ada', 30);
  goes('Eve', 40);
  expect(happened.slice(2)).toEqual(['Eve begins', 'Cleo begins', 'Dan begins']);
  expect(waiting()).toBe(0);
});

test('who has waited too long is told so and never begins, whether or not anybody goes', () => {
  const { comes, goes, look, happened } = place(1, 300);
  comes('Ada', 0);
  comes('Ben', 0);
  comes('Cleo', 200);
  look(300);
  expect(happened).toEqual(['Ada begins']);
  look(301);
  expect(happened).toEqual(['Ada begins', 'Ben is late']);
  goes('Ada', 400);
  goes('Ben', 400);
  expect(happened.slice(2)).toEqual(['Cleo begins']);
});

test('who leaves the line is not served, and who leaves twice gives up one seat', () => {
  const { comes, goes, happened, waiting } = place(1);
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) comes(name, 0);
  goes('Ben', 10);
  goes('Ada', 20);
  goes('Ada', 20);
  expect(happened).toEqual(['Ada begins', 'Cleo begins']);
  expect(waiting()).toBe(1);
  comes('Eve, whose work has begun', 30, true);
  goes('Eve, whose work has begun', 40);
  expect(happened.slice(2)).toEqual(['Eve, whose work has begun is late']);
});

test('who waits for something else than the server keeps nobody from their seat for long', () => {
  const { comes, goes, look, happened } = place(1);
  comes('Ada, who waits for her provider', 0);
  comes('Ben', 100);
  look(500);
  expect(happened).toHaveLength(1);
  look(501);
  comes('Cleo', 502);
  expect(happened.slice(1)).toEqual(['Ben begins']);
  goes('Ada, who waits for her provider', 510);
  expect(happened).toHaveLength(2);
  goes('Ben', 520);
  expect(happened.slice(2)).toEqual(['Cleo begins']);
});
