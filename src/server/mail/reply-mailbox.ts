import type { ImapFlow } from 'imapflow';
import type { Mailbox } from './reply-settings.ts';

const patienceMs = 20_000;

/** A line to the mailbox of replies, not yet opened; whoever asks for one closes it. Mail is read up to so many bytes. */
export async function lineToMailbox(
  { host, port, secure, user, password }: Mailbox,
  mostBytes: number,
): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    secure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 3 * patienceMs,
    maxLiteralSize: mostBytes,
  });
  client.on('error', () => undefined);
  return client;
}

/** Why the mailbox of replies cannot be read, and what to do about it; undefined where it can. Reads and marks nothing. */
export async function mailboxFault(mailbox: Mailbox): Promise<{ fault: string; advice: string } | undefined> {
  const client = await lineToMailbox(mailbox, 0);
  try {
    await client.connect();
  } catch (error) {
    client.close();
    return isSignIn(error)
      ? {
          fault: `${mailbox.host} does not let ${mailbox.user} in`,
          advice:
            'Put the name and password that it takes into REPLY_IMAP_URL, with signs such as @ written as %40.',
        }
      : {
          fault: `${mailbox.host} does not answer on port ${mailbox.port}`,
          advice:
            'See to it that REPLY_IMAP_URL names the mail server, and that this machine may call it there.',
        };
  }
  try {
    await client.mailboxOpen(mailbox.folder, { readOnly: true });
    return undefined;
  } catch {
    return {
      fault: `there is no folder ${mailbox.folder}`,
      advice: 'Make the folder, or name one that is there at the end of REPLY_IMAP_URL.',
    };
  } finally {
    client.close();
  }
}

const isSignIn = (error: unknown) =>
  error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true;
