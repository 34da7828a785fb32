import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Stopping, stoppingIn, stoppingInWords } from '#domain/unsubscribing.ts';

/**
 * Ends mail of these types to one person, without signing in: no other person's, no other types, and from it nobody learns
 * the secret of the account or a link for anything else. Nothing is kept of it.
 */
export function unsubscribeToken(stopping: Stopping, secret: string): string {
  const words = stoppingInWords(stopping);
  return `${words}-${sealOf(words, secret)}`;
}

export function isSealed(token: string, secret: string): boolean {
  const stopping = stoppingIn(token);
  if (!stopping) return false;
  const [ours, theirs] = [unsubscribeToken(stopping, secret), token].map((text) => Buffer.from(text ?? ''));
  return ours !== undefined && theirs?.length === ours.length && timingSafeEqual(ours, theirs);
}

function sealOf(words: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${words}`).digest('hex').slice(0, 32);
}
