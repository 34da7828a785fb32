import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';

test('without any setting the program runs by itself on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    servers: 1,
    indexNowUrl: 'https://api.indexnow.org/indexnow',
    proofOfWorkFrom: 30,
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    publicUrl: undefined,
    sessions: {
      people: { idleSeconds: 30 * 86_400, longestSeconds: 90 * 86_400 },
      admins: { idleSeconds: 12 * 3_600, longestSeconds: 7 * 86_400 },
    },
    smtpUrl: undefined,
    companyMail: { hour: 1_000, day: 5_000 },
    brandName: 'Moorings',
    demo: true,
    limits: true,
    admission: true,
    securityLogDays: 400,
    kept: {
      events: 400,
      mails: 400,
      notifications: 400,
      views: 800,
      audit: 1_830,
      webhooks: 30,
      sandboxes: 30,
    },
    backupBeforeUpgrade: true,
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
      'PUBLIC_URL must be an address such as https://jobs.example.com, without a path.',
      'PORT must be a whole number from 0 to 65535.',
      'SMTP_URL must begin with smtp:// or smtps:// and name a host.',
      'DEMO must be on or off.',
      'LOG_LEVEL must be one of debug, info, warn, error.',
    ].join('\n'),
  );
});

test('whose word is taken for an address is an address or a network that can be', () => {
  const wrong = [
    '10.0.0.0/99',
    '127.0.0.1/200',
    '::1/129',
    '0.0.0.0/0',
    '10.0.0.1,',
    'proxy',
    '10.0.0.0/8/8',
  ];
  for (const TRUST_PROXY of wrong)
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(
      'TRUST_PROXY must list addresses or networks such as 10.0.0.0/8.',
    );
  for (const TRUST_PROXY of ['loopback, 10.0.0.0/8', '::1/128', 'uniquelocal', '203.0.113.7'])
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toBe(TRUST_PROXY);
});

test('mail is handed over to a host that is named, and not to this machine where a name was left out', () => {
  for (const SMTP_URL of ['smtp:', 'smtp://', 'smtps:///', 'smtp://:587', 'smtp://name:password@'])
    expect(() => readConfig({ SMTP_URL }), SMTP_URL).toThrow(
      'SMTP_URL must begin with smtp:// or smtps:// and name a host.',
    );
  for (const SMTP_URL of ['smtp://localhost', 'smtps://name:p%40ss@mail.example.com:465', 'smtp://[::1]:25'])
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

test('the product’s name is one line, as it stands in the subjects of mails', () => {
  for (const BRAND_NAME of [
    'Atoll\nJobs',
    'Atoll\r\nBcc: all@example.com',
    'Atoll\tJobs',
    'Atoll\u2028Jobs',
    'A\u0007',
  ])
    expect(() => readConfig({ BRAND_NAME }), BRAND_NAME).toThrow(
      'BRAND_NAME must be one line without control characters.',
    );
  expect(readConfig({ BRAND_NAME: ' Atoll  Jobs\n' }).brandName).toBe('Atoll  Jobs');
});

test('how many servers there are is a number, or as many as there are cores', () => {
  for (const SERVERS of ['0', '65', '-1', '2.5', 'two', 'all'])
    expect(() => readConfig({ SERVERS })).toThrow('SERVERS must be a whole number from 1 to 64, or cores.');
  expect(readConfig({ SERVERS: '3' }).servers).toBe(3);
  expect(readConfig({ SERVERS: 'cores' }).servers).toBe(Math.min(64, availableParallelism()));
});

test('a way past a pooler needs the pooler, and each of several servers a name', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://u@one/n' })).toThrow(
    'DATABASE_DIRECT_URL is the way past the pooler at DATABASE_URL, which must be set, too.',
  );
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://u@one/n' })).toThrow(
    'DATABASE_READ_URL names standbys of the database at DATABASE_URL, which must be set, too.',
  );
  const env = { DATABASE_URL: 'postgres://u@one,/n', DATABASE_DIRECT_URL: 'postgres://u@one:x/n' };
  expect(() => readConfig(env)).toThrow(
    [
      'DATABASE_URL names several hosts, one of which is empty.',
      'DATABASE_DIRECT_URL names a port that is no whole number from 1 to 65535.',
    ].join('\n'),
  );
});

test('traces go to a receiver that is named without what is added to its address', () => {
  for (const OTEL_EXPORTER_OTLP_ENDPOINT of [
    '127.0.0.1:4318',
    'grpc://127.0.0.1:4317',
    'http://127.0.0.1:4318/v1/traces',
    'http://127.0.0.1:4318/v1/traces/',
    'http://127.0.0.1:4318?key=1',
    'http://127.0.0.1:4318/#here',
  ])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }), OTEL_EXPORTER_OTLP_ENDPOINT).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a receiver of OTLP over HTTP, such as http://127.0.0.1:4318, to which /v1/traces is added.',
    );
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com/otlp/' };
  expect(readConfig(env).traces?.url).toBe('https://traces.example.com/otlp/v1/traces');
});

test('headers for the receiver of traces are refused in another form than theirs, without what they say', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']) {
    for (const headers of [
      'Authorization: Basic c2VjcmV0',
      'Authorization: Basic c2VjcmV0OnNlY3JldA==',
      'tenant=one,api key=c2VjcmV0',
      'a%20name=c2VjcmV0',
      '%=c2VjcmV0',
    ])
      expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: headers }), headers).toThrow(
        new CannotStart(`${name} must be headers as name=value, separated by commas, such as api-key=….`),
      );
    for (const headers of ['', ' ', 'api-key=c2VjcmV0', ' Authorization = Basic%20c2VjcmV0== ,tenant=,'])
      expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: headers }).traces, headers).toBeDefined();
  }
  // Where none are sent, it is nobody's to look at.
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a: b' }).traces).toBeUndefined();
});

test('the security log goes to nobody unencrypted, and a token needs an address', () => {
  const problem = (env: NodeJS.ProcessEnv) => () => readConfig(env);
  for (const SECURITY_LOG_URL of [
    'http://siem.example/in',
    'http://10.0.0.5/in',
    'ftp://siem.example',
    'https://name:password@siem.example',
    'siem',
  ])
    expect(problem({ SECURITY_LOG_URL })).toThrow('SECURITY_LOG_URL must begin with https://');
  expect(problem({ SECURITY_LOG_TOKEN: 'abc' })).toThrow('SECURITY_LOG_TOKEN is for SECURITY_LOG_URL');
  expect(problem({ SECURITY_LOG_URL: 'https://siem.example', SECURITY_LOG_TOKEN: 'a\nb' })).toThrow(
    'SECURITY_LOG_TOKEN must be',
  );
  for (const url of ['https://siem.example/in', 'http://127.0.0.1:8080/', 'http://localhost:8080/in'])
    expect(readConfig({ SECURITY_LOG_URL: url, SECURITY_LOG_TOKEN: 'abc' }).securityLogReceiver).toEqual({
      url,
      token: 'abc',
    });
});

test('limits can only be switched off where nobody else can reach the server', () => {
  expect(readConfig({})).toMatchObject({ limits: true, admission: true });
  expect(readConfig({ LIMITS: 'off' })).toMatchObject({ limits: false, admission: false });
  expect(readConfig({ LIMITS: 'overload' })).toMatchObject({ limits: false, admission: true });
  expect(readConfig({ LIMITS: 'off', HOST: '::1' }).limits).toBe(false);
  expect(() => readConfig({ LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(
    'LIMITS=off is for tests on this machine only',
  );
});

test('an address people use is kept as an origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://jobs.example.com/' }).publicUrl).toBe('https://jobs.example.com');
});

describe('mail is signed', () => {
  const pem = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const key = pem(2_048);
  const set = { PUBLIC_URL: 'https://jobs.example.com', DKIM_DOMAIN: 'Example.com', DKIM_SELECTOR: 'mail' };
  const problem = (env: NodeJS.ProcessEnv) => {
    try {
      return readConfig(env).dkim;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('with a key in the environment, its line breaks written either way, or in a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'moorings-dkim-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'key.pem');
    await writeFile(file, key);
    for (const how of [
      { DKIM_KEY: key },
      { DKIM_KEY: key.replaceAll('\n', '\\n') },
      { DKIM_KEY: key.replace(/-----[A-Z ]+-----/g, '') },
      { DKIM_KEY_FILE: file },
    ]) {
      const { dkim } = readConfig({ ...set, ...how });
      expect(dkim).toMatchObject({ domain: 'example.com', selector: 'mail' });
      expect(createPrivateKey(dkim?.key ?? '').asymmetricKeyType).toBe('rsa');
    }
    expect(readConfig({}).dkim).toBeUndefined();
  });

  test('or the start says what is wrong with the settings', () => {
    expect(problem({ DKIM_DOMAIN: 'example.com' })).toContain('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY');
    expect(problem({ ...set, DKIM_KEY: 'nonsense' })).toContain('DKIM_KEY must be a private key in PEM');
    expect(problem({ ...set, DKIM_KEY_FILE: '/nowhere/key.pem' })).toContain(
      'DKIM_KEY_FILE names a file that cannot be read.',
    );
    expect(problem({ ...set, DKIM_KEY: key, DKIM_KEY_FILE: '/nowhere' })).toContain('set one');
    expect(problem({ ...set, DKIM_KEY: key, DKIM_SELECTOR: 'a b' })).toContain(
      'DKIM_SELECTOR must be a name',
    );
    expect(problem({ ...set, DKIM_KEY: key, DKIM_DOMAIN: 'example' })).toContain(
      'DKIM_DOMAIN must be a domain',
    );
    expect(problem({ ...set, DKIM_KEY: pem(512) })).toContain('has 512 bits');
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    expect(problem({ ...set, DKIM_KEY: ed25519.toString() })).toContain('must be an RSA key');
    expect(problem({ ...set, DKIM_KEY: key, MAIL_FROM: 'jobs@other.example' })).toContain(
      'DKIM_DOMAIN is example.com, but mail comes from jobs@other.example',
    );
  });
});

test('backups are made every night where a folder is named, and kept for two weeks', () => {
  expect(readConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({
    folder: '/backups',
    schedule: '15 2 * * *',
    keep: 14,
  });
  const env = { BACKUP_DIR: '/backups', BACKUP_SCHEDULE: '61 * * * *', BACKUP_KEEP: '0' };
  expect(() => readConfig(env)).toThrow(
    [
      'BACKUP_SCHEDULE must be the five fields of cron in UTC, such as 15 2 * * * for every night at 2:15, or a name such as @daily.',
      'BACKUP_KEEP must be a whole number from 1 to 9999.',
    ].join('\n'),
  );
});

test('a schedule of backups is five fields or a name, and means the same at each asking', () => {
  const schedule = (BACKUP_SCHEDULE: string) => () =>
    readConfig({ BACKUP_DIR: '/backups', BACKUP_SCHEDULE }).backups?.schedule;
  for (const line of ['15 2 * * *', '*/30 8-18 * * MON-THU', '0 3 L * ?', '@daily', '@weekly'])
    expect(schedule(line)()).toBe(line);
  for (const line of [
    '15 2 *',
    '15 2 * *',
    '15 2 * * * *',
    'H 2 * * *',
    '15 H(1-3) * * *',
    'FREQ=DAILY',
    '@nightly',
    'daily',
  ])
    expect(schedule(line)).toThrow('BACKUP_SCHEDULE must be the five fields of cron in UTC, such as');
});

test('a passphrase of backups that is only blanks is refused, so that nobody takes them for encrypted', () => {
  for (const BACKUP_PASSPHRASE of [' ', ' '.repeat(20), '\n', '  too short  '])
    expect(() => readConfig({ BACKUP_PASSPHRASE })).toThrow(
      'BACKUP_PASSPHRASE must have at least 12 characters, blanks around them not counted.',
    );
  expect(readConfig({ BACKUP_PASSPHRASE: '' }).backupPassphrase).toBeUndefined();
  expect(readConfig({ BACKUP_PASSPHRASE: ' a boat, a rope\n' }).backupPassphrase).toBe('a boat, a rope');
});
