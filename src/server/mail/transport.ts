import { Readable } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import DKIM from 'nodemailer/lib/dkim';
import type { Dkim } from './dkim-settings.ts';

/** What is signed: all that a reader sees or a program acts on. */
const signedHeaders = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  // RFC 8058 has one-click unsubscribing believed only where both are signed.
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** A connection to the operator's SMTP server that gives up on a silent one, and signs what goes over it. */
export function smtpTransport(url: string, dkim?: Dkim): Transporter {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing a person typed may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signer =
    dkim &&
    new DKIM({
      domainName: dkim.domain,
      keySelector: dkim.selector,
      privateKey: dkim.key,
      headerFieldNames: signedHeaders,
    });
  transport.use('stream', ({ data, message }, done) => {
    // Here and not by Nodemailer's own setting: it reads the whole message before it passes anything on, and the pause must
    // come after all of it.
    if (signer) message.processFunc((input) => signer.sign(input));
    // The cast: what `handOver` added is not among the fields of a mail.
    const { onLine, beforeLastWord } = data as { onLine?: () => void; beforeLastWord?: () => Promise<void> };
    // The message is asked for once there is a line, and it is let in.
    message.processFunc((input) => {
      onLine?.();
      return input;
    });
    if (beforeLastWord) message.processFunc((input) => Readable.from(paused(input, beforeLastWord)));
    done();
  });
  return transport;
}

/** A message that waits before its end. */
async function* paused(
  message: AsyncIterable<Buffer>,
  beforeEnd: () => Promise<void>,
): AsyncGenerator<Buffer> {
  yield* message;
  await beforeEnd();
}
