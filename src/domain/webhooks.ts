import { type EditType, editTypes, type EventNoun, type EventType, eventTypes, nounOf } from './events.ts';
import { isWebLink } from './links.ts';

export const webhookLimits = {
  /** Webhooks of one company. */
  webhooks: 50,
  url: 2_048,
  /** Secrets of one webhook that are valid at once. */
  secrets: 4,
  /** Characters of an answer that are kept. */
  answer: 1_000,
} as const;

/** So long the secret that was replaced goes on signing beside the new one. */
export const oldSecretHours = 24;

/** A webhook to which nothing has arrived for so long is paused. */
export const pausedAfterDays = 5;

/** How long one try may take, from the first step to the last byte. */
export const webhookTimeoutMs = 15_000;

const minute = 60;
const hour = 3_600;

/** Seconds from one failed try to the next; after the last there is none. About three days in all. */
export const retryDelays: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A receiver's own wish, in seconds, is heeded up to this. */
const longestWish = 24 * hour;

/**
 * Seconds until the next try, once so many have failed; undefined: there is none. `chance`, from 0 to 1, spreads them by a fifth
 * either way, so that receivers that come back are not called by all at once. `wish` is what the receiver asks for.
 */
export function nextTryIn(failed: number, chance: number, wish = 0): number | undefined {
  const delay = retryDelays[failed - 1];
  if (delay === undefined) return undefined;
  return Math.max(delay * (0.8 + 0.4 * chance), Math.min(wish, longestWish));
}

/** What is no company's business, or about webhooks themselves. */
const untold: ReadonlySet<EventNoun> = new Set<EventNoun>([
  'account',
  'session',
  'answer',
  'alert',
  'operator',
  'file',
  'webhook',
  'calendar',
]);

export type WebhookType = EventType | EditType;

/** What a webhook can be told of: the words of GET /api/events. */
export const webhookTypes: readonly WebhookType[] = [
  ...eventTypes.filter((type) => !untold.has(nounOf(type))),
  ...editTypes,
];

/** What no event has: that somebody wants to see something arrive. */
export const testType = 'webhook.test';

const groupOf: Partial<Record<EventNoun, string>> = {
  job: 'Jobs',
  visitor: 'Jobs',
  invitation: 'Jobs',
  application: 'Applications',
  message: 'Applications',
  interview: 'Interviews',
  scorecard: 'Interviews',
  offer: 'Offers',
  onboarding: 'Onboarding',
};

/** Types as one chooses them, by what they are about. */
export const webhookTypeGroups: ReadonlyMap<string, readonly WebhookType[]> = Map.groupBy(
  webhookTypes,
  // The cast: every type has its noun before the dot.
  (type) => groupOf[type.slice(0, type.indexOf('.')) as EventNoun] ?? 'Company',
);

/** What is said of an address to which nothing may be sent, before anybody looks where it leads; undefined where all is well. */
export function webhookUrlProblem(text: string): string | undefined {
  const [, protocol, host = ''] = /^([a-z][a-z\d+.-]*):\/\/([^/?#\\]*)/i.exec(text) ?? [];
  if (!protocol) return noUrl;
  if (!/^https?$/i.test(protocol)) return 'URL must be an https address';
  if (host.includes('@')) return 'URL must have no name and password in it';
  return isWebLink(text) ? undefined : noUrl;
}

export const noUrl = 'URL must be an address such as https://hooks.example.com/moorings';

/** Why a webhook is paused. */
export const pauseReasons = ['person', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const deliveryStates = ['waiting', 'done', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
