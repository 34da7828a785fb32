import type { Queue } from 'pg-boss';
import { taskMemoryDays, type TaskName } from '#domain/tasks.ts';

/** Where pg-boss keeps its tables, in the same database. */
export const schema = 'pgboss';

/** Where what was tried in vain is put, until somebody decides on it. */
export const failedQueue = 'failed';

type Settings = Omit<Queue, 'name'> & {
  /** How many are done at the same time by one server. */
  workers?: number;
  /** How many are fetched at once; one that takes long keeps those fetched with it waiting. */
  batch?: number;
};

/** Somebody is concerned by just this one: tried in vain, it waits for somebody to decide on it. */
const item = { deadLetter: failedQueue } as const;

/**
 * Tries about three days, as mail servers do among themselves: after one minute, two, four, … at last once a day. While the mail
 * server cannot be reached none of these is counted.
 */
const patientRetry = {
  ...item,
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 86_400,
};

/** Of those with one key that wait, one is enough. */
const oneOfAKey = { ...item, policy: 'short' } as const;

/**
 * It looks at how things stand when it begins, so of those that wait one is enough, and one that failed is made up for by
 * the next: nobody has to decide on it.
 */
const upkeep: Settings = { policy: 'short', retryLimit: 3, retryDelay: 5, batch: 1 };
/** It may go through all postings there are. */
const long = { ...upkeep, expireInSeconds: 3_600 };

/** How each queue differs from the others. */
export const queues: Record<TaskName, Settings> = {
  mail: { ...patientRetry, workers: 2, batch: 1 },
  'interview-mail': item,
  'auto-response': item,
  'farewell-mail': item,
  'rejection-mail': item,
  'visitor-mail': item,
  'notification-mail': oneOfAKey,
  'response-reminder': oneOfAKey,
  'onboarding-reminder': oneOfAKey,
  rejection: oneOfAKey,
  'hired-interviews': oneOfAKey,
  'offer-expiry': oneOfAKey,
  'alert-morning': item,
  'alert-digest': oneOfAKey,
  'reset-link': item,
  'confirm-link': item,
  // A file has up to 50,000 lines, and whoever sent it looks at the screen.
  'people-import': { ...item, batch: 1, retryLimit: 4, expireInSeconds: 3_600 },
  reminders: upkeep,
  recovery: upkeep,
  'alert-matching': long,
  'alert-queries': long,
  features: long,
  'search-index': long,
  'market-figures': upkeep,
  'answer-records': upkeep,
  'clean-up': long,
  // The next minute tries again.
  'security-log-sending': { ...upkeep, retryLimit: 0 },
  // One at a time of all servers; the next minute tries again.
  'reply-mailbox': { ...upkeep, policy: 'exclusive', retryLimit: 0 },
  webhooks: upkeep,
  'own-calendars': upkeep,
  // What fails is looked at again in some hours.
  'site-domains': { ...long, policy: 'exclusive' },
  // One at a time of all servers; while one waits to be tried again the clock begins no other.
  'index-now': {
    ...upkeep,
    policy: 'exclusive',
    retryLimit: 6,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 3_600,
  },
  // One at a time of each server. Who asked sees where it stands, and asks again.
  'company-export': { retryLimit: 2, retryDelay: 60, batch: 1, expireInSeconds: 8 * 3_600 },
  // One at a time of all servers, and one that failed is made up for by the next: it has its own place where admins are told.
  backup: { policy: 'exclusive', retryLimit: 2, retryDelay: 300, batch: 1, expireInSeconds: 8 * 3_600 },
};

const day = 86_400;

/** A task that fails is tried again for about an hour. Nothing waits so long for its time that it would be forgotten. */
const usual = {
  policy: 'standard',
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  retentionSeconds: 10 * 365 * day,
  deleteAfterSeconds: taskMemoryDays.done * day,
  notify: true,
} as const satisfies Omit<Queue, 'name'>;

/** A queue as pg-boss is told of it. */
export function queueNamed(name: TaskName): Queue {
  const { workers: _workers, batch: _batch, ...settings } = queues[name];
  return { name, ...usual, ...settings };
}

/** Nobody works on these. */
export const queueOfFailed: Queue = {
  name: failedQueue,
  policy: 'standard',
  retentionSeconds: taskMemoryDays.failed * day,
};

/** What only those servers work on that a setting tells to: how it stands is told where that is, if it matters. */
const whereSet = ['security-log-sending', 'backup', 'reply-mailbox'] as const satisfies readonly TaskName[];
export type WhereSet = (typeof whereSet)[number];

export function isWhereSet(name: string): boolean {
  return whereSet.some((one) => one === name);
}
