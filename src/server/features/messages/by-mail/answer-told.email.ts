import type { ToldOutcome } from '#domain/answers-by-mail.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { line } from '#server/mail/line.ts';
import type { Letterhead, Part } from '#server/mail/mail-parts.ts';
import { writtenMail, type WrittenMail } from '#server/mail/write-mail.ts';

interface About {
  name: string;
  applicationId: number;
  /** What they had called their mail; undefined where it may be a stranger's. */
  subject: string | undefined;
}

/** Tells somebody that their answer by mail was not taken, and why; of the conversation it says nothing that they may not know. */
export function answerNotTakenEmail(why: ToldOutcome, about: About, head: Letterhead): WrittenMail {
  const { subject } = about;
  return told(
    {
      subject: 'Your email reply was not sent',
      parts: [
        subject?.trim()
          ? line`About your email “${subject.slice(0, 200)}”:`
          : 'About a reply to one of our emails:',
        ...reasons[why],
      ],
    },
    about,
    head,
  );
}

/** Tells somebody that their words arrived and what they had attached did not. */
export function withoutAttachmentsEmail(attachments: number, about: About, head: Letterhead): WrittenMail {
  const many = attachments === 1 ? 'attachment' : `${attachments} attachments`;
  return told(
    {
      subject: `Your reply was sent without its ${many}`,
      parts: [
        `We’ve sent the text of your reply. Its ${many} can’t be sent by email and ${attachments === 1 ? 'was' : 'were'} left out.`,
      ],
    },
    about,
    head,
  );
}

function told(
  { subject, parts }: { subject: string; parts: Part[] },
  { name, applicationId }: About,
  head: Letterhead,
): WrittenMail {
  return writtenMail(
    {
      subject,
      to: name,
      parts,
      button: { label: 'Open the conversation', path: `/applications/${applicationId}` },
      notes: [line`Replies to this email are not read. Please reply on ${head.brandName}.`],
    },
    head,
  );
}

const most = messageFields.body.max.toLocaleString('en');
const reasons: Record<ToldOutcome, Part[]> = {
  other_address: [
    'It came from another email address than your account’s, so it was not sent.',
    'If you wrote it, send it again from the address of your account, or reply on the site. If not, someone else has one of our emails to you.',
  ],
  not_proved: [
    'Your mail provider could not show that it came from you, so it was not sent.',
    'If you wrote it, reply on the site instead.',
  ],
  empty: ['We found no text of yours in it above the email that it replies to, so it was not sent.'],
  too_long: [
    `It is longer than the ${most} characters a message can have, so it was not sent.`,
    'Shorten it and send it again.',
  ],
  too_large: ['It is too large for us to read, so it was not sent.', 'Send it again without attachments.'],
  ended: ['You can’t write in that conversation at the moment, so it was not sent.'],
  too_many: [
    'You’ve sent a lot of messages lately, so this one was not sent.',
    'Please wait an hour, then send it again.',
  ],
};
