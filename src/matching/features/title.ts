import { stemsOf } from '#matching/text/tokens.ts';
import { linkTitle } from '#matching/titles/link-title.ts';
import { meaningOfTitle } from '#matching/titles/title-meaning-text.ts';
import { occupationOfTrade } from '#matching/titles/trade-occupations.ts';
import { inTradesWords, type TradeFound } from '#matching/titles/trade-own-words.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** A job's title or what somebody calls their work: its words, and the occupations it may name. */
export interface TitleFeatures {
  text: string;
  /** Its stems, each with how much it tells: a rare word tells more. */
  stems: readonly (readonly [stem: string, weight: number])[];
  occupations: readonly OccupationFeatures[];
  /** What it means, as titles/title-meaning-text.ts writes it. */
  meaning: string;
}

export interface OccupationFeatures {
  occupation: number;
  /** ISCO-08 unit group, four digits. */
  isco: number;
  /** 0 to 1. */
  sure: number;
}

/** More meanings of one title are guesses. */
const mostOccupations = 3;

export function readTitle(vocabulary: Vocabulary, text: string): TitleFeatures {
  const { text: own, trades } = inTradesWords(text, (word) => isOrdinary(vocabulary, word));
  return {
    text,
    stems: [...new Set(stemsOf(own))].map((stem) => [stem, tellingWeight(vocabulary, stem)] as const),
    occupations: occupationsOf(vocabulary, own, trades),
    meaning: meaningOfTitle(vocabulary, own),
  };
}

/** A trade that the table of other words knows goes before what the words resemble. */
function occupationsOf(
  vocabulary: Vocabulary,
  text: string,
  trades: readonly TradeFound[],
): OccupationFeatures[] {
  const named = trades.map(({ trade, kind, whole }) => ({
    ...occupationOfTrade(vocabulary, trade),
    sure: sureOfTrade(kind, whole, trades.length),
  }));
  const linked = linkTitle(vocabulary, text).map(({ occupation, confidence }) => ({
    occupation,
    isco: vocabulary.isco[occupation] ?? 0,
    sure: rounded(confidence),
  }));
  const found = new Map<number, OccupationFeatures>();
  for (const one of [...named, ...linked])
    if ((found.get(one.occupation)?.sure ?? 0) < one.sure) found.set(one.occupation, one);
  return [...found.values()].toSorted((a, b) => b.sure - a.sure).slice(0, mostOccupations);
}

/** Of several trades in one title, or one among other words, each is a little less sure. */
function sureOfTrade(kind: TradeFound['kind'], whole: boolean, count: number): number {
  if (kind === 'kinds' || count > 1) return 0.8;
  return whole ? 0.95 : 0.85;
}

/** Words of foreign trades stand in a few English names, too; from here on a word is an English one. */
const ordinaryFrom = 5;

/** Whether a word is an ordinary one of English names of work: in so many of them at least. */
export function isOrdinary(vocabulary: Vocabulary, word: string, least = ordinaryFrom): boolean {
  return stemsOf(word).every((stem) => {
    const number = vocabulary.stemNumbers.get(stem);
    return number !== undefined && namesWithStem(vocabulary)[number]! >= least;
  });
}

/** The rarer among the vocabulary's names the more it tells; what stands in none of them tells as much as a rare word. */
function tellingWeight(vocabulary: Vocabulary, stem: string): number {
  const number = vocabulary.stemNumbers.get(stem);
  const all = vocabulary.conceptOfName.length;
  const names = number === undefined ? 0 : (namesWithStem(vocabulary)[number] ?? 0);
  return rounded(Math.log(all / (1 + names)) / Math.log(all));
}

const counted = new WeakMap<Vocabulary, Uint32Array>();

/** Of each stem, how many names hold it. */
function namesWithStem(vocabulary: Vocabulary): Uint32Array {
  let counts = counted.get(vocabulary);
  if (!counts) {
    counts = new Uint32Array(vocabulary.stems.length);
    for (const stem of vocabulary.stemsOfName.items) counts[stem]! += 1;
    counted.set(vocabulary, counts);
  }
  return counts;
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
