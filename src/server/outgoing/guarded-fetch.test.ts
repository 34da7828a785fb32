import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameServerForThisFile } from '#test/name-server.ts';
import { addressGuard, areNetworks } from './address-guard.ts';
import { guardedFetch, OutgoingProblem } from './guarded-fetch.ts';

describe('an address', () => {
  const { mayReach } = addressGuard(undefined);

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '168.63.129.16',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'not an address',
  ])('%s is nobody else’s', (address) => expect(mayReach(address)).toBe(false));

  test.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111', '172.32.0.1', '100.128.0.1'])(
    '%s is somebody’s out there',
    (address) => expect(mayReach(address)).toBe(true),
  );

  test('of the operator’s own network is called where they have named it', () => {
    const guard = addressGuard('10.1.0.0/16, fd00::/8');
    expect([
      guard.mayReach('10.1.9.9'),
      guard.mayReach('::ffff:10.1.9.9'),
      guard.mayReach('fd12::1'),
    ]).toEqual([true, true, true]);
    expect(guard.mayReach('10.2.0.1')).toBe(false);
    expect(['10.1.0.0/16', '::1'].every(areNetworks)).toBe(true);
    expect(['localhost', '10.1.0.0/33', '10.1', '10.0.0.0/8/8'].some(areNetworks)).toBe(false);
  });
});

const records = nameServerForThisFile();

describe('a call out', () => {
  let port = 0;
  const http = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/other')
      return void request.socket.end('HTTP/1.1 101 Other\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    if (request.url === '/away') return void response.writeHead(302, { location: '/' }).end();
    if (request.url === '/large') return void response.end('x'.repeat(2_000));
    response.end(request.headers.host);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    port = (http.address() as AddressInfo).port;
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  const reasonOf = (address: string, allowed?: string, timeoutMs = 30_000) =>
    guardedFetch(addressGuard(allowed), { timeoutMs, mostBytes: 1_000 })(address).then(
      () => 'answered',
      (error: unknown) => (error instanceof OutgoingProblem ? error.reason : error),
    );

  test('to this machine goes nowhere, by number or by name, unless the operator has named it', async () => {
    expect(await reasonOf(`http://127.0.0.1:${port}/`)).toBe('not_allowed');
    expect(await reasonOf(`http://localhost:${port}/`)).toBe('not_allowed');
    expect(await reasonOf(`http://127.1:${port}/`)).toBe('not_allowed');
    expect(await reasonOf(`http://127.0.0.1:${port}/`, '127.0.0.1')).toBe('answered');
    expect(await reasonOf(`http://8.8.8.8:${port}/`, '0.0.0.0/0')).toBe('not_allowed');
    expect(await reasonOf('file:///etc/passwd', '127.0.0.1')).toBe('not_allowed');
    expect(await reasonOf(`http://a:b@127.0.0.1:${port}/`, '127.0.0.1')).toBe('not_allowed');
  });

  test('that may be unencrypted goes no further for that', async () => {
    const plain = (address: string) =>
      guardedFetch(addressGuard(undefined), { timeoutMs: 30_000 })(address, { mayBePlain: true }).catch(
        (error: unknown) => (error instanceof OutgoingProblem ? error.reason : error),
      );
    for (const host of [
      '127.0.0.1',
      'localhost',
      '127.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::7f00:1]',
      '[::7f00:1]',
      '[2002:7f00:1::]',
      // The same as one number, in octal, in hexadecimal, in signs of another width, with the dot of the root.
      '2130706433',
      '0177.0.0.1',
      '017700000001',
      '0x7f.1',
      '0x7f000001',
      '１２７.0.0.1',
      '127。0。0。1',
      '127.0.0.1.',
      '0',
    ])
      expect(await plain(`http://${host}:${port}/`), host).toBe('not_allowed');
  });

  test('goes to an address that was looked at, whatever the name says a moment later', async () => {
    const to = `http://rebinding.example:${port}/`;
    const asked: string[] = [];
    // Asked for both families, once each.
    records.set('rebinding.example', () => {
      const now = asked.length < 2 ? '127.0.0.1' : '10.0.0.1';
      asked.push(now);
      return [now];
    });
    expect(await reasonOf(to, '127.0.0.1')).toBe('answered');
    expect(asked).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(await reasonOf(to, '127.0.0.1')).toBe('not_allowed');
    for (const addresses of [['127.0.0.9'], ['127.0.0.1', '10.0.0.1'], ['::ffff:10.0.0.1']]) {
      records.set('rebinding.example', addresses);
      expect(await reasonOf(to, '127.0.0.1'), addresses.join()).toBe('not_allowed');
    }
  });

  test('does not wait for names that nobody answers for, however many are asked about', async () => {
    const ended: unknown[] = [];
    const patient = guardedFetch(addressGuard('127.0.0.1'), { timeoutMs: 60_000 });
    const closing = new AbortController();
    const silent = Array.from({ length: 40 }, (_, one) => {
      records.set(`silent-${one}.example`, null);
      return patient(`https://silent-${one}.example/`, { signal: closing.signal }).catch((error: unknown) =>
        ended.push(error),
      );
    });
    records.set('receiver.example', ['127.0.0.1']);
    const answer = await patient(`http://receiver.example:${port}/`);
    expect([answer.status, ended]).toEqual([200, []]);
    closing.abort();
    await Promise.all(silent);
    expect(ended).toHaveLength(40);
  });

  test('may leave the machine unencrypted where that is meant, to what the operator has named', async () => {
    const plain = (allowed: string, address: string) =>
      guardedFetch(addressGuard(allowed), { timeoutMs: 30_000, plainToNamed: true })(address).then(
        () => 'answered',
        (error: unknown) => (error instanceof OutgoingProblem ? error.reason : error),
      );
    expect(await plain('127.0.0.1', `http://127.0.0.1:${port}/`)).toBe('answered');
    expect(await plain('127.0.0.2', `http://127.0.0.1:${port}/`)).toBe('not_allowed');
    expect(await plain('10.0.0.0/8', 'http://8.8.8.8/')).toBe('not_allowed');
  });

  test('follows nobody, waits for nobody long, and reads no more than it can use', async () => {
    const named = '127.0.0.0/8, ::1';
    expect(await reasonOf(`http://127.0.0.1:${port}/away`, named)).toBe('redirected');
    expect(await reasonOf(`http://127.0.0.1:${port}/large`, named)).toBe('too_large');
    expect(await reasonOf(`http://127.0.0.1:${port}/slow`, named, 200)).toBe('too_slow');
    expect(await reasonOf(`http://127.0.0.1:${port}/other`, named)).toBe('unreachable');
    expect(await reasonOf('http://127.0.0.1:1/', named)).toBe('unreachable');
  });
});
