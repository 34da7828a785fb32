import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { programVersion } from '#server/program-version.ts';
import { amongAll } from '#server/several/all-servers.ts';
import { addedUp, figuresIn, serversReplaced } from './figures.ts';
import type { Standing } from './standing.ts';

/** What the figures are read from when somebody asks for them. */
export interface Sources {
  db: pg.Pool;
  /** Open pages that are told what happens. */
  listeners: () => number;
  /** Passwords being hashed, and those waiting for their turn. */
  hashing: () => { running: number; waiting: number };
  /** What has become of the mails that came in as answers since the start. */
  answers: () => readonly { outcome: string; count: number }[];
  /**
   * Requests taken on and not yet answered, and of them those whose turn has not come; how many of each lane have been refused since the
   * start, and how long that took in all.
   */
  admission: () => {
    inHand: number;
    waiting: number;
    refused: Record<string, number>;
    refusingSeconds: number;
  };
  /** How many servers are to answer at this address. */
  serversWanted: number;
  /** Open connections of clients. */
  connections: () => Promise<number>;
  /** What is left on the disk of the database, in bytes; undefined where that is not ours to look at. */
  freeBytes: () => Promise<number | undefined>;
}

export interface Metrics {
  /** Of what is not timed, as streams, which last as long as their page is open, the seconds are less than none. */
  request: (done: { method: string; route: string; status: number; seconds: number }) => void;
  search: (asked: { kind: string; outcome: 'answered' | 'refused' | 'failed' | 'abandoned' }) => void;
  /** All of them, of all servers at this address, in Prometheus's text format. */
  say: (standing: Standing | undefined) => Promise<string>;
}

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Of the process: memory, processor, event loop, collections. Its observers are the process's own, so there is one of them. */
let process: Registry | undefined;
function ofProcess(): Registry {
  if (process) return process;
  process = new Registry();
  collectDefaultMetrics({ register: process });
  return process;
}

export function createMetrics({
  db,
  listeners,
  hashing,
  answers,
  admission,
  serversWanted,
  connections,
  freeBytes,
}: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  /** What each server would say alike. */
  const shared = new Registry();
  const gaugeIn =
    (home: Registry) =>
    <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
      new Gauge({ name: `moorings_${name}`, help, labelNames, registers: [home] });
  const gauge = gaugeIn(registry);
  const sharedGauge = gaugeIn(shared);

  sharedGauge('info', 'The program that runs', ['version', 'node']).set(
    { version: programVersion, node: globalThis.process.version },
    1,
  );
  gauge('servers', 'Servers that answer at this address').set(1);
  sharedGauge('servers_wanted', 'Servers that are to answer there').set(serversWanted);
  new Counter({ ...serversReplaced, registers }).inc(0);
  const requests = new Counter({
    name: 'moorings_http_requests_total',
    help: 'Requests, by the pattern of their address; status 499 is whose sender had gone before an answer',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'moorings_http_request_seconds',
    help: 'Seconds from a request to the end of its answer, or until its sender had gone; streams are left out',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const memory = gauge('server_memory_bytes', 'What the server holds; of several the one that holds most');
  const inHand = gauge('http_in_hand', 'Requests taken on and not yet answered');
  const inLine = gauge('http_waiting', 'Requests taken on whose turn has not come');
  const refusedRequests = new Counter({
    name: 'moorings_http_refused_total',
    help: 'Requests refused because more was asked for than could be done in time',
    labelNames: ['lane'],
    registers,
  });
  const refusing = new Counter({
    name: 'moorings_http_refusing_seconds_total',
    help: 'How long this server has taken to refuse them, from their headers to its answer',
    registers,
  });
  const searches = new Counter({
    name: 'moorings_searches_total',
    help: 'Searches, counts of them and suggestions, by what became of them',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const clients = gauge('http_connections', 'Open connections of clients');
  const live = gauge('live_listeners', 'Open pages with live updates');
  const hashes = gauge('password_hashes', 'Passwords being hashed, and those waiting for it', ['state']);
  // Counted where it happens, for the whole process.
  const repliesByMail = new Counter({
    name: 'moorings_replies_by_email_total',
    help: 'Emails that came in as replies to messages, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const pool = gauge('database_connections', 'Connections of this server to the database', ['state']);
  const most = gauge('database_connections_limit', 'So many of them there may be');
  const waiting = gauge('database_waiting', 'Who waits for a connection to the database');
  const up = sharedGauge('database_up', 'Whether the database answers');
  const bytes = sharedGauge('database_bytes', 'What the whole database takes on the disk');
  const free = sharedGauge('disk_free_bytes', 'What is left on the disk of the embedded database');
  const due = sharedGauge('queue_waiting', 'Tasks that are due and not begun', ['queue']);
  const oldest = sharedGauge('queue_oldest_seconds', 'For how long the first of them has been due', [
    'queue',
  ]);
  const underWay = sharedGauge('queue_under_way', 'Tasks under way', ['queue']);
  const failed = sharedGauge('tasks_failed', 'Tasks that were given up and wait for a decision', ['queue']);
  const mails = sharedGauge('mails_waiting', 'Emails that are neither sent nor given up');
  const oldestMail = sharedGauge('mails_oldest_seconds', 'For how long the first of them has been waiting');
  const backup = sharedGauge(
    'backup_last_good_timestamp_seconds',
    'When the last good backup was made; 0 for never',
  );
  const unsent = sharedGauge(
    'security_log_unsent_oldest_seconds',
    'For how long the first entry has waited to be sent on, where SECURITY_LOG_URL is set',
  );
  const unread = sharedGauge(
    'reply_mailbox_unread_seconds',
    'For how long the mailbox for replies has not been read, where REPLY_IMAP_URL is set',
  );

  const sayStanding = (standing: Standing | undefined) => {
    up.set(standing ? 1 : 0);
    // What is not known is left out: the last that was known would pass for what is so.
    for (const one of [bytes, mails, oldestMail, backup, unsent, unread]) one.remove();
    for (const one of [due, oldest, underWay, failed]) one.reset();
    if (!standing) return;
    for (const { name: queue, ...of } of standing.queues) {
      due.set({ queue }, of.waiting);
      oldest.set({ queue }, of.oldestSeconds);
      underWay.set({ queue }, of.underWay);
      failed.set({ queue }, of.failed);
    }
    mails.set(standing.mail.waiting);
    oldestMail.set(standing.mail.oldestSeconds);
    bytes.set(standing.databaseBytes);
    backup.set(standing.lastBackup === null ? 0 : Date.parse(standing.lastBackup) / 1_000);
    const { securityLogSeconds, repliesSeconds } = standing.outside;
    if (securityLogSeconds !== null) unsent.set(securityLogSeconds);
    if (repliesSeconds !== null) unread.set(repliesSeconds);
  };

  const own = async () => {
    const now = hashing();
    hashes.set({ state: 'running' }, now.running);
    hashes.set({ state: 'waiting' }, now.waiting);
    memory.set(globalThis.process.memoryUsage.rss());
    const taken = admission();
    inHand.set(taken.inHand);
    inLine.set(taken.waiting);
    refusedRequests.reset();
    for (const [lane, count] of Object.entries(taken.refused)) refusedRequests.inc({ lane }, count);
    refusing.reset();
    refusing.inc(taken.refusingSeconds);
    repliesByMail.reset();
    for (const { outcome, count } of answers()) if (count) repliesByMail.inc({ outcome }, count);
    live.set(listeners());
    clients.set(await connections());
    pool.set({ state: 'busy' }, db.totalCount - db.idleCount);
    pool.set({ state: 'idle' }, db.idleCount);
    most.set(db.options.max);
    waiting.set(db.waitingCount);
    return figuresIn(Registry.merge([registry, ofProcess()]));
  };
  const ofAll = amongAll('figures', own);

  return {
    request: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      if (seconds >= 0) times.observe({ method, route }, seconds);
    },
    search: (asked) => searches.inc(asked),
    say: async (standing) => {
      sayStanding(standing);
      const left = await freeBytes();
      if (left === undefined) free.remove();
      else free.set(left);
      return Registry.merge([addedUp(await ofAll()), shared]).metrics();
    },
  };
}
