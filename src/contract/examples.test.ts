import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { bodyExamples } from './examples.ts';
import { isOpenToKeys, openToKeys } from './open-to-keys.ts';

const calls = Object.entries<Endpoint>(api).filter(([key, { body }]) => body && isOpenToKeys(key));
const examples = new Map<string, unknown>(Object.entries(bodyExamples));

test('every call with a body that programs can make has an example of it', () => {
  const open = calls.filter(([key]) => openToKeys[key as keyof typeof openToKeys] !== 'public'); // a key of the contract
  expect(open.length).toBeGreaterThan(20);
  expect(open.map(([key]) => key).filter((key) => !examples.has(key))).toEqual([]);
});

test.each([...examples])('the example of %s is taken by the contract, every field of it', (key, body) => {
  const { body: schema } = new Map(Object.entries<Endpoint>(api)).get(key) ?? {};
  const read = schema?.safeParse(body);
  expect(read).toMatchObject({ success: true });
  expect(Object.keys(read?.data ?? {})).toEqual(expect.arrayContaining(Object.keys(body ?? {})));
});
