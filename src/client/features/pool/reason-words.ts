import type { DuplicateReason } from '#domain/duplicates.ts';

/** Why two look like one person, in words. */
export const reasonWords: Record<DuplicateReason, string> = {
  email: 'same mailbox',
  name_and_phone: 'same name and same phone',
  resume: 'same résumé file',
  phone: 'same phone',
  name: 'same name',
};

export function inOneLine(reasons: readonly DuplicateReason[]): string {
  return reasons.map((reason) => reasonWords[reason]).join('; ');
}
