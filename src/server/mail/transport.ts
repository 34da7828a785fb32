import { createTransport, type Transporter } from 'nodemailer';
import { letPause } from './hand-over.ts';

/** A connection to the operator's SMTP server that gives up on a silent one. */
export function smtpTransport(url: string): Transporter {
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
  letPause(transport);
  return transport;
}

/** The address our mail comes from: MAIL_FROM, or no-reply at the host people reach us under. */
export function senderAddress(mailFrom: string | undefined, publicUrl: string | undefined): string {
  return mailFrom ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`;
}
