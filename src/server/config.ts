import { availableParallelism } from 'node:os';
import path from 'node:path';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { emailProblem } from '#domain/fields/texts.ts';
import { type MailBudget, usualMailBudget } from '#domain/mail-budgets.ts';
import { flood } from '#domain/visitors.ts';
import type { SessionPolicy } from '#domain/sessions.ts';
import { type Backups, readBackups, readPassphrase } from './backup/backup-settings.ts';
import { CannotStart } from './cannot-start.ts';
import { readRetention, type Retention } from './forgetting/retention.ts';
import { areNetworks } from './outgoing/address-guard.ts';
import { type Dkim, readDkim } from './mail/dkim-settings.ts';
import { type Receiver, readReceiver } from './security-log/receiver.ts';
import { readTraces, type TraceSettings } from './trace-settings.ts';
import { oneLine } from './mail/line.ts';
import { readReplies, type Replies } from './mail/reply-settings.ts';
import { senderAddress } from './mail/sender-address.ts';
import { type DatabaseSettings, readDatabaseSettings } from './db/database-settings.ts';

/** What the operator decides, read once from the environment. */
export interface Config extends DatabaseSettings {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** How many servers, each a process of its own, answer there. */
  servers: number;
  /** Absolute path of the folder that holds the embedded database. */
  dataDir: string;
  /** Origin under which people reach us, such as https://jobs.example.com; unset when they reach us directly. */
  publicUrl: string | undefined;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed, as Fastify reads them. */
  trustedProxies: string | undefined;
  /** Addresses and networks of the operator's own that what others name may be at, such as a company's sign-in provider. */
  outgoingAllow: string | undefined;
  /** Addresses and networks of the operator's own that companies' webhooks may lead to. */
  webhookAllow: string | undefined;
  /** Whom changes of public jobs are told to, where the operator has set a key for that (IndexNow). */
  indexNowUrl: string;
  /** Where mail is handed over; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** The address mail comes from; unset, no-reply at the host of publicUrl. */
  mailFrom: string | undefined;
  /** How answers to the mail of messages reach us; unset, they are not taken. */
  replies: Replies | undefined;
  /** With what mail is signed; unset, it is not. */
  dkim: Dkim | undefined;
  /** How many mails a company sends to others. */
  companyMail: MailBudget;
  /** From so many applications of visitors to a job in ten minutes on each asks for a proof of work; 0: always. */
  proofOfWorkFrom: number;
  brandName: string;
  /** Whether a new database is filled with the demo. */
  demo: boolean;
  /** For how many days is kept what nothing else needs. */
  kept: Retention;
  /** Days for which entries of the security log are kept. */
  securityLogDays: number;
  /** To where entries of the security log are sent on; unset, they are not. */
  securityLogReceiver: Receiver | undefined;
  /** Where backups are put by themselves, when, and how many; unset, none are made. */
  backups: Backups | undefined;
  /** Whether a database is backed up before this program changes its schema. */
  backupBeforeUpgrade: boolean;
  /** With what backups are encrypted and read; unset, they are not encrypted. */
  backupPassphrase: string | undefined;
  /** When sessions end by themselves. */
  sessions: SessionPolicy;
  /** Whether callers are held to their budgets; off is for tests and benchmarks on loopback. */
  limits: boolean;
  /** Whether what cannot be done in time is refused. */
  admission: boolean;
  /** Where traces of what is done are sent; unset, they are not. */
  traces: TraceSettings | undefined;
  /** With what figures may be read from elsewhere than this machine; unset, they are not. */
  metricsToken: string | undefined;
  /** Seconds between "not ready" and "not listening", for a balancer to notice. */
  drainDelay: number;
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** Reads the environment; throws CannotStart with one sentence per setting that makes no sense. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  otherwise: Pick<Config, 'logLevel'> = { logLevel: 'info' },
): Config {
  const problems: string[] = [];
  const read = <Value>(
    name: string,
    unset: Value,
    parse: (text: string) => Value | undefined,
    hint: string,
  ): Value => {
    const text = env[name]?.trim();
    if (!text) return unset;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} ${hint}.`);
    return value ?? unset;
  };

  const databases = readDatabaseSettings(env, problems);
  const host = env['HOST']?.trim() || '127.0.0.1';
  const limited = read('LIMITS', 'on', oneOf(['on', 'overload', 'off']), 'must be on, overload or off');
  const [limits, admission] = [limited === 'on', limited !== 'off'];
  if (!limits && !isLoopback(host))
    problems.push(`LIMITS=${limited} is for tests on this machine only, so HOST must be 127.0.0.1.`);

  const publicUrl = read(
    'PUBLIC_URL',
    undefined,
    origin,
    'must be an address such as https://jobs.example.com, without a path',
  );
  const mailFrom = read(
    'MAIL_FROM',
    undefined,
    emailAddress,
    'must be an address such as no-reply@example.com',
  );
  const perCompany = (name: string, usual: number) =>
    read(name, usual, wholeNumber(1, 1_000_000), 'must be a whole number from 1 to 1000000');
  const allowed = (name: string) =>
    read(
      name,
      undefined,
      (text) => (areNetworks(text) ? text : undefined),
      'must list addresses or networks such as 10.1.0.0/16',
    );

  const config: Config = {
    port: read('PORT', 3000, wholeNumber(0, 65_535), 'must be a whole number from 0 to 65535'),
    host,
    servers: read('SERVERS', 1, serversIn, 'must be a whole number from 1 to 64, or cores'),
    dataDir: path.resolve(env['DATA_DIR']?.trim() || 'data'),
    ...databases,
    publicUrl,
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      urlWith('smtp:', 'smtps:'),
      'must begin with smtp:// or smtps:// and name a host',
    ),
    trustedProxies: read(
      'TRUST_PROXY',
      undefined,
      networks,
      'must list addresses or networks such as 10.0.0.0/8',
    ),
    outgoingAllow: allowed('OUTGOING_ALLOW'),
    webhookAllow: allowed('WEBHOOK_ALLOW'),
    indexNowUrl: read(
      'INDEX_NOW_URL',
      'https://api.indexnow.org/indexnow',
      urlWith('https:', 'http:'),
      'must begin with https://',
    ),
    mailFrom,
    replies: readReplies(env, problems),
    dkim: readDkim(env, senderAddress(mailFrom, publicUrl), problems),
    companyMail: {
      hour: perCompany('COMPANY_MAIL_PER_HOUR', usualMailBudget.hour),
      day: perCompany('COMPANY_MAIL_PER_DAY', usualMailBudget.day),
    },
    proofOfWorkFrom: read(
      'PROOF_OF_WORK_FROM',
      flood.applications,
      wholeNumber(0, 1_000_000),
      'must be a whole number from 0 to 1000000',
    ),
    brandName: read('BRAND_NAME', 'Moorings', inOneLine, 'must be one line without control characters'),
    demo: read('DEMO', true, onOrOff, 'must be on or off'),
    limits,
    admission,
    kept: readRetention(env, problems),
    securityLogDays: read(
      'SECURITY_LOG_DAYS',
      400,
      wholeNumber(90, 3_650),
      'must be a number of days from 90 to 3650',
    ),
    securityLogReceiver: readReceiver(env, problems),
    backups: readBackups(env, problems),
    backupBeforeUpgrade: read('BACKUP_BEFORE_UPGRADE', true, onOrOff, 'must be on or off'),
    backupPassphrase: readPassphrase(env, problems),
    traces: readTraces(env, problems),
    metricsToken: read(
      'METRICS_TOKEN',
      undefined,
      (text) => (/^[\w.~+/=-]{20,}$/.test(text) ? text : undefined),
      'must have at least 20 letters, digits or signs of - . _ ~ + / =',
    ),
    drainDelay: read(
      'DRAIN_DELAY',
      databases.databaseUrl ? 5 : 0,
      wholeNumber(0, 60),
      'must be a number of seconds from 0 to 60',
    ),
    sessions: {
      people: {
        idleSeconds: oneDay * read('SESSION_IDLE_DAYS', 30, wholeNumber(1, 400), days),
        longestSeconds: oneDay * read('SESSION_DAYS', 90, wholeNumber(1, 400), days),
      },
      admins: {
        idleSeconds: 3_600 * read('ADMIN_SESSION_IDLE_HOURS', 12, wholeNumber(1, 720), hours),
        longestSeconds: oneDay * read('ADMIN_SESSION_DAYS', 7, wholeNumber(1, 400), days),
      },
    },
    logLevel: read(
      'LOG_LEVEL',
      otherwise.logLevel,
      oneOf(logLevels),
      `must be one of ${logLevels.join(', ')}`,
    ),
  };
  if (problems.length > 0) throw new CannotStart(problems.join('\n'));
  return config;
}

const oneDay = 86_400;
const days = 'must be a number of days from 1 to 400';
const hours = 'must be a number of hours from 1 to 720';

const wholeNumber = (lowest: number, highest: number) => (text: string) => {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= lowest && number <= highest ? number : undefined;
};

function serversIn(text: string): number | undefined {
  const most = 64;
  return text === 'cores' ? Math.min(most, availableParallelism()) : wholeNumber(1, most)(text);
}

function networks(text: string): string | undefined {
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  // A network of no bits is everybody's.
  const isNetwork = (part: string) => part !== '' && areNetworks(part) && !/\/0+$/.test(part);
  const fits = (part: string) => known.includes(part) || isNetwork(part);
  return text.split(',').every((part) => fits(part.trim())) ? text : undefined;
}

function emailAddress(text: string): string | undefined {
  return emailProblem({ ...newAccountFields.email, required: true }, text) ? undefined : text;
}

function inOneLine(text: string): string | undefined {
  return oneLine(text) === text ? text : undefined;
}

function onOrOff(text: string): boolean | undefined {
  if (text === 'on') return true;
  return text === 'off' ? false : undefined;
}

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string) =>
    words.find((word) => word === text);

/** An address at a host: of mail servers' one may be empty. */
const urlWith =
  (...protocols: string[]) =>
  (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.hostname && protocols.includes(url.protocol) ? text : undefined;
  };

function origin(text: string): string | undefined {
  if (!urlWith('http:', 'https:')(text)) return undefined;
  const url = new URL(text);
  return url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
