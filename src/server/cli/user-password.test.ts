import { expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { jobSeeker, password as oldPassword } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

const give = (username: string, input: string | Uint8Array) =>
  moorings(
    { DATABASE_URL: server.database.url },
    ['user', 'password', '--username', username, '--password-stdin'],
    input,
  );

test('somebody who lost their password gets another, and every session of theirs ends', async () => {
  const person = await jobSeeker(server);
  expect(await give(person.username.toUpperCase(), 'a rope and a new cleat\n')).toEqual({
    code: 0,
    said: `${person.username} has a new password.\n`,
    complained: '',
  });
  expect((await server.as(person).get('/api/user')).status).toBe(401);
  const signIn = (password: string) =>
    server.as().post('/api/login', { username: person.username, password });
  expect((await signIn(oldPassword)).status).toBe(401);
  expect((await signIn('a rope and a new cleat')).status).toBe(200);
  const { rows } = await server.database.pool.query(
    `select action from audit_log where subject = 'user' and subject_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ action: 'user.password_set' }]);
});

test('nobody and a password that is too short are refused in a sentence', async () => {
  expect(await give('nobody', 'a rope and a new cleat')).toEqual({
    code: 1,
    said: '',
    complained: 'No one named nobody may sign in here.\n',
  });
  expect(await give('nobody', 'short')).toEqual({
    code: 2,
    said: '',
    complained: 'Password needs at least 8 characters. See --help.\n',
  });
});

test('a password that nobody could type is refused: of two lines, of other letters than UTF-8 has, or as Windows writes files', async () => {
  const { username } = await jobSeeker(server);
  for (const input of [
    'a rope and a new cleat\n\n',
    'a rope and\na new cleat\n',
    Buffer.from('ein Tau für die Klampe\n', 'latin1'),
    Buffer.from('a rope and a new cleat\r\n', 'utf16le'),
  ])
    expect(await give(username, input)).toEqual({
      code: 2,
      said: '',
      complained: 'The password on standard input must be one line of text in UTF-8. See --help.\n',
    });
  expect((await server.as().post('/api/login', { username, password: oldPassword })).status).toBe(200);
});
