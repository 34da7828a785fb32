import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import { type WaitingRow, closingJob, lockWaiting } from '#server/features/answers/answers.queries.ts';
import { jobClosedEmail } from '#server/features/answers/job-closed.email.ts';
import { insertHistory, updateStatus } from '#server/features/applications/applications.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/write-mail.ts';

/** When a job closes with a message for those who still wait, each of them gets it and their application is decided. */
export async function tellWaiting(
  tx: Db,
  { subjectId, actorId, data }: NewEvent,
): Promise<readonly NewEvent[]> {
  const farewell = data && 'farewell' in data ? String(data.farewell) : undefined;
  const job = farewell === undefined ? undefined : await closingJob(tx, subjectId);
  if (farewell === undefined || !job || actorId === null) return [];
  const waiting = await lockWaiting(tx, subjectId);
  for (const person of waiting) {
    await updateStatus(tx, person.id, 'rejected');
    await insertHistory(tx, {
      applicationId: person.id,
      changedBy: actorId,
      from: person.status,
      to: 'rejected',
    });
    if (person.applicantEmail)
      await insertMail(tx, mailTo({ ...person, applicantEmail: person.applicantEmail }, job, farewell));
  }
  return waiting.map(({ id, status }) => ({
    type: 'application.moved',
    subjectId: id,
    actorId,
    data: { from: status, to: 'rejected' },
  }));
}

function mailTo(
  person: WaitingRow & { applicantEmail: string },
  job: NonNullable<Awaited<ReturnType<typeof closingJob>>>,
  farewell: string,
) {
  return {
    kind: 'job_closed' as const,
    companyId: job.companyId,
    toAddress: person.applicantEmail,
    toName: oneLine(person.applicantName),
    fromName: oneLine(job.companyName),
    replyTo: job.contactEmail,
    ...jobClosedEmail({ ...job, template: farewell, applicantName: person.applicantName }),
  };
}
