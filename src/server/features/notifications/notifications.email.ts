import type { MailAbout } from '#server/mail/mail.queries.ts';
import { line } from '#server/mail/line.ts';
import { answersAreTaken, whereAnswersGo, wayToStop } from '#server/mail/notes.ts';
import type { Letterhead, Mail, Part, Way } from '#server/mail/mail-parts.ts';
import { replyAddress as signedAddress } from '#server/mail/reply-address.ts';
import { writtenMail } from '#server/mail/write-mail.ts';
import { wordsFor } from './notification-words.ts';
import type { DueNotification } from './notifications.queries.ts';

type Head = Letterhead & { replyAddress?: string | undefined };
type AllDue = readonly [DueNotification, ...DueNotification[]];

/** What has happened, where to see it, and how to get no more of these. Following a link changes nothing. */
export function notificationsEmail(due: AllDue, head: Head) {
  const [first, ...others] = due;
  const types = [...new Set(due.map(({ type }) => type))];
  const answersTo = answerAddress(due, head);
  const replyTo = answersTo ?? commonReplyTo(due);
  const mail = writtenMail(
    {
      ...(answersTo ? conversation(due) : others.length ? severalThings(due, head) : oneThing(first)),
      to: first.userName,
      notes: [answersTo ? answersAreTaken(head) : whereAnswersGo(replyTo && first.companyName, head)],
      stop: wayToStop(first, types),
    },
    head,
  );
  return { ...mail, about: applicationsIn(due), replyTo, stops: types };
}

/** Where answers to it go that land in the conversation: where that is all it is about, and they are taken. */
function answerAddress(due: AllDue, { replyAddress }: Head): string | null {
  const [{ applicationId, userId, mailToken }] = due;
  const isOne = due.every((one) => one.type === 'message.sent' && one.applicationId === applicationId);
  return replyAddress !== undefined && isOne && applicationId !== null
    ? signedAddress(replyAddress, { applicationId, userId }, mailToken)
    : null;
}

/** What was written itself: who is to answer by mail must be able to read it there. */
function conversation(due: AllDue): Pick<Mail, 'subject' | 'parts' | 'preview' | 'button'> {
  const { subject, sentence } = wordsFor(due[0]);
  const written = due.flatMap((one): Part[] => (one.written === null ? [] : [{ words: one.written }]));
  // What was written stands below, and not on the screen of a locked phone.
  return { subject, preview: sentence, parts: [sentence, ...written], button: wayTo(due[0]) };
}

function oneThing(one: DueNotification): Pick<Mail, 'subject' | 'parts' | 'button'> {
  const { subject, sentence } = wordsFor(one);
  return { subject, parts: [sentence, ...jobsIn(one)], button: wayTo(one) };
}

function severalThings(due: AllDue, { brandName }: Letterhead): Pick<Mail, 'subject' | 'parts' | 'preview'> {
  return {
    subject: line`${String(due.length)} updates from ${brandName}`,
    preview: due.map((one) => wordsFor(one).sentence).join(' '),
    parts: due.flatMap((one): Part[] =>
      one.alert
        ? [wordsFor(one).sentence, ...jobsIn(one), { list: [{ said: '', way: wayTo(one) }] }]
        : [{ list: [{ said: wordsFor(one).sentence, way: wayTo(one) }] }],
    ),
  };
}

/** The first of the new jobs. */
function jobsIn({ alert }: DueNotification): Part[] {
  if (!alert) return [];
  return [
    {
      list: alert.jobs.map(({ id, title, companyName, location }) => ({
        said: [title, companyName, location]
          .filter((one) => one !== null)
          .map((one) => line`${one}`)
          .join(', '),
        way: { label: 'See the job', path: `/jobs/${id}` },
      })),
    },
  ];
}

function wayTo(one: DueNotification): Way {
  return { label: wordsFor(one).action, path: placeOf(one) };
}

function placeOf({ type, applicationId, jobId, companyId, alert }: DueNotification): Way['path'] {
  if (type === 'domain.failing') return '/settings?tab=careers';
  if (type === 'calendar.failing') return '/settings?tab=personal';
  if (type === 'webhook.paused') return '/settings?tab=keys';
  if (alert) return `/jobs${alert.query}`;
  if (jobId !== null) return `/jobs/${jobId}`;
  return applicationId === null ? `/companies/${companyId}` : `/applications/${applicationId}`;
}

/** Whoever all of it comes from, where answers reach them. */
function commonReplyTo(due: AllDue): string | null {
  const [{ companyId, replyTo }] = due;
  return due.every((one) => one.companyId === companyId && one.replyTo === replyTo) ? replyTo : null;
}

/** The applications it tells of, and what of each: how much else there was to tell is no matter of theirs. */
function applicationsIn(due: readonly DueNotification[]): MailAbout[] {
  const told = Map.groupBy(due, ({ applicationId }) => applicationId);
  return [...told].flatMap(([applicationId, ofIt]) =>
    applicationId === null
      ? []
      : { applicationId, said: ofIt.map((one) => wordsFor(one).sentence).join(' ') },
  );
}
