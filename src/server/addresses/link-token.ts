import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/query.ts';
import { keepMailedLink, keepVisitorLink, type LinkPurpose } from './links.queries.ts';

/** Stands for the secret of a link in a mail that is still to be handed over. */
export const tokenPlace = 'TOKEN-OF-THIS-MAIL';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has the entropy of a key, so that a plain hash is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface Mail {
  toUserId: number | null;
  toAddress: string;
  link: LinkPurpose | null;
  kind: string;
  visitorLinkId: number | null;
  text: string;
  html: string;
}

/**
 * A mail with the secret of its link, which is made only now: who reads the outbox, or a copy of the database, finds none. Every
 * try makes another. Undefined where nobody asks for it any more.
 */
export async function withLink<Any extends Mail>(db: Db, mail: Any): Promise<Any | undefined> {
  const { link, kind, visitorLinkId, toUserId, toAddress } = mail;
  if (!link && kind !== 'visitor') return mail;
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const kept = link
    ? toUserId !== null &&
      (await keepMailedLink(db, { userId: toUserId, purpose: link, address: toAddress, tokenHash }))
    : visitorLinkId !== null && (await keepVisitorLink(db, visitorLinkId, tokenHash));
  return kept
    ? {
        ...mail,
        text: mail.text.replaceAll(tokenPlace, token),
        html: mail.html.replaceAll(tokenPlace, token),
      }
    : undefined;
}
