import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { companyKey } from '#test/keys.ts';
import { company } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('a key that is ended while the body of a call is still coming does nothing more', async () => {
  const { founder } = await company(server);
  const { id, key } = await companyKey(server, founder);
  const body = JSON.stringify({ title: 'Late', description: 'After the end.' });
  const head = ['POST /api/jobs HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${key}`];
  const more = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  const line = connect(server.port, '127.0.0.1');
  let answer = '';
  line.setEncoding('utf8').on('data', (text: string) => (answer += text));
  line.write(`${[...head, ...more].join('\r\n')}\r\n\r\n${body.slice(0, 9)}`);
  // By now it is known whose key it is.
  await eventually(async () =>
    Boolean(
      await row(server.database.pool, 'select from api_key where id = $1 and last_used_at is not null', [id]),
    ),
  );
  await server.as(founder).call('DELETE /api/company/keys/:id', { params: { id } });
  line.write(body.slice(9));
  await new Promise((resolve) => line.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1.1 401 [^]*This API key was ended\./);
  expect((await server.as(founder).get('/api/jobs?scope=own')).json).toEqual([]);
});
