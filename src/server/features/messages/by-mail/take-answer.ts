import { createHash } from 'node:crypto';
import type pg from 'pg';
import { api } from '#contract/api.ts';
import { type AnswerOutcome, isTold } from '#domain/answers-by-mail.ts';
import { type Actor, can } from '#domain/permissions.ts';
import { lacksFactor } from '#domain/second-factor.ts';
import { atWork, suspendedCompany } from '#domain/suspension.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { holderById } from '#server/features/accounts/sessions.queries.ts';
import type { Budgets } from '#server/http/budgets.ts';
import { hasFailedDmarc, isAutomatic } from '#server/mail/arrived/automatic.ts';
import { ownWords } from '#server/mail/arrived/own-words.ts';
import { type ArrivedMail, readMime, UnreadableMail } from '#server/mail/arrived/read-mime.ts';
import { isSealedBy, replyTokensIn } from '#server/mail/reply-address.ts';
import type { Sender } from '#server/mail/sender.ts';
import { Refusal } from '#server/refusal.ts';
import { writeMessage } from '#server/features/messages/send-message.ts';
import { hasArrived, isOwnMail, noteAnswer, type Writer, writerById } from './answers.queries.ts';
import { countAnswer } from './counted.ts';
import { tellNotTaken, tellWithoutAttachments } from './tell-writer.ts';

interface Arriving {
  db: pg.Pool;
  budgets: Budgets;
  sender: Sender;
  /** Whose plus-addresses answers go to. */
  address: string;
}

interface Raw {
  raw: Buffer;
  /** Only its head is there: all of it is larger than anything that is read. */
  isCut?: boolean;
}

/** Headers that say to whom a mail was brought, or was sent. */
const recipients = new Set([
  'delivered-to',
  'x-original-to',
  'x-envelope-to',
  'envelope-to',
  'x-delivered-to',
  'x-rcpt-to',
  'x-original-recipient',
  'to',
  'cc',
]);
/** Whoever writes to more of ours at once is tried no further. */
const mostTokens = 5;

/**
 * Takes a mail in as an answer, on whatever way it came, and says what became of it. The address that it was sent to decides
 * whose answer it is and where it belongs; that it is from this person's own address must hold besides. What is not taken is
 * told to that person, at the address of their account and no other; a machine and a stranger are told nothing.
 */
export async function takeAnswer(way: Arriving, arrived: Raw): Promise<AnswerOutcome> {
  const outcome = await outcomeOf(way, arrived);
  countAnswer(outcome);
  return outcome;
}

async function outcomeOf(way: Arriving, { raw, isCut = false }: Raw): Promise<AnswerOutcome> {
  const mail = await readMime(raw).catch((error: unknown) => {
    if (error instanceof UnreadableMail) return undefined;
    throw error;
  });
  if (!mail) return 'unreadable';
  const found = await addressee(way, mail);
  if (!found) return 'nobody';
  const { writer, applicationId } = found;
  const key = createHash('sha256')
    .update(
      `${mail.messageId ?? createHash('sha256').update(raw).digest('hex')}\n${applicationId} ${writer.id}`,
    )
    .digest('hex');
  if (await hasArrived(way.db, key)) return 'again';
  const answer: Answer = { way, mail, writer, applicationId, key };
  const judged = await judge(answer, isCut);
  return judged === 'good' ? take(answer) : notTaken(answer, judged);
}

interface Answer {
  way: Arriving;
  mail: ArrivedMail;
  writer: Writer;
  applicationId: number;
  key: string;
}

/** The first whose seal is right; of several that whose own address it is from. */
async function addressee({ db, address }: Arriving, mail: ArrivedMail) {
  const named = mail.headers.filter(({ name }) => recipients.has(name)).map(({ value }) => value);
  const tokens = replyTokensIn(named.join('\n'), address).slice(0, mostTokens);
  const good: { writer: Writer; applicationId: number }[] = [];
  for (const token of tokens) {
    const writer = await writerById(db, token.userId);
    if (writer && isSealedBy(token, writer.mailToken))
      good.push({ writer, applicationId: token.applicationId });
  }
  return good.find(({ writer }) => isFrom(mail, writer)) ?? good[0];
}

function isFrom({ from }: ArrivedMail, { email }: Writer): boolean {
  return from?.normalize('NFC').toLowerCase() === email.normalize('NFC').toLowerCase();
}

async function judge({ way, mail, writer }: Answer, isCut: boolean): Promise<AnswerOutcome | 'good'> {
  const { db, sender, address } = way;
  if (isAutomatic(mail)) return 'automatic';
  if ([sender.address.toLowerCase(), address].includes(mail.from?.toLowerCase() ?? '')) return 'own';
  const [, uuid] = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(mail.messageId ?? '') ?? [];
  if (uuid && (await isOwnMail(db, uuid))) return 'own';
  if (!isFrom(mail, writer)) return 'other_address';
  if (hasFailedDmarc(mail)) return 'not_proved';
  return isCut ? 'too_large' : 'good';
}

async function take(answer: Answer): Promise<AnswerOutcome> {
  const { way, mail, writer, applicationId, key } = answer;
  const { db, budgets, sender, address } = way;
  const words = ownWords(mail.text, [address, sender.address.toLowerCase()]);
  if (!words) return notTaken(answer, 'empty');
  const body = api['POST /api/applications/:id/messages'].body.safeParse({ body: words });
  if (!body.success) return notTaken(answer, 'too_long');
  try {
    const actor = await writing(db, writer.id);
    if (!actor) return await notTaken(answer, 'ended');
    await budgets.spend('message', writer.id);
    return await inTransaction(db, async (tx) => {
      if (!(await noteAnswer(tx, { key, userId: writer.id, applicationId, outcome: 'taken' })))
        return 'again';
      await writeMessage(tx, actor, applicationId, body.data.body, { byMail: true });
      if (mail.attachments) await tellWithoutAttachments(tx, answer, mail.attachments);
      return 'taken';
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return notTaken(answer, error.status === 429 ? 'too_many' : 'ended');
  }
}

/** Who writes, with what they may do now, as every call finds it out; undefined for who could not write a message by a call. */
async function writing(db: pg.Pool, userId: number): Promise<Actor | undefined> {
  const holder = await holderById(db, userId);
  if (!holder) return undefined;
  const { factor, ...actor } = holder;
  const isStopped = lacksFactor(actor, factor) || suspendedCompany(actor) !== undefined;
  return isStopped || !can['message.write'](actor) ? undefined : atWork(actor);
}

/** Notes why it was not taken, once, and tells its writer. */
async function notTaken(answer: Answer, outcome: AnswerOutcome): Promise<AnswerOutcome> {
  const { way, writer, applicationId, key } = answer;
  return inTransaction(way.db, async (tx) => {
    const noted = { key, userId: writer.id, applicationId, outcome };
    if (!(await noteAnswer(tx, noted))) return 'again';
    if (isTold(outcome)) await tellNotTaken(tx, answer, outcome);
    return outcome;
  });
}
