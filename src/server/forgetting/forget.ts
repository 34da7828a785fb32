import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '#server/db/query.ts';
import { forgetAnswers } from '#server/features/messages/by-mail/answers.queries.ts';
import {
  earlierOf,
  forgetAudit,
  forgetDeliveries,
  forgetEvents,
  forgetJobViews,
  forgetMails,
  forgetNotifications,
  forgetProfileViews,
  forgetWebhookBodies,
} from './forgetting.queries.ts';
import type { Retention } from './retention.ts';

/** Rows of a step: it locks them for some milliseconds. */
const batch = 1_000;
/** Others write meanwhile. */
const betweenStepsMs = 100;
const dayMs = 86_400_000;

/** Of several settings the longest counts. */
const steps: [(keyof Retention)[], (db: Db, before: string, atMost: number) => Promise<number>][] = [
  [['events'], forgetEvents],
  [['mails'], forgetMails],
  [['mails'], forgetAnswers],
  [['notifications'], forgetNotifications],
  [['views'], forgetJobViews],
  [['views'], forgetProfileViews],
  [['audit'], forgetAudit],
  [['webhooks'], forgetWebhookBodies],
  [['events', 'webhooks'], forgetDeliveries],
];

interface Forgetting {
  now: Date;
  kept: Retention;
  /** What is left then goes the next time. */
  enough: AbortSignal;
  pauseMs?: number;
}

/** Takes away what is older than it is kept and that nothing needs, step by step. */
export async function forget(
  db: pg.Pool,
  { now, kept, enough, pauseMs = betweenStepsMs }: Forgetting,
): Promise<void> {
  const today = await earlierOf(db, now);
  for (const [settings, step] of steps) {
    const days = Math.max(...settings.map((what) => kept[what]));
    const before = new Date(today.getTime() - days * dayMs).toISOString();
    while (!enough.aborted && (await step(db, before, batch)) === batch) await pause(pauseMs);
  }
}
