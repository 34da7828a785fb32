import type { Logger } from 'pino';
import type { Transporter } from 'nodemailer';
import type { Db } from '#server/db/query.ts';
import type { DueMail } from './mail.queries.ts';
import { markFailed, markSent, takeDueMails } from './mail.queries.ts';

/** Minutes to wait after each attempt that failed; after the last one the mail is given up: some three days. */
const delays = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440];
const atOnce = 10;

/** Sends what is due, and answers how many were tried. At least once: a crash between sending and noting it sends again. */
export async function sendDueMails(
  db: Db,
  transport: Transporter,
  from: string,
  log: Logger,
): Promise<number> {
  const due = await takeDueMails(db, delays, atOnce);
  await Promise.all(due.map((mail) => send(db, transport, from, mail, log)));
  return due.length;
}

async function send(db: Db, transport: Transporter, from: string, mail: DueMail, log: Logger): Promise<void> {
  try {
    await transport.sendMail({
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
      // Says to other machines that a machine wrote this, so that no two auto-responders talk to each other (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    await markSent(db, mail.id);
  } catch (error) {
    const { message } = error as Error;
    const givenUp = mail.attempts >= delays.length;
    await markFailed(db, mail.id, message, givenUp);
    log.warn({ mail: mail.id, attempts: mail.attempts, givenUp }, 'A mail could not be sent');
  }
}
