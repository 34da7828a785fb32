import { beforeAll, expect, test } from 'vitest';
import type { QueryInput } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertMail } from './mail.queries.ts';
import { platformAdmin } from '#test/people.ts';
import { type Client, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let admin: Client;

beforeAll(async () => {
  const person = await platformAdmin(server);
  admin = server.as(person);
  const { pool } = server.database;
  for (const name of ['aishath', 'ibrahim', '100%_shifa']) {
    await inTransaction(pool, (tx) =>
      insertMail(tx, {
        kind: 'application_received',
        companyId: null,
        toUserId: person.id,
        about: [],
        toAddress: `${name}@example.mv`,
        toName: name,
        fromName: 'Blue Reef Divers',
        replyTo: null,
        subject: 'Your application: Boat captain',
        text: 'Dear you',
        html: '<p>Dear you</p>',
      }),
    );
  }
  await run(pool, `update mail set sent_at = now() where to_name = 'aishath'`);
  await run(pool, `update mail set given_up_at = now() where to_name = 'ibrahim'`);
});

const names = async (query: QueryInput<'GET /api/admin/mail'>) =>
  (await admin.call('GET /api/admin/mail', { query })).map(({ toName }) => toName);

test('the outbox is narrowed to what went out, waits, or was given up', async () => {
  expect(await names({ state: 'sent' })).toEqual(['aishath']);
  expect(await names({ state: 'waiting' })).toEqual(['100%_shifa']);
  expect(await names({ state: 'given_up' })).toEqual(['ibrahim']);
});

test('and to a name, an address or a subject, whose signs are only signs', async () => {
  expect(await names({ search: 'IBRAHIM@' })).toEqual(['ibrahim']);
  expect(await names({ search: '100%_' })).toEqual(['100%_shifa']);
  expect(await names({ search: 'captain' })).toHaveLength(3);
  expect(await names({ search: 'captain', state: 'sent' })).toEqual(['aishath']);
});

test('a mail that was given up waits again once it is retried', async () => {
  const [mail] = await admin.call('GET /api/admin/mail', { query: { state: 'given_up' } });
  await admin.call('POST /api/admin/mail/:id/retry', { params: { id: mail?.id ?? 0 } });
  expect(await names({ state: 'given_up' })).toEqual([]);
  expect(await names({ state: 'waiting', search: 'ibrahim' })).toEqual(['ibrahim']);
});
