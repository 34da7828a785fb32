import { takeBackSeconds } from '#domain/application-status.ts';
import { remindOfTaskDaysBefore } from '#domain/onboarding.ts';
import { remindDaysBefore } from '#domain/response-times.ts';
import type { Tx } from '#server/db/query.ts';
import { peopleWithDueAlerts } from '#server/features/alerts/alerts.queries.ts';
import { heldRejections } from '#server/features/applications/moves.queries.ts';
import { hiredWithInterviewsAhead } from '#server/features/interviews/hired-interviews.queries.ts';
import { applicationsWithLapsedOffers } from '#server/features/offers/expire-offers.queries.ts';
import { tasksToRemindOf } from '#server/features/onboarding/onboarding-reminders.queries.ts';
import { recruitersToRemind } from '#server/features/response-times/response-times.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';

/** So many of each at a time; the rest is for the next. */
const most = 1_000;

/**
 * Finds what time alone has made due, and gives each a task of its own. It goes by how things stand: what has a task
 * already finds nothing left to do.
 */
export async function findDue(tx: Tx): Promise<void> {
  const recruiters = await recruitersToRemind(tx, remindDaysBefore);
  await enqueue(
    tx,
    'response-reminder',
    recruiters.map((recruiterId) => ({ data: { recruiterId }, key: String(recruiterId) })),
  );
  const tasks = await tasksToRemindOf(tx, remindOfTaskDaysBefore, most);
  await enqueue(
    tx,
    'onboarding-reminder',
    tasks.map((taskId) => ({ data: { taskId }, key: String(taskId) })),
  );
  await enqueue(tx, 'rejection', (await heldRejections(tx, most)).map(ofApplication));
  const hired = await hiredWithInterviewsAhead(tx, takeBackSeconds, most);
  await enqueue(tx, 'hired-interviews', hired.map(ofApplication));
  await enqueue(tx, 'offer-expiry', (await applicationsWithLapsedOffers(tx, most)).map(ofApplication));
  const people = await peopleWithDueAlerts(tx, null, most);
  await enqueue(
    tx,
    'alert-digest',
    people.map((userId) => ({ data: { userId }, key: String(userId) })),
  );
}

function ofApplication(applicationId: number) {
  return { data: { applicationId }, key: String(applicationId) };
}
