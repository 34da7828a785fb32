import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type pg from 'pg';
import { largestAnswer } from '#domain/answers-by-mail.ts';
import type { Budgets } from '#server/http/budgets.ts';
import { lineToMailbox } from '#server/mail/reply-mailbox.ts';
import type { Mailbox } from '#server/mail/reply-settings.ts';
import type { Sender } from '#server/mail/sender.ts';
import { type Handler, TaskFailure } from '#server/tasks/handler.ts';
import { takeAnswer } from './take-answer.ts';

interface Reading {
  db: pg.Pool;
  budgets: Budgets;
  sender: Sender;
  log: Logger;
  address: string;
  mailbox: Mailbox;
}

/** What a mail has on it that was looked at, where the server lets us mark it as we like; else that it has been seen. */
const mark = 'MooringsLookedAt';
/** The rest is for the next minute. */
const mostAtOnce = 200;
/** Of a mail that is too large only what says whose it is. */
const headBytes = 64 * 1024;

/**
 * Looks through the mailbox for what has come since the last time. A mail is marked once what became of it is in the database; who
 * dies in between looks at it again, and finds that it has been taken. Nothing is deleted there.
 */
export function readMailbox({ mailbox, log, ...way }: Reading): Handler<'reply-mailbox'> {
  return async (_, { signal }) => {
    const client = await lineToMailbox(mailbox, largestAnswer + headBytes);
    const stop = () => client.close();
    signal.addEventListener('abort', stop);
    try {
      await client.connect();
      await client.mailboxOpen(mailbox.folder);
      await lookThrough(client, async (uid, message) => {
        const outcome = await takeAnswer(way, message);
        log.info({ uid, outcome }, 'An email of the reply mailbox was looked at');
      });
      await client.logout();
    } catch (error) {
      if (signal.aborted) return;
      // What the server says is the operator's to see; the password is not among it.
      const said = error instanceof Error ? error.message : 'It cannot be read.';
      throw new TaskFailure(`The reply mailbox could not be read. ${said}`);
    } finally {
      signal.removeEventListener('abort', stop);
      client.close();
    }
  };
}

async function lookThrough(
  client: ImapFlow,
  take: (uid: number, message: { raw: Buffer; isCut: boolean }) => Promise<void>,
): Promise<void> {
  const flags = client.mailbox ? client.mailbox.permanentFlags : undefined;
  const takesMarks = flags?.has(String.raw`\*`) ?? false;
  const found = await client.search(takesMarks ? { unKeyword: mark } : { seen: false }, { uid: true });
  let failure: Error | undefined;
  if (!found) throw new Error('It does not let us search it.');
  for (const uid of found.slice(0, mostAtOnce)) {
    const message = await messageOf(client, uid);
    // Somebody else took it away meanwhile.
    try {
      if (message) await take(uid, message);
    } catch (error) {
      // It stays for the next time, and keeps none of the others from being taken.
      failure = new Error('A mail could not be taken.', { cause: error });
      continue;
    }
    await client.messageFlagsAdd([uid], takesMarks ? [mark] : [String.raw`\Seen`], { uid: true });
    // What is not marked for that comes again the next time.
    if (!client.usable) throw new Error('The line broke.');
  }
  if (failure) throw failure;
}

async function messageOf(
  client: ImapFlow,
  uid: number,
): Promise<{ raw: Buffer; isCut: boolean } | undefined> {
  const fetched = (query: { size?: true; source?: true | { maxLength: number } }) =>
    client.fetchOne(String(uid), query, { uid: true });
  const known = await fetched({ size: true });
  if (!known) return undefined;
  const isCut = (known.size ?? 0) > largestAnswer;
  const message = await fetched({ source: isCut ? { maxLength: headBytes } : true });
  return message && message.source ? { raw: message.source, isCut } : undefined;
}
