import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { jobSeeker } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

// What no HTTP library would send, byte by byte.
const server = serverForThisFile();

describe('what is no request', () => {
  test.each([
    [
      'a megabyte of headers',
      `GET /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(1_000_000)}\r\n\r\n`,
      431,
    ],
    [
      'a thousand headers',
      `GET /api/user HTTP/1.1\r\nHost: x\r\n${'X-Y: 123456789\r\n'.repeat(2_000)}\r\n`,
      431,
    ],
    ['no HTTP at all', 'hello there\r\n\r\n', 400],
    ['an unheard-of method', 'BREW /coffee HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a NUL in a header', 'GET /api/user HTTP/1.1\r\nHost: x\r\nX-Y: a\0b\r\n\r\n', 400],
    ['a space in a header’s name', 'GET /api/user HTTP/1.1\r\nHost: x\r\nX Y : a\r\n\r\n', 400],
    ['no host', 'GET /api/user HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a length that is none', 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n', 400],
    [
      'a chunk that is none',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
      400,
    ],
  ])('such as %s, is refused with one sentence', async (_, bytes, status) => {
    const { head, body } = await exchange(bytes);
    expect(head[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(body).toMatch(/^(\p{L}[^\n{}<>]*[.!?])?$/u);
    expect(head.join('\n')).not.toMatch(/application\/json|text\/html|x-powered-by|^server:/i);
  });
});

test('a request that Node cannot read says so in words, and in the header for machines', async () => {
  const { head, body } = await exchange('GET /api/user HTTP/1.1\r\nHost: x\r\nX-Y: a\0b\r\n\r\n');
  expect(body).toBe('The request could not be understood.');
  expect(head).toContain('Error-Code: bad_request');
  expect(head).toContain('Content-Type: text/plain; charset=utf-8');
  expect((await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).body).toBe(
    'The request’s headers are too large.',
  );
});

describe('an address', () => {
  const ask = (path: string) => exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  test('of more than 4 KB is too long', async () => {
    const { head, body } = await ask(`/api/jobs?search=${'a'.repeat(5_000)}`);
    expect(head[0]).toMatch(/ 414 /);
    expect(body).toBe('The address is too long.');
  });

  test.each([
    '/api/jobs/%',
    '/api/jobs/%00',
    '/api/jobs/%E0%A4%A',
    '/api/jobs/%ff%fe',
    '/api/../api/nothing',
    '/api/%2e%2e/etc/passwd',
    '/api/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    `/api/jobs/${'9'.repeat(400)}`,
    '/api//user',
    '/api/user/',
    '/api/nothing',
    '/api',
    '/api/',
    '/api/constructor',
    '/api/__proto__',
  ])('such as %s names nothing', async (path) => {
    const { head, body } = await ask(path);
    expect(head[0]).toMatch(/ (404|401) /);
    expect(body).toMatch(/^(There’s nothing here, or you don’t have access to it|Please sign in)\.$/);
    expect(head.join('\n')).toMatch(/content-type: text\/plain; charset=utf-8/i);
  });

  test('may be written out in full, as to a proxy, and still is the same', async () => {
    expect((await ask('http://x/api/user')).body).toBe('Please sign in.');
  });
});

describe('a body', () => {
  test('that is larger than allowed is refused while it comes in, and the connection closed', async () => {
    const person = await jobSeeker(server);
    const start = `PUT /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${person.session}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const { head } = await exchange(`${start}${`8000\r\n${' '.repeat(0x8000)}\r\n`.repeat(8)}`);
    expect(head[0]).toMatch(/ 413 /);
  });

  test('whose announced length is too large is not waited for', async () => {
    const person = await jobSeeker(server);
    const { head } = await exchange(
      `PUT /api/user HTTP/1.1\r\nHost: x\r\nCookie: ${person.session}\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    );
    expect(head[0]).toMatch(/ 413 /);
  });

  test('in more parts than any form has is refused before one of them is made, whatever boundary is named beside theirs', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx\r\n';
    const send = (parts: number, type = 'multipart/form-data; boundary=b') => {
      const body = `${part.repeat(parts)}--b--\r\n`;
      return exchange(
        `POST /jobs/1/apply HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    };
    const many = send(170_000);
    const meanwhile = await exchange('GET /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(meanwhile.body).toBe('Please sign in.');
    for (const { head } of [
      await many,
      await send(101),
      await send(101, 'multipart/form-data; boundary="b"'),
    ])
      expect(head).toEqual(expect.arrayContaining(['error-code: too_intricate']));
    // Read as a list the last counts, and read as one the first.
    for (const type of [
      'multipart/form-data; boundary=c, multipart/form-data; boundary=b',
      'multipart/form-data',
    ])
      expect((await send(101, type)).body).toBe('The request’s body is no form that can be read.');
    expect((await send(100)).head[0]).toMatch(/ 404 /);
  });

  test('of somebody who is not signed in is not waited for either', async () => {
    const { head } = await exchange(
      'PUT /api/user HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
    );
    expect(head[0]).toMatch(/ 401 /);
  });
});

/** Sends bytes as they are and reads until the first answer is whole or the other side hangs up. */
function exchange(bytes: string): Promise<{ head: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let received = '';
    const finish = () => {
      const [head = '', body = ''] = received.split('\r\n\r\n');
      resolve({ head: head.split('\r\n'), body: body.replace(/^0$/, '') });
      socket.destroy();
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
      if (isWhole(received)) finish();
    });
    socket.on('close', finish);
    // Being cut off while still sending is an answer too, if one came before.
    socket.on('error', (error) => (received ? finish() : reject(error)));
    socket.write(bytes);
  });
}

function isWhole(received: string): boolean {
  const [head = '', body] = received.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}
