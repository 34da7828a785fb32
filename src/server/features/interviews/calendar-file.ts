import type { Actor } from '#domain/permissions.ts';
import type { Context } from '#server/context.ts';
import { interviewCalendar } from './interview-calendar.ts';
import { takesPart } from './interviews.present.ts';
import { visibleInterviewById } from './interviews.queries.ts';
import { addressee } from './letters.queries.ts';
import { FileAnswer } from '#server/http/file-answer.ts';
import { senderOf } from '#server/mail/sender.ts';
import { refuse } from '#server/refusal.ts';

/** The same object that the mail carries, for who takes part and keeps a calendar. */
export async function calendarFile(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  actor: Actor,
  id: number,
): Promise<FileAnswer> {
  const interview = await visibleInterviewById(db, actor, id);
  const reader = await addressee(db, actor.id);
  if (!interview || !reader || !takesPart(interview, actor)) throw refuse.notFound();
  const { startsAt, state, sequence } = interview;
  if (startsAt === null) throw refuse.conflict('not_booked', 'This interview has no time yet.');
  const sender = senderOf(config);
  const method = state === 'booked' ? 'REQUEST' : 'CANCEL';
  const text = interviewCalendar(
    interview,
    {
      method,
      sequence,
      startsAt,
      at: now().toISOString(),
      // Who has told no address is named by ours; the object needs one.
      reader: { id: actor.id, name: reader.userName, address: reader.userEmail ?? sender.address },
    },
    sender,
  );
  return new FileAnswer('interview.ics', `text/calendar; charset=utf-8; method=${method}`, Buffer.from(text));
}
