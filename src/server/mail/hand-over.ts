import type { Transporter } from 'nodemailer';
import type { MailInHand } from './handing-over.queries.ts';
import { headersOf } from './headers.ts';
import { isOfLine, type RefusedBecause, refusedBecause, type SmtpError } from './refusals.ts';
import type { Sender } from './sender.ts';

/** What became of handing a mail over. */
export type HandedOver =
  | { arrived: true }
  | {
      arrived: false;
      /** Whether it may have been taken all the same: the line broke after the last word, before the answer. */
      unknown: boolean;
      /** Whether no line came about on which it could have been handed over: that says nothing about this mail. */
      unreachable: boolean;
      because: RefusedBecause;
      why: string;
    };

/**
 * Hands a mail over to the SMTP server. `beforeLastWord` is awaited when the server has taken everything but the dot that
 * makes it responsible for the mail: if it fails, the line is closed instead, and the mail has not been handed over.
 */
export async function handOver(
  transport: Transporter,
  sender: Sender,
  mail: MailInHand,
  beforeLastWord: () => Promise<void>,
): Promise<HandedOver> {
  let hasLine = false;
  let lastWord = false;
  try {
    const message = {
      ...messageOf(mail, sender),
      onLine: () => {
        hasLine = true;
      },
      beforeLastWord: async () => {
        await beforeLastWord();
        lastWord = true;
      },
    };
    await transport.sendMail(message);
    return { arrived: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // What Nodemailer throws has these, where the server has answered.
    const failure: Error & SmtpError = error;
    const unknown = lastWord && failure.responseCode === undefined;
    const unreachable = !hasLine && isOfLine(failure);
    return { arrived: false, unknown, unreachable, because: refusedBecause(failure), why: failure.message };
  }
}

function messageOf(mail: MailInHand, sender: Sender) {
  return {
    ...headersOf(mail, sender),
    from: { name: mail.fromName, address: sender.address },
    to: { name: mail.toName, address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Beside the text, so that mail programs offer to put it into the calendar, and as a file for those that do not.
    ...(mail.calendar && mail.calendarMethod
      ? { icalEvent: { method: mail.calendarMethod, content: mail.calendar, filename: 'interview.ics' } }
      : {}),
  };
}
