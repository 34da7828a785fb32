import type { OccupationFeatures, TitleFeatures } from '#matching/features/title.ts';
import { areHeadsApart } from './heads-of-titles.ts';
import { cosineOfMeanings } from '#matching/titles/title-meaning-text.ts';

/**
 * How near the work is that two titles name, 0 to 1: 1 for the same words, from 0.4 on work near it (a waiter and
 * a bartender, a plumber and a pipe fitter). The only measure of it there is.
 */
export function titleNearness(one: TitleFeatures, other: TitleFeatures): number {
  const words = nearnessOfWords(one.stems, other.stems);
  const akin = nearnessOfOccupations(one.occupations, other.occupations);
  const near =
    cosineOfMeanings(one.meaning, other.meaning) + weights.words * words + weights.occupations * akin;
  const bySense = Math.max(near / mostNear, words >= mostWords ? shareOfWords * words : 0);
  const isApart = akin < sureOfBoth && areHeadsApart(one.stems, other.stems);
  return Math.max(
    isApart ? shareApart * bySense : bySense,
    nearnessByOccupation(one.occupations, other.occupations, isApart),
  );
}

/** What two titles are of says little where the work itself is another. */
const shareApart = 0.5;

/** Of words that nobody knows the meaning of, the words themselves tell: where most of them are the same it is work near it. */
const mostWords = 0.6;
const shareOfWords = 0.7;

/**
 * Where both titles name one occupation, among others or by the skills beside them as their words leave it open, it is work near
 * it, however else they are worded: "General worker (kitchen)" and "Kitchen assistant".
 */
function nearnessByOccupation(
  one: readonly OccupationFeatures[],
  other: readonly OccupationFeatures[],
  isApart: boolean,
): number {
  const same = one.some((a) =>
    other.some(
      (b) =>
        a.occupation === b.occupation &&
        Math.min(a.sure, b.sure) >=
          ((a.bySkills ?? b.bySkills) ? clearBySkills : isApart ? Infinity : clearByName),
    ),
  );
  return same ? nearByOccupation : 0;
}

const clearBySkills = 0.5;
const clearByName = 0.7;
const nearByOccupation = 0.55;

/**
 * Whether two titles name one trade, in whatever words: the same words, or both surely the same occupation. A captain of
 * a speedboat and the master of a launch are equal; a plumber and a pipe fitter are only related.
 */
export function isSameTrade(one: TitleFeatures, other: TitleFeatures): boolean {
  if (one.stems.length > 0 && nearnessOfWords(one.stems, other.stems) > sameWords) return true;
  const [a] = one.occupations;
  const [b] = other.occupations;
  if (!a || !b || a.occupation !== b.occupation) return false;
  return Math.min(a.sure, b.sure) >= sureOfBoth;
}

/**
 * Whether two titles are of neighbouring trades. A word that many trades share (administrator, fellow, manager) makes no
 * neighbours: their occupations have to be akin, too.
 */
export function areNeighbours(one: TitleFeatures, other: TitleFeatures): boolean {
  const near = titleNearness(one, other);
  if (near >= neighbours.anyhow) return true;
  const akin = nearnessOfOccupations(one.occupations, other.occupations);
  return neighbours.pairs.some((least) => near >= least.near && akin >= least.akin);
}

// The less akin two occupations are, the nearer the titles have to be.
const neighbours = {
  anyhow: 0.65,
  pairs: [
    { near: 0.45, akin: 0.35 },
    { near: 0.25, akin: 0.55 },
  ],
};

// Fitted on validation titles (JobBERT), on titles of postings (Hahu) and on MELO's names: any words between 0 and 0.1 and
// occupations between 0.25 and 0.5 do as well.
const weights = { words: 0.05, occupations: 0.35 };
const mostNear = 1 + weights.words + weights.occupations;

/** Titles that differ in a little word only. */
const sameWords = 0.97;
const sureOfBoth = 0.8;

/** Shared words by weight over all words by weight (the cosine of their weights). */
function nearnessOfWords(one: TitleFeatures['stems'], other: TitleFeatures['stems']): number {
  let shared = 0;
  for (const [stem, weight] of one) for (const [same] of other) if (stem === same) shared += weight * weight;
  return shared && shared / Math.sqrt(lengthOf(one) * lengthOf(other));
}

function lengthOf(stems: TitleFeatures['stems']): number {
  let sum = 0;
  for (const [, weight] of stems) sum += weight * weight;
  return sum;
}

function nearnessOfOccupations(
  one: readonly OccupationFeatures[],
  other: readonly OccupationFeatures[],
): number {
  let nearest = 0;
  for (const a of one)
    for (const b of other) nearest = Math.max(nearest, Math.min(a.sure, b.sure) * kinship(a, b));
  return nearest;
}

/** ISCO groups by tasks and skills: the same four digits are sister trades, the same three cousins. */
function kinship(a: OccupationFeatures, b: OccupationFeatures): number {
  if (a.occupation === b.occupation) return 1;
  if (!a.isco || !b.isco) return 0;
  if (a.isco === b.isco) return 0.75;
  return Math.floor(a.isco / 10) === Math.floor(b.isco / 10) ? 0.5 : 0;
}
