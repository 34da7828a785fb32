import { dropDraft, keepDraft, readDraft } from '#client/kit/drafts/drafts.ts';
import { randomKey } from '#client/kit/drafts/random-key.ts';

/**
 * The key under which a message is sent, the same until it has arrived: sent again after a lost answer, also after a reload, it is
 * then one message. Another text is another.
 */
export function messageKey(userId: number, applicationId: number, body: string): string {
  const kept = readDraft(userId, nameOf(applicationId));
  if (isKey(kept) && kept.body === body) return kept.key;
  const key = randomKey();
  keepDraft(userId, nameOf(applicationId), JSON.stringify({ key, body }));
  return key;
}

export function dropMessageKey(userId: number, applicationId: number): void {
  dropDraft(userId, nameOf(applicationId));
}

function nameOf(applicationId: number): string {
  return `message-key ${applicationId}`;
}

function isKey(kept: unknown): kept is { key: string; body: string } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    typeof kept.key === 'string' &&
    'body' in kept
  );
}
