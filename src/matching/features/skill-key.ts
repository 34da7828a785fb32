import type { SkillKey } from './features.ts';
import { stemsOf } from '#matching/text/tokens.ts';

/**
 * The key of a skill that the vocabulary does not know: below 0, and the same however it is capitalised, ordered,
 * inflected or abbreviated.
 */
export function keyOfUnknown(skill: string): SkillKey {
  const stems = stemsOf(skill).toSorted().join(' ');
  return -(hashOf(stems || otherScript(skill)) >>> 1) - 1;
}

/** Scripts the stems know nothing of are compared as they stand. */
function otherScript(skill: string): string {
  return skill.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** FNV-1a, 32 bits. The key drops one of them to fit below 0 in a database's integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
