import type { PlaceFeatures } from './features.ts';

export function placeFeatures(text: string): PlaceFeatures {
  return { text, words: placeWords(text) };
}

/** The words of a place that tell it from others, without accents: "Hanifaru Huraa, Baa Atoll" → hanifaru, huraa, baa. */
function placeWords(place: string): string[] {
  return place
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !ordinary.has(word));
}

/**
 * Whether a job's place lies in a place somebody wants to work: all words of one stand in the other, so "Baa Atoll" takes
 * in "Hanifaru, Baa Atoll", and who wants "Malé, Maldives" is served by "Malé".
 */
export function liesIn(job: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.some((word) => anywhere.has(word))) return true;
  if (!job.length || !wanted.length) return false;
  return wanted.every((word) => job.includes(word)) || job.every((word) => wanted.includes(word));
}

const ordinary = new Set(['atoll', 'island', 'city', 'the', 'of', 'in', 'area', 'region', 'county']);
const anywhere = new Set(['anywhere', 'everywhere', 'worldwide']);
