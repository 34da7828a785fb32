import type { ToldOutcome } from '#domain/answers-by-mail.ts';
import type { Tx } from '#server/db/query.ts';
import type { ArrivedMail } from '#server/mail/arrived/read-mime.ts';
import { oneLine } from '#server/mail/line.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import type { WrittenMail } from '#server/mail/write-mail.ts';
import { answerNotTakenEmail, withoutAttachmentsEmail } from './answer-told.email.ts';
import { noteTold, type Writer } from './answers.queries.ts';

interface Told {
  way: { sender: Sender };
  mail: ArrivedMail;
  writer: Writer;
  applicationId: number;
  key: string;
}

/** Writes to whose answer it would have been, at their account's address, that it was not taken. */
export async function tellNotTaken(tx: Tx, told: Told, outcome: ToldOutcome): Promise<void> {
  const { way, mail, writer, applicationId, key } = told;
  if (!(await noteTold(tx, { key, userId: writer.id, applicationId, outcome }))) return;
  const mayBeStrangers = outcome === 'other_address' || outcome === 'not_proved';
  const about = { name: writer.name, applicationId, subject: mayBeStrangers ? undefined : mail.subject };
  await write(tx, told, answerNotTakenEmail(outcome, about, way.sender));
}

/** Writes to whose answer was taken that what was attached to it was not. */
export async function tellWithoutAttachments(tx: Tx, told: Told, attachments: number): Promise<void> {
  const { way, mail, writer, applicationId } = told;
  const about = { name: writer.name, applicationId, subject: mail.subject };
  await write(tx, told, withoutAttachmentsEmail(attachments, about, way.sender));
}

async function write(tx: Tx, { way, writer }: Told, mail: WrittenMail): Promise<void> {
  await insertMail(tx, {
    kind: 'account',
    companyId: null,
    toUserId: writer.id,
    about: [],
    toAddress: writer.email,
    toName: oneLine(writer.name),
    fromName: oneLine(way.sender.brandName),
    replyTo: null,
    ...mail,
  });
}
