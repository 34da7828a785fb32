import { type ParsedMail, simpleParser } from 'mailparser';
import type { BodyInput } from '#contract/api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, startServer, type TestServer } from '#test/server.ts';
import { solvedPuzzle } from '#test/solved-puzzle.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';

let box: Mailbox;
let server: TestServer;
let founder: Person;
let jobId: number;

beforeAll(async () => {
  box = await mailbox();
  server = await startServer({ config: { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' } });
  ({ founder } = await company(server, 'Blue Lagoon'));
  await openToVisitors(server);
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(async () => {
  jobId = (await postedJob(server, founder, { title: 'Skipper' })).id;
});

const visitor = () => visitorOf(server);
let addresses = 0;
const newAddress = () => `ali-${(addresses += 1)}@example.mv`;
const problemOf = async (body: object, headers = {}): Promise<Reply> =>
  visitor().send(jobId, body, { accept: 'application/problem+json', ...headers });
const unconfirmed = () =>
  server.as(founder).call('GET /api/unconfirmed-applications', { query: { job: jobId } });
const applications = () => server.as(founder).call('GET /api/applications', { query: { job: jobId } });

/** All that has come to an address, once everything has gone out. */
async function mailTo(address: string): Promise<ParsedMail[]> {
  await runDue(server);
  const own = box.received.filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()));
  return Promise.all(own.map(({ text }) => simpleParser(text)));
}

describe('a visitor’s application is refused', () => {
  test('with everything that is missing or wrong named at once, and a sentence of each', async () => {
    const { id } = await postedJob(server, founder, {
      questions: [
        { kind: 'yes_no', text: 'Can you swim?', required: true },
        { kind: 'number', text: 'Years at sea?', required: false },
      ],
    });
    const [first, second] = (await server.as(founder).call('GET /api/jobs/:id', { params: { id } }))
      .questions;
    const wrong = { phone: '1'.repeat(40), email: 'nowhere', [`question-${second?.id}`]: 'many' };
    const reply = await visitor().send(id, wrong, { accept: 'application/problem+json' });
    expect(reply.status).toBe(422);
    expect(reply.json).toMatchObject({
      code: 'incomplete',
      fields: {
        name: 'Name is required.',
        email: 'Email must look like name@example.com.',
        phone: 'Phone can have at most 32 characters.',
        [`question-${first?.id}`]: 'Please answer this question: Can you swim?',
        [`question-${second?.id}`]: 'Please answer with a number: Years at sea?',
      },
    });
    const plain = await visitor().send(id, wrong);
    expect(plain.text).toContain('Name is required. Email must look like name@example.com.');
  });

  test.each(['http://win.example', 'Ali www.example.com', 'Buy at example.com/now', '+++'])(
    'with %j for a name',
    async (name) => {
      const reply = await problemOf({ name, email: newAddress() });
      expect(reply.json).toMatchObject({ status: 422, fields: { name: expect.stringContaining('Name') } });
    },
  );

  test.each([
    'a@b.c\r\nBcc: all@example.com',
    'a@b.c\nx',
    'a b@c.d',
    'a@b@c.d',
    'x\u0000@example.com',
    'ali@example.mv,',
    '<ali@example.mv>',
  ])('with %j for an address', async (email) => {
    expect((await problemOf({ name: 'Ali', email })).json).toMatchObject({
      fields: { email: expect.any(String) },
    });
  });

  test('without a token, with one of another job or one that was changed, and with one whose time is over', async () => {
    const other = await postedJob(server, founder, { title: 'Cook' });
    const body = { name: 'Ali Rasheed', email: newAddress() };
    const ask = (token: unknown) =>
      server.as().post(`/api/public/jobs/${jobId}/applications`, { ...body, token });
    const own = await visitor().token(jobId);
    for (const token of [
      undefined,
      '',
      'none',
      await visitor().token(other.id),
      `${own}x`,
      own.replace(/\.\d+\./, '.99999999999.'),
    ])
      expect((await ask(token)).headers['error-code'], String(token)).toBe('token_missing');
    const late = await startServer({
      database: server.database,
      now: () => new Date(Date.now() + 61 * 60_000),
    });
    const reply = await late.as().post(`/api/public/jobs/${jobId}/applications`, { ...body, token: own });
    await late.close();
    expect([reply.status, reply.headers['error-code']]).toEqual([401, 'token_expired']);
  });

  test('for a job that is closed, not listed, or of a platform that is not open, as for one that does not exist', async () => {
    const closed = await postedJob(server, founder, {});
    await server
      .as(founder)
      .call('PUT /api/jobs/:id', { params: { id: closed.id }, body: { status: 'closed' } });
    const unlisted = await postedJob(server, founder, { listed: false });
    const seen = async (id: number) => {
      const token = await server.as().get(`/api/public/jobs/${id}/applications/token`);
      const sent = await server.as().post(`/api/public/jobs/${id}/applications`, { name: 'x' });
      return [token.status, token.text, sent.status, sent.text];
    };
    const nothing = await seen(99_999_999);
    expect(nothing[0]).toBe(404);
    expect(await seen(closed.id)).toEqual(nothing);
    expect(await seen(unlisted.id)).toEqual(nothing);
    await openToVisitors(server, false);
    const shut = await seen(jobId);
    await openToVisitors(server);
    expect(shut).toEqual(nothing);
  });

  test('with somebody else’s file, one of another job, or one that has not come whole', async () => {
    const seeker = await jobSeeker(server);
    const file = await server
      .as(seeker)
      .send('POST', '/api/files', { body: Buffer.from('Résumé of somebody else') });
    const { id } = file.json as { id: number }; // What the call answers.
    const elsewhere = await visitor().uploads((await postedJob(server, founder)).id);
    const begun = await server.as().call('POST /api/public/jobs/:id/uploads', {
      params: { id: jobId },
      body: { token: await visitor().token(jobId), name: 'cv.pdf', size: 100 },
    });
    for (const resume of [String(id), elsewhere, begun.key, 'A'.repeat(43)]) {
      const reply = await problemOf({ name: 'Ali', email: newAddress(), resume });
      expect(reply.json, resume).toMatchObject({ status: 422, fields: { resume: expect.any(String) } });
    }
    const ignored = await visitor().applies(jobId, { fileId: id, jobSeekerId: seeker.id });
    expect(await unconfirmed()).toMatchObject([{ receipt: ignored.receipt, files: [] }]);
  });

  test.each([
    ['{"name": "Ali", "email": 7, "answers": [null, 3, {"questionId": "x"}]}', 'application/json', 422],
    ['[]', 'application/json', 400],
    ['{"name":', 'application/json', 400],
    ['name=Ali&__proto__=x', 'application/x-www-form-urlencoded', 422],
    ['--x\r\nContent-Disposition: form-data; name="a', 'multipart/form-data; boundary=x', 400],
    ['no boundary', 'multipart/form-data', 400],
    [Array.from({ length: 200 }, (_, at) => `f${at}=`).join('&'), 'application/x-www-form-urlencoded', 400],
  ])('where the body is %j as %s', async (body, type, status) => {
    const token = await visitor().token(jobId);
    const headers = { 'content-type': type, 'application-token': token };
    const reply = await server.as().post(`/api/public/jobs/${jobId}/applications`, body, headers);
    expect(reply.status, reply.text).toBe(status);
  });

  test('where the body is of a type that no form has, with what is taken', async () => {
    for (const path of [`/api/public/jobs/${jobId}/applications`, `/jobs/${jobId}/apply`, '/alerts/new'])
      for (const type of ['text/plain', 'nonsense'])
        expect(await server.as().post(path, '<a/>', { 'content-type': type }), path).toMatchObject({
          status: 415,
          text: 'The request’s body must be JSON or a form (application/x-www-form-urlencoded or multipart/form-data).',
        });
  });
});

describe('a visitor’s application', () => {
  test('is one however often and however parallel it is sent, and the answer is the same again, later too', async () => {
    const body = {
      name: 'Ali Rasheed',
      email: newAddress(),
      coverLetter: 'I sail.',
      token: await visitor().token(jobId),
    };
    const headers = { 'idempotency-key': 'first-press' };
    const send = () => server.as().post(`/api/public/jobs/${jobId}/applications`, body, headers);
    const replies = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    const [one, ...others] = await unconfirmed();
    expect(one).toMatchObject({ name: 'Ali Rasheed', email: body.email, coverLetter: 'I sail.' });
    expect(others).toEqual([]);

    await server.as(founder).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { status: 'closed' } });
    const late = await server
      .as()
      .post(`/api/public/jobs/${jobId}/applications`, { ...body, token: 'over' }, headers);
    expect([late.text, late.headers['idempotent-replayed']]).toEqual([replies[0]?.text, 'true']);
    const another = await server
      .as()
      .post(`/api/public/jobs/${jobId}/applications`, { ...body, coverLetter: 'I swim.' }, headers);
    expect([another.status, another.headers['error-code']]).toEqual([422, 'idempotency_key_reused']);
    expect(await mailTo(body.email)).toHaveLength(1);
  });

  test('is answered as at first when it is sent again, whatever the job asks by then, closed and confirmed too', async () => {
    const { id } = await postedJob(server, founder, {
      questions: [
        { kind: 'text', text: 'Why?', required: false },
        { kind: 'number', text: 'What pay?', required: false },
        { kind: 'file', text: 'Your licence?', required: false },
        { kind: 'yes_no', text: 'Can you swim?', required: false },
      ],
    });
    const change = (body: BodyInput<'PUT /api/jobs/:id'>) =>
      server.as(founder).call('PUT /api/jobs/:id', { params: { id }, body });
    const { questions } = await change({});
    const [why, pay, licence, swim] = questions.map((question) => `question-${question.id}`);
    const files = { resume: await visitor().uploads(id), [`${licence}`]: await visitor().uploads(id) };
    const said = { [`${why}`]: 'The sea', [`${pay}`]: '2500.00', [`${swim}`]: '' };
    const body = { name: 'Ali Rasheed', email: newAddress(), ...files, ...said };
    const send = async (more: object = {}) => {
      const reply = await server
        .as()
        .post(
          `/api/public/jobs/${id}/applications`,
          { token: await visitor().token(jobId), ...body, ...more },
          { 'idempotency-key': 'asked-anew' },
        );
      return reply.headers['error-code'] ?? reply.text;
    };
    const first = (await visitor().send(id, body, { 'idempotency-key': 'asked-anew' })).text;
    expect(first).toContain('receipt');
    const isAnsweredAlike = async () => {
      expect(await send()).toBe(first);
      expect(await send({ [`${pay}`]: 2500 })).toBe(first);
      for (const other of [
        { [`${pay}`]: '2501' },
        { [`${why}`]: '' },
        { [`${swim}`]: 'yes' },
        { resume: '' },
      ])
        expect(await send(other), JSON.stringify(other)).toBe('idempotency_key_reused');
    };
    await isAnsweredAlike();
    await change({
      questions: [
        { kind: 'text', text: 'Why not?', required: true },
        { kind: 'yes_no', text: 'Can you dive?', required: true },
      ],
    });
    await isAnsweredAlike();
    await change({ status: 'closed' });
    await isAnsweredAlike();
    const [one] = await server.as(founder).call('GET /api/unconfirmed-applications', { query: { job: id } });
    const admin = await platformAdmin(server);
    await server.as(admin).put(`/api/admin/unconfirmed-applications/${one?.id}/confirmation`);
    await isAnsweredAlike();
  });

  test('can be a plain form with a file, as a page without a script sends it', async () => {
    const form = new FormData();
    const email = newAddress();
    // What nobody sees comes along where an address is copied.
    const copied = `\u200e${email}\u200b`;
    const fields = {
      name: 'Ali Rasheed',
      email: copied,
      phone: '+960 7771234',
      key: 'from-the-page',
      resume: '',
    };
    for (const [name, value] of Object.entries({ ...fields, token: await visitor().token(jobId) }))
      form.append(name, value);
    form.set('resume', new Blob(['Ali Rasheed\nSkipper']), '../../Ali <b>.txt');
    const sent = await fetch(`${server.url}/api/public/jobs/${jobId}/applications`, {
      method: 'POST',
      body: form,
    });
    expect(sent.status).toBe(201);
    const [one] = await unconfirmed();
    expect(one).toMatchObject({
      email,
      phone: '+960 7771234',
      files: [{ questionId: 0, name: 'Ali b.txt', kind: 'text' }],
    });
    const file = await server.as(founder).get(`/api/unconfirmed-applications/${one?.id}/files/0`);
    expect([file.text, file.headers['content-disposition']]).toEqual([
      'Ali Rasheed\nSkipper',
      expect.stringMatching(/^attachment;/),
    ]);
  });

  test('counts nowhere, and nobody but those who run the job reads it', async () => {
    await visitor().applies(jobId);
    const job = await server.as(founder).call('GET /api/jobs/:id', { params: { id: jobId } });
    expect(job.applicationCount).toBe(0);
    expect(await applications()).toEqual([]);
    const other = await company(server, 'Other Lagoon');
    expect(await server.as(other.founder).call('GET /api/unconfirmed-applications')).toEqual([]);
  });

  test('is mailed about once a day to an address, whatever is posted, and the mail says nothing that was typed', async () => {
    const email = newAddress();
    for (const name of ['Ali Rasheed', 'You won a boat', 'ALI RASHEED'])
      await visitor().applies(jobId, { name, email: email.toUpperCase() });
    for (let at = 0; at < 8; at += 1)
      await visitor().applies((await postedJob(server, founder)).id, { email });
    const mails = await mailTo(email);
    expect(mails).toHaveLength(5);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/won a boat|ALI/);
  });

  test('is answered to an address that has an account as to one that has none', async () => {
    const known = newAddress();
    await jobSeeker(server, { email: known });
    const shape = async (email: string) => {
      const { status, headers, text } = await problemOf({ name: 'Ali Rasheed', email });
      return [status, Object.keys(headers).sort(), text.replace(/"receipt":"\w+"|T[\d:.]+Z/g, '')];
    };
    expect(await shape(known)).toEqual(await shape(newAddress()));
  });

  test('goes away with its file and its mail where nobody confirms it in two weeks', async () => {
    const email = newAddress();
    const resume = await visitor().uploads(jobId, Buffer.from('Only here and nowhere else'));
    await visitor().applies(jobId, { email, resume });
    await mailTo(email);
    const { pool } = server.database;
    await run(
      pool,
      `update visitor_application set sent_at = now() - interval '15 days' where address = $1`,
      [email],
    );
    await forgetVisitors(pool);
    expect(await unconfirmed()).toEqual([]);
    const left = await row(
      pool,
      `select (select count(*) from mail where to_address = $1)::integer as mails,
              (select count(*) from file_blob where sha256 = sha256('Only here and nowhere else'))::integer as blobs`,
      [email],
    );
    expect(left).toEqual({ mails: 0, blobs: 0 });
  });

  test('becomes one by hand of an administrator, with its file, where mail does not reach somebody', async () => {
    const admin = await platformAdmin(server);
    const resume = await visitor().uploads(jobId);
    await visitor().applies(jobId, { name: 'Mohamed Ali Rasheed', resume, phone: '7771234' });
    const [one] = await unconfirmed();
    const confirm = () => server.as(admin).put(`/api/admin/unconfirmed-applications/${one?.id}/confirmation`);
    expect((await confirm()).status).toBe(204);
    expect((await confirm()).status).toBe(404);
    expect(await unconfirmed()).toEqual([]);
    expect(await applications()).toMatchObject([
      {
        applicantName: 'Mohamed Ali Rasheed',
        applicantPhone: '7771234',
        file: { name: 'cv.txt' },
        status: 'submitted',
      },
    ]);
  });
});

describe('while a job is flooded', () => {
  let flooded: TestServer;
  beforeAll(async () => {
    flooded = await startServer({
      database: server.database,
      config: { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv', proofOfWorkFrom: 2 },
    });
  });
  afterAll(() => flooded.close());
  const ticket = (id: number) =>
    flooded.as().call('GET /api/public/jobs/:id/applications/token', { params: { id } });
  const send = async (id: number, body: object) =>
    flooded
      .as()
      .post(`/api/public/jobs/${id}/applications`, { name: 'Ali Rasheed', email: newAddress(), ...body });
  const codeOf = ({ headers }: Reply) => headers['error-code'];

  test('each further application to it asks for work, which is good for one and for this job alone', async () => {
    const other = await postedJob(server, founder, { title: 'Cook' });
    for (let at = 0; at < 2; at += 1) {
      const { token, puzzle } = await ticket(jobId);
      expect(puzzle).toBeNull();
      expect((await send(jobId, { token })).status).toBe(201);
    }
    expect((await ticket(other.id)).puzzle).toBeNull();

    const { token, puzzle } = await ticket(jobId);
    expect(puzzle).toMatchObject({ signature: expect.any(String) });
    const proof = await solvedPuzzle(puzzle);
    expect(codeOf(await send(jobId, { token }))).toBe('proof_missing');
    const changed = { ...puzzle, parameters: { ...puzzle?.parameters, data: { job: other.id } } };
    for (const wrong of [
      'x',
      btoa('{}'),
      btoa(JSON.stringify({ challenge: changed, solution: {} })),
      proof?.slice(0, -9),
    ])
      expect(codeOf(await send(jobId, { token, proof: wrong }))).toBe('proof_wrong');
    // A file of it is begun with the same work.
    const upload = (more: object) =>
      flooded.as().post(`/api/public/jobs/${jobId}/uploads`, { token, name: 'cv.pdf', size: 10, ...more });
    expect(codeOf(await upload({}))).toBe('proof_missing');
    expect(codeOf(await upload({ proof: btoa('{}') }))).toBe('proof_wrong');
    expect((await upload({ proof })).status).toBe(201);
    expect((await send(jobId, { token, proof })).status).toBe(201);
    expect(codeOf(await send(jobId, { token, proof }))).toBe('proof_wrong');
    // What is wrong with a form is said before any work is done for it.
    expect(codeOf(await send(jobId, { token, name: '' }))).toBe('incomplete');

    for (let at = 0; at < 2; at += 1) await send(other.id, { token: (await ticket(other.id)).token });
    const theirs = await ticket(other.id);
    expect(
      codeOf(
        await send(other.id, {
          token: theirs.token,
          proof: await solvedPuzzle((await ticket(jobId)).puzzle),
        }),
      ),
    ).toBe('proof_wrong');
  });

  test('a form without a script goes on with a code that is mailed, and keeps nothing before', async () => {
    for (let at = 0; at < 2; at += 1) await visitor().applies(jobId);
    const email = newAddress();
    const press = (more: Record<string, string>) =>
      fetch(`${flooded.url}/jobs/${jobId}/apply`, {
        method: 'POST',
        body: new URLSearchParams({
          name: 'Mariyam Shifa',
          email,
          key: 'mine',
          coverLetter: 'I sail.',
          ...more,
        }),
        redirect: 'manual',
      });
    const asked = await press({});
    expect(asked.status).toBe(401);
    expect(await asked.text()).toMatch(/Code from our email.*I sail\./s);
    expect((await press({ code: 'AAAAA-AAAAA' })).status).toBe(401);
    expect(await unconfirmed()).toHaveLength(2);

    const [mail, ...more] = await mailTo(email);
    expect(more).toEqual([]);
    const [code = ''] = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(mail?.text ?? '') ?? [];
    const elsewhere = await postedJob(server, founder, {});
    for (let at = 0; at < 2; at += 1) await visitor().applies(elsewhere.id);
    const foreign = await fetch(`${flooded.url}/jobs/${elsewhere.id}/apply`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Mariyam Shifa', email, code }),
    });
    expect(foreign.status).toBe(401);
    expect((await press({ code: code.toLowerCase() })).status).toBe(303);
    expect(await applications()).toMatchObject([{ applicantEmail: email, coverLetter: 'I sail.' }]);
    const receipt = await fetch(`${flooded.url}/jobs/${jobId}/apply?sent=mine`);
    expect(await receipt.text()).toContain('Your address is confirmed');
  });

  test('the form says how many codes are mailed, and nobody learns from it whether an address had its emails of the day', async () => {
    for (let at = 0; at < 2; at += 1) await visitor().applies(jobId);
    const reached = newAddress();
    const full = newAddress();
    for (let at = 0; at < 5; at += 1)
      await fetch(`${server.url}/alerts/new`, {
        method: 'POST',
        body: new URLSearchParams({ search: `q=boat${at}`, email: full }),
      });
    const said = async (email: string) => {
      const reply = await fetch(`${flooded.url}/jobs/${jobId}/apply`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Mariyam Shifa', email, key: 'mine' }),
      });
      return (await reply.text()).replaceAll(email, 'the address');
    };
    const page = await said(full);
    expect(page).not.toMatch(/we sent/i);
    expect(page).toMatch(/The code comes by email to .*the address.*once a day .*If nothing comes/s);
    expect(await said(reached)).toBe(page);
    const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
    expect(await subjects(reached)).toEqual([expect.stringContaining('Your code to apply')]);
    expect(await subjects(full)).toEqual(
      Array.from({ length: 5 }, () => 'Confirm your job alert at Moorings'),
    );
  });
});

describe('a file that comes in pieces', () => {
  test('is taken once however often a piece comes, only where the last one ended, and not beyond its end', async () => {
    const client = server.as();
    const { key } = await client.call('POST /api/public/jobs/:id/uploads', {
      params: { id: jobId },
      body: { token: await visitor().token(jobId), name: 'cv.txt', size: 10 },
    });
    const put = (at: number, text: string) =>
      client.send('PUT', `/api/public/uploads/${key}/pieces/${at}`, { body: Buffer.from(text) });
    expect((await put(5, 'World')).json).toEqual({ come: 0, size: 10 });
    expect((await Promise.all([put(0, 'Hello'), put(0, 'Hello')])).map(({ json }) => json)).toEqual([
      { come: 5, size: 10 },
      { come: 5, size: 10 },
    ]);
    expect((await put(5, 'World, and more')).headers['error-code']).toBe('piece_out_of_place');
    expect((await put(5, 'World')).json).toEqual({ come: 10, size: 10 });
    expect((await client.get(`/api/public/uploads/${key}`)).json).toEqual({ come: 10, size: 10 });
  });
});

describe('the pages without a script', () => {
  /** A form as a browser sends it. */
  const press = (path: string, fields: Record<string, string>, file?: [name: string, text: string]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('resume', new Blob([file[1]]), file[0]);
    return fetch(server.url + path, { method: 'POST', body: form, redirect: 'manual' });
  };
  const page = async (path: string) => {
    const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    return { status: reply.status, text: await reply.text() };
  };
  const linkIn = async (email: string) => {
    const [mail] = await mailTo(email);
    return /\/applied\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  test('lead from the form to an application that counts, and show what became of it as its owner may know', async () => {
    const email = newAddress();
    const apply = `/jobs/${jobId}/apply`;
    const wrong = await press(apply, { name: '', email, key: 'one-press' }, ['cv.txt', 'Ali\nSkipper\n']);
    expect(wrong.status).toBe(422);
    expect(await unconfirmed()).toEqual([]);
    const sent = await press(apply, { name: 'Ali Rasheed', email, key: 'one-press' }, [
      'cv.txt',
      'Ali\nSkipper\n',
    ]);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${apply}?sent=one-press`]);
    expect((await page(`${apply}?sent=one-press`)).status).toBe(200);

    const link = await linkIn(email);
    // Programs that look at mail open links, too.
    expect((await page(link)).status).toBe(200);
    expect(await applications()).toEqual([]);
    const confirmed = await Promise.all([press(link, { act: 'confirm' }), press(link, { act: 'confirm' })]);
    expect(confirmed.map(({ status }) => status)).toEqual(expect.arrayContaining([303]));
    const [application, ...others] = await applications();
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      applicantName: 'Ali Rasheed',
      applicantEmail: email,
      file: { name: 'cv.txt' },
    });
    expect(await unconfirmed()).toEqual([]);

    const id = application?.id ?? 0;
    await server
      .as(founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'rejected' } });
    expect((await page(link)).text).not.toMatch(/Rejected/);
    expect((await press(link, { act: 'withdraw' })).status).toBe(303);
    expect(await applications()).toMatchObject([{ withdrawnAt: expect.any(String) }]);
  });

  test('show what was sent to whoever has the form’s own key, and the receipt alone to whoever guesses a program’s', async () => {
    const email = newAddress();
    const apply = `/jobs/${jobId}/apply`;
    const body = { name: 'Ali Rasheed', email, coverLetter: 'I sail.' };
    await visitor().send(jobId, body, { 'idempotency-key': 'import-row-118' });
    const guessed = await page(`${apply}?sent=import-row-118`);
    expect([guessed.status, guessed.text]).toEqual([200, expect.stringContaining('Receipt')]);
    expect(guessed.text).not.toMatch(/Ali Rasheed|I sail|@example/);

    const [, key = ''] = /name="key" value="([^"]+)"/.exec((await page(apply)).text) ?? [];
    const sent = await press(apply, { ...body, coverLetter: 'I row.', key });
    expect(sent.headers.get('location')).toBe(`${apply}?sent=${encodeURIComponent(key)}`);
    const own = await page(`${apply}?sent=${encodeURIComponent(key)}`);
    expect(own.text).toMatch(/Ali Rasheed[^]*I row/);
    expect(own.text).toContain(email);
  });

  test('lead whoever sends the form again to what they have sent, also once the job is closed', async () => {
    const apply = `/jobs/${jobId}/apply`;
    const form = { name: 'Ali Rasheed', email: newAddress(), key: 'pressed-twice' };
    const first = await press(apply, form);
    await server.as(founder).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { status: 'closed' } });
    const again = await press(apply, form);
    expect([again.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')]);
    for (const another of [{ key: 'pressed-late' }, { name: 'Aminath' }]) {
      const { status, headers } = await press(apply, { ...form, ...another });
      expect([status, headers.get('location')]).toEqual([303, `/jobs/${jobId}`]);
    }
  });

  test('take what nothing can be stored under as not there: a key in an address, a sign in a file’s name', async () => {
    const apply = `/jobs/${jobId}/apply`;
    const blank = await page(`${apply}?sent=%00`);
    expect([blank.status, blank.text]).toEqual([200, expect.stringContaining('data-apply')]);
    const again = await press(apply, { name: 'Ali', email: 'notmail' }, ['a\0b.txt', 'Ali\nSkipper\n']);
    expect([again.status, await again.text()]).toEqual([422, expect.stringMatching(/notmail[^]*ab\.txt/)]);
    const { key } = await server.as().call('POST /api/public/jobs/:id/uploads', {
      params: { id: jobId },
      body: { token: await visitor().token(jobId), name: 'a\0b.txt', size: 10 },
    });
    expect(key).toHaveLength(43);
  });

  test('give it to the account that has the address, where one has applied before to the one that stands', async () => {
    const email = newAddress();
    const seeker = await jobSeeker(server, { email });
    await run(server.database.pool, 'update user_account set email_confirmed_at = now() where id = $1', [
      seeker.id,
    ]);
    await visitor().applies(jobId, { email: email.toUpperCase(), name: 'Somebody Else' });
    await press(await linkIn(email), { act: 'confirm' });
    const own = await server.as(seeker).call('GET /api/applications');
    expect(own).toMatchObject([{ jobPostingId: jobId, jobSeekerId: seeker.id }]);
    expect(own[0]?.applicantName).not.toBe('Somebody Else');

    const { id: second } = await postedJob(server, founder, { title: 'Cook' });
    await server
      .as(seeker)
      .call('POST /api/jobs/:id/applications', { params: { id: second }, body: { coverLetter: 'First' } });
    await visitor().applies(second, { email, coverLetter: 'Second' });
    await runDue(server);
    const mails = await mailTo(email);
    const links = mails.flatMap(({ text }) => /\/applied\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
    expect((await press(links.at(-1) ?? '', { act: 'confirm' })).status).toBe(303);
    expect(
      (await server.as(seeker).call('GET /api/applications')).map(({ coverLetter }) => coverLetter),
    ).toEqual(['First', null]);
  });

  test('delete what its owner did not send, and then the link leads nowhere', async () => {
    const email = newAddress();
    await visitor().applies(jobId, { email });
    const link = await linkIn(email);
    await press(link, { act: 'delete' });
    expect((await page(link)).status).toBe(404);
    expect(await unconfirmed()).toEqual([]);
    expect((await press(link, { act: 'confirm' })).status).toBe(404);
    expect(
      await row(server.database.pool, 'select from mail where to_address = $1', [email]),
    ).toBeUndefined();
  });

  test('are refused to pages of others, and give a person who is signed in the app', async () => {
    const seeker = await jobSeeker(server);
    const foreign = await server.as(seeker).send('POST', `/jobs/${jobId}/apply`, {
      body: 'name=Ali&email=a@b.cd',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      },
    });
    expect(foreign.status).toBe(403);
    expect((await server.as(seeker).get(`/jobs/${jobId}/apply`)).headers.location).toBe(`/jobs/${jobId}`);
    await server.as(seeker).post(`/api/public/jobs/${jobId}/applications`, {
      token: await visitor().token(jobId),
      name: 'Ali',
      email: newAddress(),
    });
    expect(await server.as(seeker).call('GET /api/applications')).toEqual([]);
  });
});
