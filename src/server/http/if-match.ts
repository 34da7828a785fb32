import { refuse } from '#server/refusal.ts';

/** What a change asks of the thing it changes (RFC 9110, 13.1.1): nothing, that it is there, or to be one of these. */
export type IfMatch = undefined | '*' | readonly string[];

/** A tag of its own kind in a list of them, which may have empty places; a quotation mark or a space ends none early. */
const tag = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/gy;

/**
 * The header If-Match. A weak tag is read and left out, since it never matches: what is compared is whether the two are
 * the same to the last character.
 */
export function readIfMatch(header: string | undefined): IfMatch {
  const text = header?.trim();
  if (text === undefined || text === '*') return text;
  const tags: string[] = [];
  let end = 0;
  for (const { 0: all, 1: weak, 2: opaque, index } of text.matchAll(tag)) {
    if (index !== end || !all) break;
    end += all.length;
    if (opaque !== undefined && !weak) tags.push(opaque);
  }
  if (end < text.length) throw refuse.invalid(unreadable);
  return tags;
}

const unreadable =
  'If-Match must be an asterisk or entity tags in quotation marks, with commas between them.';
