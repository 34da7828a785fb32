import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { cleanTitle } from './clean-title.ts';
import { titleMeaning } from './title-meaning.ts';

/** How much of the meaning is what a title as a whole is known to stand for; 0.3 to 0.8 do as well. */
const shareKnown = 0.5;

/** What a title means, as text: see below. */
export function meaningOfTitle(vocabulary: Vocabulary, title: string): string {
  return meaningText(titleMeaning(vocabulary, cleanTitle(title), shareKnown).direction);
}

/**
 * A direction as text that can be kept in JSON and compared as it stands: a sign for each dimension, from $ for −0.43 to z
 * for 0.43. A title read once is compared many thousand times, so nothing is unpacked for it.
 */
function meaningText(direction: Float32Array): string {
  let text = '';
  for (const value of direction)
    text += String.fromCharCode(middle + Math.max(-reach, Math.min(reach, Math.round(value * fineness))));
  return text;
}

/** The cosine of two directions: 1 for the same, 0 where nothing is in common or nothing known, and where they point away from each other. */
export function cosineOfMeanings(one: string, other: string): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1)
    sum += (one.charCodeAt(at) - middle) * (other.charCodeAt(at) - middle);
  return Math.max(0, Math.min(1, sum / fineness ** 2));
}

const fineness = 100;
const reach = 43;
const middle = '$'.charCodeAt(0) + reach;
