import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  url: string;
  /** Every mail that arrived, with its headers, as it came over the wire. */
  received: { to: string[]; text: string }[];
  close: () => Promise<void>;
}

interface Manners {
  port?: number;
  refusals?: number;
  hangsUp?: number;
  answers?: (address: string) => string | undefined;
}

/**
 * A real SMTP server on the loopback. `refusals` is how many mails it turns away before it takes one; of so many that
 * it takes it hangs up instead of saying so. `answers` is what it says to an address that it does not take: "550 5.1.1 …".
 */
export async function mailbox({
  port: wanted = 0,
  refusals = 0,
  hangsUp = 0,
  answers,
}: Manners = {}): Promise<Mailbox> {
  const received: Mailbox['received'] = [];
  let left = refusals;
  const lines = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers?.(address);
      const refusal =
        answer && Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
      done(refusal || null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left > 0) {
          left -= 1;
          return done(new Error('451 Try again later'));
        }
        const silent = hangsUp > received.length;
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        if (silent) lines.forEach((line) => line.destroy());
        else done();
      });
    },
  });
  // Whoever is killed with a line open resets it.
  server.on('error', () => undefined);
  server.server.on('connection', (line) =>
    lines.add(line).forEach((one) => one.destroyed && lines.delete(one)),
  );
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
