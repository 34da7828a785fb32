/** Why a document cannot be read. */
export const reasonsUnreadable = [
  'empty',
  'unknown_kind',
  'old_word',
  'rich_text',
  'picture',
  'no_attachment',
  'page',
  'damaged',
  'locked',
  'no_text',
  'too_much',
  'forbidden_part',
  'too_slow',
] as const;

export type ReasonUnreadable = (typeof reasonsUnreadable)[number];
