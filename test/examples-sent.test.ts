import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api, type Call } from '#contract/api.ts';
import { bodyExamples } from '#contract/examples.ts';
import { scopeOf } from '#contract/open-to-keys.ts';
import { bodyIn, matrix } from '#test/matrix.ts';
import { type Reply, serverForThisFile } from '#test/server.ts';
import { type Snapshot, snapshot } from '#test/unchanged.ts';
import { type World, world } from '#test/world.ts';

// What developers copy: each example of the description is sent by a key, or by somebody who may where none may, as it stands there but for ids and days, to the things that the
// matrix finds for its call, and what comes back is held against what the same description says of the answer.
const server = serverForThisFile();
const description: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), 'utf8'),
);
const schemas = new Ajv2020.default({ strict: false, validateFormats: false }).addSchema(
  z.record(z.string(), z.unknown()).parse(description),
  'description',
);

let there: World;
let kept: Snapshot;
beforeAll(async () => {
  there = await world(server);
  kept = await snapshot(server);
});
afterAll(() => kept.close());

test.each(Object.entries(bodyExamples))('the example of %s is done as it stands', async (key, example) => {
  const call = key as Call; // A key of `bodyExamples` is one.
  const row = matrix[call];
  const cases = Object.values(row.cases).filter(({ allowed }) => allowed.length > 0);
  const found = cases.find(({ allowed }) => allowed.includes('managerOfX')) ?? cases[0];
  if (!found) throw new Error('The matrix knows nobody who may.');
  if (decides.includes(call)) await withdrawOffer();
  const body = { ...soon(example), ...named(bodyIn(there, found.body ?? row.body)) };
  const [method = ''] = key.split(' ');
  const who = found.allowed.find((actor) => actor !== 'anonymous');
  const person = who && there.people[who];
  const by = scopeOf(key) && found.allowed.includes('managerOfX') ? there.keys.ofX : person;
  const reply = await server.as(by).send(method, found.path(there), { body });
  expect(reply.status, reply.text).toBe(api[call].status);
  expect(reply.status === 204 ? reply.text : undescribed(key, reply)).toBe('');
  await kept.restore();
});

/** Of these one is asked first what is to become of an offer that can still be answered. */
const decides: readonly Call[] = ['PUT /api/applications/:id/status', 'POST /api/rejections'];

async function withdrawOffer(): Promise<void> {
  const params = { id: there.offers.sent };
  await server.as(there.people.founderOfX).call('POST /api/offers/:id/withdraw', { params });
}

/** What of an answer is other than the description says. */
function undescribed(key: string, { status, json }: Reply): string {
  const answers = schemas.getSchema(`description#${schemaOfAnswer(key, status)}`);
  if (!answers) return 'The description says nothing of this answer.';
  return answers(json) ? '' : JSON.stringify(answers.errors);
}

/** Where the description says what this call answers. */
function schemaOfAnswer(key: string, status: number): string {
  const [method = '', address = ''] = key.split(' ');
  const steps = ['paths', address.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase(), 'responses', status];
  const pointer = [...steps, 'content', 'application/json', 'schema'].map((step) =>
    encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `/${pointer.join('/')}`;
}

/** An example's days go by: all of them are moved by as many days as have passed since they were written. */
function soon(example: object): object {
  const passed = Date.now() - Date.parse('2026-11-23T00:00:00Z');
  const moved = (day: string) =>
    new Date(Date.parse(day) + Math.floor(passed / 86_400_000) * 86_400_000).toISOString().slice(0, 10);
  const text = JSON.stringify(example).replaceAll(/\d{4}-\d\d-\d\d(?=["T])/g, moved);
  return z.looseObject({}).parse(JSON.parse(text));
}

/** What of a body names things of this world: the example's numbers are nobody's here. */
function named(body: unknown): object {
  const names = ['applicationIds', 'candidateId', 'candidateIds', 'moves', 'panel', 'people'];
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => names.includes(name)));
}
