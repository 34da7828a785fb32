import type pg from 'pg';
import { searchQuery } from '#domain/saved-searches.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { takeDueAlerts, takeNewJobs, waitFor } from './alerts.queries.ts';

/** So many people are told at a time, each of all their alerts. */
const people = 20;
/** A mail names so many jobs of an alert. */
const named = 5;

/**
 * Tells of the new jobs of alerts that are due. When an alert is due next, that its jobs are told and the notification,
 * from which the mail is made, are one transaction.
 */
export async function notifyOfNewJobs(db: pg.Pool, enough?: AbortSignal): Promise<void> {
  for (;;) {
    const told = await inTransaction(db, async (tx) => {
      await waitFor('telling', tx);
      const due = await takeDueAlerts(tx, people);
      for (const alert of due) {
        const jobs = await takeNewJobs(tx, alert);
        if (!jobs.length) continue;
        const { id, userId, name, filters } = alert;
        await saveEvent(tx, {
          type: 'alert.told',
          subjectId: id,
          actorId: null,
          data: {
            userId,
            alert: { name, count: jobs.length, query: searchQuery(filters), jobs: jobs.slice(0, named) },
          },
        });
      }
      return due.length;
    });
    if (!told || enough?.aborted) return;
  }
}
