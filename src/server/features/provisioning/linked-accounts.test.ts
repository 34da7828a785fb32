import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import {
  accountOf,
  membersIn,
  patch,
  person,
  type Provisioner,
  provisioner,
  tokenOf,
} from '#test/provisioner.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';
import {
  expectProblem,
  type ProvidedCompany,
  providedCompany,
  proved,
  singleSignOn,
  throughProvider,
} from '#test/single-sign-on.ts';
import { openToVisitors } from '#test/visitors.ts';

// A company whose domain is proved, with a provider by which its people sign in, on a server that sends mail.
let server: TestServer;
let box: Mailbox;
let resort: ProvidedCompany;
let idp: Provisioner;

beforeAll(async () => {
  box = await mailbox();
  server = await startServer({ config: { ...singleSignOn, smtpUrl: box.url } });
  resort = await providedCompany(server);
  idp = provisioner(server, await tokenOf(server, resort.founder));
});
afterAll(async () => {
  await resort.provider.close();
  await server.close();
  await box.close();
});

let people = 0;
const workAddress = () => `person.${(people += 1)}@${resort.domain}`;
const sent = (email: string, more: object = {}) =>
  person({ userName: email, emails: [{ value: email, type: 'work', primary: true }], ...more });
const confirm = (id: number, at: Date | null = new Date()) =>
  run(server.database.pool, 'update user_account set email_confirmed_at = $2 where id = $1', [id, at]);
const whole = (id: number) => row(server.database.pool, 'select * from user_account where id = $1', [id]);
const confirmed = async (account: Promise<Person>) => {
  const made = await account;
  await confirm(made.id);
  return made;
};
const membership = async (userId: number, companyId = resort.id) =>
  (await membersIn(server, companyId)).find((member) => member.userId === userId);
const enters = async (claims: { sub: string; email?: string }) => {
  const browser = server.as();
  resort.provider.signedIn = {
    email_verified: true,
    given_name: 'Mariyam',
    family_name: 'Zoona',
    ...claims,
  };
  return { browser, reply: await throughProvider(browser, resort) };
};
const newestMail = async (address: string) => {
  await runDue(server);
  const mails = box.received.filter(({ to }) => to.includes(address));
  return mails.at(-1)?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
};
/** The newest link to a page of ours that came to an address. */
const linkTo = async (address: string, page: string) =>
  new RegExp(`${page}#([\\w-]{43})`).exec(await newestMail(address))?.[1];

describe('an account whose owner has proved an address of the company’s', () => {
  test('is linked: only the membership is the company’s', async () => {
    const email = workAddress();
    const owner = await confirmed(recruiter(server, { email }));
    const before = await whole(owner.id);
    const made = await idp.post(
      '/Users',
      sent(email, { name: { givenName: 'Another', familyName: 'Name' } }),
    );
    expect(made.status).toBe(201);
    expect(await membership(owner.id)).toMatchObject({ role: 'recruiter', verified: true });
    await idp.put(`/Users/${made.id}`, sent(workAddress()));
    await idp.patch(`/Users/${made.id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect((await server.as(owner).get('/api/user')).status).toBe(401);
    await idp.delete(`/Users/${made.id}`);
    expect(await whole(owner.id)).toEqual(before);
  });

  test('is not linked again by the address once its owner has left: somebody else may have that by now', async () => {
    const email = workAddress();
    const owner = await confirmed(recruiter(server, { email }));
    const { id } = await idp.post('/Users', sent(email));
    await idp.delete(`/Users/${id}`);
    expect((await idp.post('/Users', sent(email))).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
    expect(await membership(owner.id)).toBeUndefined();
  });

  test.each([
    ['who looks for work', (email: string) => confirmed(jobSeeker(server, { email }))],
    [
      'who belongs to another company',
      async (email: string) =>
        joined(server, await confirmed(recruiter(server, { email })), (await company(server)).id),
    ],
  ])('is not, of somebody %s', async (_, made) => {
    const email = workAddress();
    const owner = await made(email);
    const before = await whole(owner.id);
    expect((await idp.post('/Users', sent(email))).status).toBe(409);
    expect(await whole(owner.id)).toEqual(before);
    expect(await membership(owner.id)).toBeUndefined();
  });

  test('keeps nobody from their address who has not proved it', async () => {
    const email = workAddress();
    const squatter = await recruiter(server, { email });
    await confirm(squatter.id, null);
    const { id } = await idp.post('/Users', sent(email));
    expect(await accountOf(server, id)).toMatchObject({ email, password: null });
    expect(await membership(squatter.id)).toBeUndefined();
  });

  test('is not by a company whose domain it is not', async () => {
    const email = workAddress();
    await confirmed(recruiter(server, { email }));
    const other = await company(server);
    const theirs = provisioner(server, await tokenOf(server, other.founder));
    await proved(server, other.founder, 'other-resort.example');
    expect((await theirs.post('/Users', sent(email))).status).toBe(409);
  });

  test('stays what it is in the company, and the last admin who is not provisioned stays that', async () => {
    const own = await company(server);
    const domain = 'third-resort.example';
    await proved(server, own.founder, domain);
    const theirs = provisioner(server, await tokenOf(server, own.founder));
    const email = `founder@${domain}`;
    await run(
      server.database.pool,
      'update user_account set email = $2, email_confirmed_at = now() where id = $1',
      [own.founder.id, email],
    );
    expect((await theirs.post('/Users', sent(email))).status).toBe(409);
    const second = await joined(server, await recruiter(server), own.id, { role: 'company_admin' });
    const platform = server.as(await platformAdmin(server));
    const disable = (disabled: boolean) =>
      platform.call('PUT /api/admin/users/:id', { params: { id: second.id }, body: { disabled } });
    await disable(true);
    expect((await theirs.post('/Users', sent(email))).status).toBe(409);
    await disable(false);
    expect((await theirs.post('/Users', sent(email))).status).toBe(201);
    expect(await membership(own.founder.id, own.id)).toMatchObject({ role: 'company_admin', verified: true });
  });
});

describe('who signs in with the company for the first time', () => {
  test('comes into the account that was provisioned, as the member they are', async () => {
    const email = workAddress();
    const { id } = await idp.post('/Users', sent(email));
    const account = await accountOf(server, id);
    const { browser } = await enters({ sub: 'first-time', email });
    expect(await browser.call('GET /api/user')).toMatchObject({
      id: account.id,
      memberships: [{ companyId: resort.id, role: 'recruiter', verified: true }],
    });
    await idp.patch(`/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    expect((await browser.get('/api/user')).status).toBe(401);
    expectProblem((await enters({ sub: 'first-time', email })).reply, 'removed');
    await idp.patch(`/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'True' }));
    expect((await (await enters({ sub: 'first-time', email })).browser.call('GET /api/user')).id).toBe(
      account.id,
    );
  });

  test('is known by their number there, too', async () => {
    const email = workAddress();
    const { id } = await idp.post('/Users', sent(workAddress(), { externalId: '00u-known' }));
    const { browser } = await enters({ sub: '00u-known', email });
    expect((await browser.call('GET /api/user')).id).toBe((await accountOf(server, id)).id);
  });

  test('never comes into one in which somebody has a password, or that is another company’s', async () => {
    const email = workAddress();
    const { id } = await idp.post('/Users', sent(email));
    const account = await accountOf(server, id);
    await run(
      server.database.pool,
      'update user_account set password = (select password from user_account where id = $2) where id = $1',
      [account.id, resort.founder.id],
    );
    const { browser } = await enters({ sub: 'too-late', email });
    expect((await browser.call('GET /api/user')).id).not.toBe(account.id);

    const other = await company(server);
    const theirs = provisioner(server, await tokenOf(server, other.founder));
    const elsewhere = workAddress();
    const foreign = await theirs.post('/Users', sent(elsewhere));
    const { browser: second } = await enters({ sub: 'elsewhere', email: elsewhere });
    expect((await second.call('GET /api/user')).id).not.toBe((await accountOf(server, foreign.id)).id);
  });

  test('comes into the new account where the one before was deleted', async () => {
    const email = workAddress();
    const first = await idp.post('/Users', sent(email));
    const before = await accountOf(server, first.id);
    await enters({ sub: 'comes-back', email });
    await idp.delete(`/Users/${first.id}`);
    const second = await idp.post('/Users', sent(email));
    const { browser } = await enters({ sub: 'comes-back', email });
    const { id } = await browser.call('GET /api/user');
    expect(id).toBe((await accountOf(server, second.id)).id);
    expect(id).not.toBe(before.id);
  });
});

describe('who has no provider to sign in with', () => {
  test('confirms the address by mail, sets a password, and is the member they are', async () => {
    const email = workAddress();
    const { id } = await idp.post('/Users', sent(email));
    const token = await linkTo(email, 'confirm-email');
    expect((await server.as().put(`/api/email-confirmations/${token}`)).status).toBe(204);
    await server.as().call('POST /api/password-resets', { body: { email } });
    const chosen = 'two lanterns, one jetty';
    const reset = await linkTo(email, 'reset-password');
    expect((await server.as().put(`/api/password-resets/${reset}`, { password: chosen })).status).toBe(204);
    const browser = server.as();
    await browser.call('POST /api/login', { body: { username: email, password: chosen } });
    expect(await browser.call('GET /api/user')).toMatchObject({
      id: (await accountOf(server, id)).id,
      memberships: [{ companyId: resort.id, verified: true }],
    });
  });

  test('gets no mail at an address that is not the company’s, and none at one that was taken back', async () => {
    const elsewhere = 'anybody@elsewhere.example';
    const { id } = await idp.post('/Users', sent(elsewhere));
    expect(await linkTo(elsewhere, 'confirm-email')).toBeUndefined();
    const [before, after] = [workAddress(), workAddress()];
    await idp.put(`/Users/${id}`, sent(before));
    const token = await linkTo(before, 'confirm-email');
    expect(token).toBeDefined();
    await idp.put(`/Users/${id}`, sent(after));
    expect((await server.as().put(`/api/email-confirmations/${token}`)).status).toBe(404);
    expect(await linkTo(after, 'confirm-email')).toBeDefined();
  });
});

describe('an address at which a visitor has job alerts', () => {
  const withAlert = async () => {
    await openToVisitors(server);
    const email = workAddress();
    const press = async (path: string, fields: Record<string, string>) =>
      (
        await fetch(server.url + path, {
          method: 'POST',
          body: new URLSearchParams(fields),
          redirect: 'manual',
        })
      ).status;
    await press('/alerts/new', { email, search: 'q=skipper' });
    const link = /\/alerts\/[\w-]{43}/.exec(await newestMail(email))?.[0] ?? '';
    expect(await press(link, { act: 'confirm', rhythm: 'daily' })).toBe(303);
    return email;
  };
  /** Whose it is, proved or not, and how many alerts they have. */
  const holders = (email: string) =>
    rows(
      server.database.pool,
      `select id, email_confirmed_at is not null as proved,
         (select count(*)::integer from saved_search s where s.user_id = u.id) as alerts from user_account u where email = $1`,
      [email],
    );

  test('is free to be provisioned, and theirs once they confirm it, without the alerts, which nobody has who hires', async () => {
    const email = await withAlert();
    const made = await idp.post('/Users', sent(email));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const token = await linkTo(email, 'confirm-email');
    expect((await server.as().put(`/api/email-confirmations/${token}`)).status).toBe(204);
    expect(await holders(email)).toEqual([
      { id: (await accountOf(server, made.id)).id, proved: true, alerts: 0 },
    ]);
    const changed = await withAlert();
    expect((await idp.put(`/Users/${made.id}`, sent(changed))).status).toBe(200);
    expect((await accountOf(server, made.id)).email).toBe(changed);
  });

  test('is theirs at the first sign-in with the company, whether they were provisioned or not', async () => {
    const provisioned = await withAlert();
    await idp.post('/Users', sent(provisioned));
    for (const email of [provisioned, await withAlert()]) {
      const { browser } = await enters({ sub: `alerted ${email}`, email });
      const { id } = await browser.call('GET /api/user');
      expect(await holders(email)).toEqual([{ id, proved: true, alerts: 0 }]);
    }
  });
});
