import type { Actor } from '#domain/permissions.ts';
import type { Context } from '#server/context.ts';
import { FileAnswer } from '#server/http/file-answer.ts';
import { senderOf } from '#server/mail/sender.ts';
import { refuse } from '#server/refusal.ts';
import { interviewsPublished } from './interview-calendar.ts';
import { takesPart } from './interviews.present.ts';
import { visibleInterviewById } from './interviews.queries.ts';
import { ownZone } from './letters.queries.ts';

/** The same event that the mail carries, for who takes part and keeps a calendar. A file asks nobody for an answer. */
export async function calendarFile(
  { db, config }: Pick<Context, 'db' | 'config'>,
  actor: Actor,
  id: number,
): Promise<FileAnswer> {
  const interview = await visibleInterviewById(db, actor, id);
  if (!interview || !takesPart(interview, actor)) throw refuse.notFound();
  const { startsAt } = interview;
  if (startsAt === null) throw refuse.conflict('not_booked', 'This interview has no time yet.');
  const reader = { id: actor.id, timeZone: await ownZone(db, actor.id) };
  const text = interviewsPublished([{ ...interview, startsAt }], reader, senderOf(config));
  return new FileAnswer('interview.ics', 'text/calendar; charset=utf-8; method=PUBLISH', Buffer.from(text));
}
