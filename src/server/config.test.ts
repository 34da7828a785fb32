import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting the program runs by itself on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    brandName: 'Moorings',
    demo: true,
    limits: true,
    drainDelay: 0,
    logLevel: 'info',
  });
});

test('each setting that makes no sense is answered with its own sentence, all at once', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'https://a.example/jobs',
    SMTP_URL: 'mail',
    DEMO: 'no',
    LOG_LEVEL: 'loud',
  };
  expect(() => readConfig(env)).toThrow(
    [
      'DATABASE_URL must begin with postgres://.',
      'PORT must be a whole number from 0 to 65535.',
      'PUBLIC_URL must be an address such as https://jobs.example.com, without a path.',
      'SMTP_URL must begin with smtp:// or smtps://.',
      'DEMO must be on or off.',
      'LOG_LEVEL must be one of debug, info, warn, error.',
    ].join('\n'),
  );
});

test('a way past a pooler needs the pooler, and each of several servers a name', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://u@one/n' })).toThrow(
    'DATABASE_DIRECT_URL is the way past the pooler at DATABASE_URL, which must be set, too.',
  );
  const env = { DATABASE_URL: 'postgres://u@one,/n', DATABASE_DIRECT_URL: 'postgres://u@one:x/n' };
  expect(() => readConfig(env)).toThrow(
    [
      'DATABASE_URL names several hosts, one of which is empty.',
      'DATABASE_DIRECT_URL names a port that is no whole number from 1 to 65535.',
    ].join('\n'),
  );
});

test('limits can only be switched off where nobody else can reach the server', () => {
  expect(readConfig({ LIMITS: 'off' }).limits).toBe(false);
  expect(readConfig({ LIMITS: 'off', HOST: '::1' }).limits).toBe(false);
  expect(() => readConfig({ LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(
    'LIMITS=off is for tests on this machine only',
  );
});

test('an address people use is kept as an origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://jobs.example.com/' }).publicUrl).toBe('https://jobs.example.com');
});
