import { expect, test } from 'vitest';
import { rows } from './query.ts';
import { serverForThisFile } from '#test/server.ts';
import { BoundedClient } from './bounded-client.ts';

const server = serverForThisFile();

test('a connection that the database ends while nobody asks it anything ends nothing else', async () => {
  const client = new BoundedClient(server.database.connection);
  await client.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await rows(server.database.pool, 'select pg_terminate_backend($1)', [client.processID]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
});
