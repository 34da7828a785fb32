import { searchQuery } from '#domain/saved-searches.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { peopleWithDueAlerts, takeDueAlerts, takeNewJobs } from './alerts.queries.ts';

/** A mail names so many jobs of an alert. */
const named = 5;
const mostPeople = 10_000;

/** It is morning in a zone: whoever lives there and has alerts that are due is told of their jobs, each by a task of their own. */
export async function gatherMorning(tx: Tx, { zone }: { zone: string }): Promise<void> {
  const people = await peopleWithDueAlerts(tx, zone, mostPeople);
  await enqueue(
    tx,
    'alert-digest',
    people.map((userId) => ({ data: { userId }, key: String(userId) })),
  );
}

/**
 * Tells somebody of the new jobs of all their alerts that are due. When an alert is due next, that its jobs are told and
 * the notification, from which the mail is made, are one transaction.
 */
export async function notifyOfNewJobs(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const alert of await takeDueAlerts(tx, userId)) {
    const jobs = await takeNewJobs(tx, alert);
    if (!jobs.length) continue;
    const { id, name, filters } = alert;
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
}
