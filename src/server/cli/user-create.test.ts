import { afterAll, beforeAll, expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const create = (words: string, input?: string) =>
  moorings({ DATABASE_URL: database.url }, ['user', 'create', ...words.split(' ')], input);

test('an administrator is made with a password from standard input, and recorded', async () => {
  const { code, said } = await create(
    '--username Root.Admin --type admin --password-stdin',
    'a good password\n',
  );
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/^Made root\.admin \(admin\), number \d+\.\n$/),
  });
  const { rows } = await database.pool.query(
    `select u.user_type, u.password like '$argon2id$%' as hashed, l.action from user_account u
     join audit_log l on l.subject_id = u.id where username = 'root.admin'`,
  );
  expect(rows).toEqual([{ user_type: 'admin', hashed: true, action: 'user.created' }]);
});

test('a company admin is a verified member of their company from the start', async () => {
  const made = await create(
    '--username cleo --type company_admin --company 1 --first-name Cleo --password-stdin',
    'a good password',
  );
  expect(made.code).toBe(0);
  const { rows } = await database.pool.query(
    `select first_name, company_id, role, verified from user_account u join company_user m on m.user_id = u.id where username = 'cleo'`,
  );
  expect(rows).toEqual([{ first_name: 'Cleo', company_id: 1, role: 'company_admin', verified: true }]);
});

test('an address at which only a visitor’s alerts are kept is the new account’s', async () => {
  await database.pool.query(
    `insert into user_account (username, email, email_confirmed_at, user_type, made_for_alerts)
     values ('alerts-3f9c', 'ann@example.mv', now(), 'job_seeker', true)`,
  );
  const made = await create(
    '--username ann --type recruiter --email Ann@example.mv --password-stdin',
    'a good password',
  );
  expect(made).toMatchObject({ code: 0, complained: '' });
  const { rows } = await database.pool.query(
    `select username, email_confirmed_at is not null as proved from user_account where lower(email) = 'ann@example.mv'`,
  );
  expect(rows).toEqual([{ username: 'ann', proved: true }]);
});

test('what cannot be made is refused in a sentence, and nothing is left of it', async () => {
  expect(
    await create('--username cleo2 --type company_admin --company 99 --password-stdin', 'a good password'),
  ).toEqual(refused(1, 'There is no company number 99.'));
  expect(
    await create('--username seek --type job_seeker --company 1 --password-stdin', 'a good password'),
  ).toEqual(refused(1, 'A job_seeker does not belong to a company.'));
  const { rows } = await database.pool.query(
    `select username from user_account where username in ('cleo2', 'seek')`,
  );
  expect(rows).toEqual([]);
});

test('a wrong call says what is wrong with it and ends with 2', async () => {
  expect(await create('--username solo')).toEqual(refused(2, '--type is needed. See --help.'));
  expect(await create('--username solo --type king')).toEqual(
    refused(
      2,
      '--type must be one of job_seeker, recruiter, hiring_manager, company_admin, admin. See --help.',
    ),
  );
  expect(await create('--username solo --type admin')).toEqual(
    refused(2, 'Without a terminal to ask at, --password-stdin is needed. See --help.'),
  );
  expect(await create('--username solo --type admin --password-stdin', 'short')).toEqual(
    refused(2, 'Password needs at least 8 characters. See --help.'),
  );
  expect(await create('--user solo')).toEqual(refused(2, `Unknown option '--user'. See --help.`));
});

const refused = (code: number, complained: string) => ({ code, said: '', complained: `${complained}\n` });
