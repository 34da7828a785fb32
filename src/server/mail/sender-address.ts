/** The address our mail comes from: MAIL_FROM, or no-reply at the host people reach us under. */
export function senderAddress(mailFrom: string | undefined, publicUrl: string | undefined): string {
  return mailFrom ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`;
}
