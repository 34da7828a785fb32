import { stemsOf } from '#matching/text/tokens.ts';
import { occupationOfSkills } from '#matching/skills/occupation-of-skills.ts';
import { asMeant } from '#matching/titles/as-meant.ts';
import { isBareHead } from '#matching/titles/bare-heads.ts';
import { cleanTitle } from '#matching/titles/clean-title.ts';
import { namesHeld, withoutServed } from '#matching/titles/held-names.ts';
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
  /** The words alone leave it open: the skills beside the title speak for it. */
  bySkills?: true;
}

/** More meanings of one title are guesses. */
const mostOccupations = 3;

/** Reads a title; where its words leave open which trade it names, by the skills of a trade that stand beside it. */
export function readTitle(
  vocabulary: Vocabulary,
  text: string,
  skills: readonly number[] = [],
): TitleFeatures {
  const { text: own, trades } = inTradesWords(asMeant(vocabulary, withoutServed(vocabulary, text)), (word) =>
    isOrdinary(vocabulary, word),
  );
  return {
    text,
    stems: [...new Set(stemsOf(withoutLevel(own)))].map(
      (stem) => [stem, tellingWeight(vocabulary, stem)] as const,
    ),
    occupations: occupationsOf(vocabulary, own, trades, skills),
    meaning: meaningOfTitle(vocabulary, own),
  };
}

/** A senior cook is a cook, whose level is judged by itself; and what is said of the hours or in a hurry names no trade. */
function withoutLevel(text: string): string {
  const rest = cleanTitle(text).replaceAll(levelWords, ' ');
  return /\p{L}/u.test(rest) ? rest : text;
}

const levelWords =
  /(?<![\p{L}-])(?:senior|junior|snr|jnr|sr|jr)(?![\p{L}-])\.?|[-–,(]\s*(?:day|night)\s+shifts?\b/giu;

/** A trade that the table of other words knows goes before what the words resemble. */
function occupationsOf(
  vocabulary: Vocabulary,
  text: string,
  trades: readonly TradeFound[],
  skills: readonly number[],
): OccupationFeatures[] {
  const named = trades.map(({ trade, kind, whole }) => ({
    ...occupationOfTrade(vocabulary, trade),
    sure: sureOfTrade(kind, whole, trades.length),
  }));
  const most = isBareHead(vocabulary, cleanTitle(text)) ? openAtBest : 1;
  const linked = linkTitle(vocabulary, text, mostPossible).map(({ occupation, confidence }) => ({
    occupation,
    isco: vocabulary.isco[occupation] ?? 0,
    sure: rounded(Math.min(most, confidence)),
  }));
  const found = new Map<number, OccupationFeatures>();
  const held = namesHeld(vocabulary, text).map(({ occupation, sure }) => ({
    occupation,
    isco: vocabulary.isco[occupation] ?? 0,
    sure: rounded(sure),
  }));
  for (const one of [...named, ...linked.slice(0, mostLinked), ...held])
    if ((found.get(one.occupation)?.sure ?? 0) < one.sure) found.set(one.occupation, one);
  const sorted = bestFirst(found);
  if ((sorted[0]?.sure ?? 0) >= clear) return sorted;
  const fitting = occupationOfSkills(
    vocabulary,
    linked.map(({ occupation }) => occupation),
    skills,
  );
  if (fitting === undefined) return sorted;
  const before = found.get(fitting);
  found.set(fitting, {
    occupation: fitting,
    isco: vocabulary.isco[fitting] ?? 0,
    sure: Math.max(before?.sure ?? 0, sureBySkills),
    bySkills: true,
  });
  return bestFirst(found);
}

function bestFirst(found: ReadonlyMap<number, OccupationFeatures>): OccupationFeatures[] {
  return [...found.values()].toSorted((a, b) => b.sure - a.sure).slice(0, mostOccupations);
}

/** So many occupations that the words resemble are candidates by themselves. */
const mostLinked = 5;
/** Just "Technician" leaves open of what, though the vocabulary calls one kind of them so. */
const openAtBest = 0.55;
/** So many occupations may be meant by a title whose words leave it open. */
const mostPossible = 100;
/** From here on the words alone say which it is. */
const clear = 0.8;
/** The words leave it open, so no other skills are taken for granted, and it is no proof of the very same trade. */
const sureBySkills = 0.55;

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
