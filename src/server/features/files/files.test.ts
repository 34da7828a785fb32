import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Db, row, rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { named, uploaded } from '#test/files.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';
import { docxOf, odtOf } from '#test/word-files.ts';
import { zipped } from '#test/zip.ts';

const server = serverForThisFile();
const letter = Buffer.from('Aishath Shiuna\nSkipper, Malé\n');
let person: Person;
let seeker: Client;

beforeEach(async () => {
  person = await jobSeeker(server);
  seeker = server.as(person);
});

const send = (bytes: Buffer, name = 'cv.txt') =>
  seeker.send('POST', '/api/files', { body: bytes, headers: named(name) });

describe('a file', () => {
  test('comes back byte for byte, to be saved and never shown', async () => {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.from([0, 255, 13, 10, 128, 0]),
      Buffer.alloc(200_000, 7),
    ]);
    const { id, ...facts } = await uploaded(server, person, 'Résumé Aishath.pdf', bytes);
    expect(facts).toMatchObject({
      name: 'Résumé Aishath.pdf',
      kind: 'pdf',
      size: bytes.length,
      sentWith: 0,
      lastSentAt: null,
    });
    const reply = await seeker.get(`/api/files/${id}`);
    expect(reply.bytes.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Resume Aishath.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Aishath.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is told by its content, whatever its name says', async () => {
    const docx = zipped({ 'word/document.xml': '<w:document/>' });
    const odt = zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' });
    const sent = [
      [Buffer.from('%PDF-1.7\n…'), 'cv.exe', 'cv.exe.pdf', 'pdf'],
      [docx, 'cv.pdf', 'cv.pdf.docx', 'docx'],
      [odt, 'cv.docx', 'cv.docx.odt', 'odt'],
      [letter, '../../etc/pass"wd\u202egnp', 'passwdgnp.txt', 'text'],
      [Buffer.from('\ufeffAïshath', 'utf16le'), '', 'Résumé.txt', 'text'],
      [letter, 'CV.TXT', 'CV.txt', 'text'],
    ] as const;
    for (const [bytes, given, name, kind] of sent) {
      const reply = await send(bytes, given);
      expect(reply.json, reply.text).toMatchObject({ name, kind });
    }
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'This file is empty.'],
    ['blanks', Buffer.from(' \n\n '), 'This file is empty.'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), /^This is a picture/],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), /^This is not a PDF/],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), /^This is a web page/],
    ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\(\.doc\)/],
    [
      'a locked Word file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /locked with a password/,
    ],
    ['another archive', zipped({ 'notes.txt': 'hello' }), /^This is not a PDF/],
    ['an archive cut short', zipped({ 'word/document.xml': 'x'.repeat(5_000) }).subarray(0, 60), /damaged/],
    ['an archive with a broken table of contents', brokenDirectory(), /damaged/],
    [
      'JSON Resume, which no employer reads',
      Buffer.from('{"basics":{"name":"A"}}'),
      /Import it into your profile/,
    ],
  ])('that is %s is turned away with one sentence', async (_, bytes, sentence) => {
    const reply = await send(bytes, 'cv.pdf');
    expect({ status: reply.status, text: reply.text }).toEqual({
      status: 422,
      text: expect.stringMatching(sentence),
    });
    expect(await seeker.call('GET /api/files')).toEqual([]);
  });

  test('of 5 MiB is taken, and one byte more is not', async () => {
    const most = 5 * 1024 * 1024;
    expect((await send(Buffer.alloc(most, 'a'))).status).toBe(201);
    expect((await send(Buffer.alloc(most + 1, 'a'))).status).toBe(413);
  });

  test('sent twice is one file, and two people’s same bytes are kept once', async () => {
    const bytes = Buffer.from(`of ${person.id} and another`);
    const [first, again] = [
      await uploaded(server, person, 'cv.txt', bytes),
      await uploaded(server, person, 'cv.txt', bytes),
    ];
    expect(again.id).toBe(first.id);
    const other = await jobSeeker(server);
    const theirs = await uploaded(server, other, 'cv.txt', bytes);
    expect(await blobs(bytes)).toBe(1);
    await seeker.call('DELETE /api/files/:id', { params: { id: first.id } });
    expect(await blobs(bytes)).toBe(1);
    await server.as(other).call('DELETE /api/files/:id', { params: { id: theirs.id } });
    expect(await blobs(bytes)).toBe(0);
  });

  test('is never without its bytes, however many come and go at once', async () => {
    const bytes = Buffer.from(`shared by many ${person.id}`);
    const people = await Promise.all(Array.from({ length: 6 }, () => jobSeeker(server)));
    await Promise.all(
      people.map(async (one) => {
        for (let round = 0; round < 5; round += 1) {
          const { id } = await uploaded(server, one, 'cv.txt', bytes);
          expect((await server.as(one).get(`/api/files/${id}`)).bytes.equals(bytes)).toBe(true);
          await server.as(one).call('DELETE /api/files/:id', { params: { id } });
        }
      }),
    );
    expect(await blobs(bytes)).toBe(0);
  });

  test('counts in the profile like a link to one, as long as it is there', async () => {
    const completion = async () =>
      (await seeker.call('GET /api/profile/job-seeker')).profileCompletionPercentage;
    const { id } = await uploaded(server, person, 'cv.txt', letter);
    expect(await completion()).toBe(10);
    await seeker.call('DELETE /api/files/:id', { params: { id } });
    expect(await completion()).toBe(0);
  });

  test('can be kept thirty times, and no more until one is deleted', async () => {
    await run(
      server.database.pool,
      `with blob as (insert into file_blob (sha256, bytes, size) select sha256(convert_to($1 || n, 'UTF8')), convert_to($1 || n, 'UTF8'), octet_length(convert_to($1 || n, 'UTF8'))
                     from generate_series(1, 30) n returning sha256)
       insert into file (owner_id, sha256, name, kind) select $2, sha256, 'cv.txt', 'text' from blob`,
      [`of ${person.id}: `, person.id],
    );
    const refused = await send(letter);
    expect(refused).toMatchObject({ status: 409, text: /You can keep 30 files here/ });
    const [file] = await seeker.call('GET /api/files');
    await seeker.call('DELETE /api/files/:id', { params: { id: file?.id ?? 0 } });
    expect((await send(letter)).status).toBe(201);
  });

  async function blobs(bytes: Buffer): Promise<number> {
    const sha256 = createHash('sha256').update(bytes).digest();
    const counted = await row<{ count: number }>(
      server.database.pool,
      'select count(*) as count from file_blob where sha256 = $1',
      [sha256],
    );
    return counted?.count ?? 0;
  }
});

describe('an application with a file', () => {
  test('shows it to both sides, gives the employer the very bytes, and keeps it from being deleted', async () => {
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const file = await uploaded(server, person, 'Aishath.txt', letter);
    const application = await applied(server, person, job.id, { fileId: file.id });
    const facts = { id: file.id, name: 'Aishath.txt', kind: 'text', size: letter.length };
    expect(application.file).toEqual(facts);

    const employer = server.as(founder);
    const seen = await employer.call('GET /api/applications/:id', { params: { id: application.id } });
    expect(seen.file).toEqual(facts);
    expect((await employer.get(`/api/files/${file.id}`)).bytes.equals(letter)).toBe(true);

    expect(await seeker.delete(`/api/files/${file.id}`)).toMatchObject({
      status: 409,
      text: 'An application of yours carries this file, so it cannot be deleted.',
    });
    const [own] = await seeker.call('GET /api/files');
    expect(own).toMatchObject({ id: file.id, sentWith: 1, lastSentAt: application.applicationDate });
  });

  test('never takes along somebody else’s, nor tells whether there is one', async () => {
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const theirs = await uploaded(server, await jobSeeker(server), 'cv.txt', letter);
    const path = `/api/jobs/${job.id}/applications`;
    const [foreign, missing] = [
      await seeker.post(path, { fileId: theirs.id }),
      await seeker.post(path, { fileId: 2_147_483_647 }),
    ];
    expect(foreign).toMatchObject({ status: 400, text: 'You have no such file.' });
    expect(missing.text).toBe(foreign.text);
    expect(await seeker.call('GET /api/applications')).toEqual([]);
  });

  test('sent again with another file under the same key is another application', async () => {
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const [one, other] = [
      await uploaded(server, person, 'one.txt', letter),
      await uploaded(server, person, 'other.txt', letter),
    ];
    const path = `/api/jobs/${job.id}/applications`;
    const key = { 'idempotency-key': 'the-same' };
    expect((await seeker.post(path, { fileId: one.id }, key)).status).toBe(201);
    expect((await seeker.post(path, { fileId: one.id }, key)).headers['idempotent-replayed']).toBe('true');
    expect((await seeker.post(path, { fileId: other.id }, key)).status).toBe(422);
  });

  test('and the deletion of that file at the same moment end with both or neither', async () => {
    const { founder } = await company(server);
    for (let round = 0; round < 8; round += 1) {
      const job = await postedJob(server, founder);
      const file = await uploaded(server, person, `cv ${round}.txt`, letter);
      const [application, deletion] = await Promise.all([
        seeker.post(`/api/jobs/${job.id}/applications`, { fileId: file.id }),
        seeker.delete(`/api/files/${file.id}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([application.status, deletion.status]);
    }
  });
});

describe('the text of a file', () => {
  const mebibyte = 1024 * 1024;
  const sentTo = async (founder: Person, name: string, bytes: Buffer) => {
    const job = await postedJob(server, founder);
    const file = await uploaded(server, person, name, bytes);
    await applied(server, person, job.id, { fileId: file.id });
    return file.id;
  };

  test('is for who may have the file itself, and for nobody else is there such a file', async () => {
    const { founder } = await company(server);
    const id = await sentTo(founder, 'cv.txt', letter);
    const strangers = [await jobSeeker(server), (await company(server)).founder];
    for (const stranger of strangers)
      expect((await server.as(stranger).get(`/api/files/${id}/text`)).status).toBe(404);
    for (const reader of [person, founder])
      expect(await server.as(reader).call('GET /api/files/:id/text', { params: { id } })).toEqual({
        lines: [
          { text: 'Aishath Shiuna', look: 'line', apart: false },
          { text: 'Skipper, Malé', look: 'line', apart: false },
        ],
        pages: null,
        cut: false,
      });
    const { id: kept } = await uploaded(server, person, 'draft.txt', Buffer.from('Not sent to anybody'));
    expect((await server.as(founder).get(`/api/files/${kept}/text`)).status).toBe(404);
  });

  test('keeps headings, bullets and gaps of a DOCX and an ODT', async () => {
    const { founder } = await company(server);
    const lines = ['# Experience', 'Skipper, Sea House', '- Three boats', '- <b>No</b> accidents'];
    for (const [name, bytes] of [
      ['cv.docx', docxOf(lines)],
      ['cv.odt', odtOf(lines)],
    ] as const) {
      const id = await sentTo(founder, name, bytes);
      const text = await server.as(founder).call('GET /api/files/:id/text', { params: { id } });
      expect(
        text.lines.map((line) => [line.look, line.text]),
        name,
      ).toEqual([
        ['heading', 'Experience'],
        ['line', 'Skipper, Sea House'],
        ['item', 'Three boats'],
        ['item', '<b>No</b> accidents'],
      ]);
    }
  });

  test.each([
    ['damaged', 'cv.pdf', () => Buffer.from('%PDF-1.4\n%%EOF')],
    [
      'too_much',
      'cv.docx',
      () => zipped({ 'word/document.xml': { content: Buffer.alloc(64 * mebibyte, ' '), claims: 100 } }),
    ],
    ['too_much', 'cv.txt', () => Buffer.from('a\n'.repeat(mebibyte))],
    ['forbidden_part', 'cv.odt', () => odtOf(['&e;'], { before: '<!DOCTYPE x [<!ENTITY e "e">]>' })],
  ])('that is %s, as %s, is refused with a sentence', async (code, name, make) => {
    const { founder } = await company(server);
    const id = await sentTo(founder, name, make());
    const reply = await server.as(founder).get(`/api/files/${id}/text`);
    expect({ status: reply.status, code: reply.headers['error-code'] }).toEqual({ status: 422, code });
  });

  test('ends where nobody reads on, and says so', async () => {
    const { founder } = await company(server);
    const id = await sentTo(founder, 'cv.txt', Buffer.from(`${'Diving. '.repeat(200)}\n\n`.repeat(1_000)));
    const { lines, cut } = await server.as(founder).call('GET /api/files/:id/text', { params: { id } });
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    expect({ cut, letters: letters <= 200_000, some: letters > 150_000 }).toEqual({
      cut: true,
      letters: true,
      some: true,
    });
  });
});

test('crash bodies of multipart parsers are bytes like any other here', async () => {
  const broken = Buffer.from(
    '------x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n------x\r\n\u0000',
  );
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=----x',
    'application/json',
  ]) {
    const reply = await seeker.send('POST', '/api/files', {
      body: broken,
      headers: { 'content-type': type },
    });
    expect({ type, status: reply.status }).toEqual({ type, status: 422 });
  }
});

describe('files that are announced and hardly come', () => {
  const begun = async (sender: Person, size = 5 * 1024 * 1024) => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.setEncoding('utf8');
    socket.write(
      `POST /api/files HTTP/1.1\r\nHost: x\r\nCookie: ${sender.session}\r\nContent-Length: ${size}\r\n\r\nbegun`,
    );
    return socket;
  };
  const begunBy = (senders: readonly Person[]) => Promise.all(senders.map((sender) => begun(sender)));
  const large = (sign: string) => Buffer.alloc(3 * 1024 * 1024, sign);

  test('are three of one person’s at once, and hold up nobody else', async () => {
    const slow = await begunBy(Array.from({ length: 40 }, () => person));
    const heard = slow.map(async (socket) => String((await once(socket, 'data'))[0]));
    const first = await Promise.race(heard);
    expect(first).toMatch(/^HTTP\/1.1 429 [^]*Retry-After: 2[^]*on their way already/i);
    expect(await send(letter)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect((await seeker.get('/api/files')).status).toBe(200);
    await uploaded(server, await jobSeeker(server), 'large.txt', large('a'));
    for (const socket of slow) socket.destroy();
    await eventually(async () => (await send(letter)).status === 201);
  });

  test('take no more than what came of them, and are cut off', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => jobSeeker(server)));
    const slow = await begunBy([...people, ...people, ...people]);
    for (const sign of ['b', 'c']) await uploaded(server, person, 'large.txt', large(sign));
    const answers = await Promise.all(slow.map(async (socket) => String((await once(socket, 'data'))[0])));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 [^]*took too long to arrive/);
    await Promise.all(people.map((one) => uploaded(server, one, 'cv.txt', letter)));
  });

  test('take no room when they were given up before it was known who sends them', async () => {
    const holder = await server.database.pool.connect();
    await holder.query('begin; lock table session in access exclusive mode');
    const slow = await begunBy(Array.from({ length: 40 }, () => person));
    await eventually(async () => (await sessionsAskedFor(holder)) > 0);
    for (const socket of slow) socket.destroy();
    await Promise.all(slow.filter((socket) => !socket.closed).map((socket) => once(socket, 'close')));
    await holder.query('rollback');
    holder.release();
    await eventually(async () => (await send(letter)).status === 201);
  });

  test('or are broken off, are no errors in the log', async () => {
    const before = server.log.length;
    const slow = await begunBy(Array.from({ length: 6 }, () => person));
    await Promise.race(slow.map((socket) => once(socket, 'data')));
    for (const socket of slow) socket.destroy();
    await eventually(async () => (await send(letter)).status === 201);
    expect(server.log.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});

async function sessionsAskedFor(holder: Db): Promise<number> {
  const waiting = await rows(
    holder,
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

function brokenDirectory(): Buffer {
  const zip = zipped({ 'word/document.xml': 'x' });
  zip.writeUInt32LE(4_000_000_000, zip.length - 6);
  return zip;
}
