import { htmlOf } from './mail-html.ts';
import { oneLine } from './line.ts';
import { textOf } from './mail-text.ts';
import type { Letterhead, Mail } from './mail-parts.ts';

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** A mail with its subject, as plain text and as HTML, which say the same and lead to the same addresses. */
export function writtenMail(mail: Mail, head: Letterhead): WrittenMail {
  return { subject: oneLine(mail.subject), text: textOf(mail, head), html: htmlOf(mail, head) };
}
