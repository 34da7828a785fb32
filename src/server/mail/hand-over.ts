import { Duplex } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { MailInHand } from './handing-over.queries.ts';

/** What became of handing a mail over. */
export type HandedOver =
  | { arrived: true }
  /** `unknown` is whether it may have been taken all the same: the line broke after the last word, before the answer. */
  | { arrived: false; unknown: boolean; why: string };

/**
 * Hands a mail over to the SMTP server. `beforeLastWord` is awaited when the server has taken everything but the dot that
 * makes it responsible for the mail: if it fails, the line is closed instead, and the mail has not been handed over.
 */
export async function handOver(
  transport: Transporter,
  from: string,
  mail: MailInHand,
  beforeLastWord: () => Promise<void>,
): Promise<HandedOver> {
  let lastWord = false;
  const pauseBeforeEnd = () =>
    Duplex.from(async function* untilTheDot(message: AsyncIterable<Buffer>) {
      yield* message;
      await beforeLastWord();
      lastWord = true;
    });
  try {
    const message = { ...messageOf(mail, from), pauseBeforeEnd };
    await transport.sendMail(message);
    return { arrived: true };
  } catch (error) {
    const { message, responseCode } = error as Error & { responseCode?: number };
    return { arrived: false, unknown: lastWord && responseCode === undefined, why: message };
  }
}

/** Lets messages wait before their end, where `handOver` asks for it: Nodemailer has no option for it, but this place. */
export function letPause(transport: Transporter): void {
  transport.use('stream', ({ data, message }, done) => {
    // The cast: what `handOver` added is not among the fields of a mail.
    const { pauseBeforeEnd } = data as { pauseBeforeEnd?: () => Duplex };
    if (pauseBeforeEnd) message.transform(pauseBeforeEnd);
    done();
  });
}

function messageOf(mail: MailInHand, from: string) {
  return {
    messageId: `<${mail.messageId}@${from.split('@')[1]}>`,
    from: { name: mail.fromName, address: from },
    to: { name: mail.toName, address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Beside the text, so that mail programs offer to put it into the calendar, and as a file for those that do not.
    ...(mail.calendar && mail.calendarMethod
      ? { icalEvent: { method: mail.calendarMethod, content: mail.calendar, filename: 'interview.ics' } }
      : {}),
    headers: {
      // Says to other machines that a machine wrote this, so that no two auto-responders talk to each other (RFC 3834):
      // an answer to what somebody sent, or of its own accord.
      'Auto-Submitted': mail.kind === 'application_received' ? 'auto-replied' : 'auto-generated',
      // Exchange's word for the same. Reports of what could not be delivered are wanted.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
  };
}
