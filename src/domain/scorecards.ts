/** How well somebody does in one attribute, from 1 to 5, in words. */
export const stepLabel = {
  1: 'Far below what the job needs',
  2: 'Below what the job needs',
  3: 'What the job needs',
  4: 'Above what the job needs',
  5: 'Far above what the job needs',
} as const;

/** Whether to go on with somebody, from 1 to 5, in words. */
export const recommendationLabel = {
  1: 'Definitely not',
  2: 'No',
  3: 'Undecided',
  4: 'Yes',
  5: 'Strong yes',
} as const;

export const steps = [1, 2, 3, 4, 5] as const;
export type Step = (typeof steps)[number];

/** What a scorecard without an interview asks about. */
export const usualAttributes = ['Knows the work', 'Deals well with people', 'Can be relied on'] as const;

export interface Rating {
  attribute: string;
  /** Null: nothing was seen of it. */
  step: Step | null;
  note: string | null;
}

/** What is wrong with ratings: each attribute is answered once, and whoever judges at an end of the scale says what they saw. */
export function ratingsProblem(
  ratings: readonly Rating[],
  attributes: readonly string[],
): string | undefined {
  const answered = ratings.map(({ attribute }) => attribute);
  if (answered.length !== attributes.length || !attributes.every((one) => answered.includes(one)))
    return 'A scorecard answers every attribute once';
  const bare = ratings.find(needsEvidence);
  return bare && `Say what you saw of “${bare.attribute}”: the highest and lowest ratings need it`;
}

export function needsEvidence({ step, note }: Pick<Rating, 'step' | 'note'>): boolean {
  return (step === 1 || step === 5) && !note?.trim();
}

/** One interview's scorecards, or those without one, as they bear on who may read them. */
export interface Hand {
  /** Who is to hand one in. */
  panel: readonly number[];
  /** Who has. */
  handedIn: readonly number[];
}

/**
 * Whether somebody may read what others wrote, so that nobody judges by what others judged: who has handed in their own;
 * and who was not asked to, once all who were have, or once they have given an opinion of their own about this person.
 * Who still owes one about this person reads none, whatever else they may do in the company.
 */
export function mayRead(reader: number, hand: Hand, all: readonly Hand[]): boolean {
  if (hand.handedIn.includes(reader)) return true;
  if (all.some(({ panel, handedIn }) => panel.includes(reader) && !handedIn.includes(reader))) return false;
  const complete = hand.panel.length > 0 && hand.panel.every((one) => hand.handedIn.includes(one));
  return complete || all.some(({ handedIn }) => handedIn.includes(reader));
}

export interface Spread {
  attribute: string;
  /** How many chose each step, from the lowest to the highest. */
  counts: readonly [number, number, number, number, number];
  lowest: Step | null;
  highest: Step | null;
  /** They are two steps or more apart: worth a talk. */
  apart: boolean;
}

/** How far interviewers agree, attribute by attribute, in the order they first come. */
export function spreadOf(cards: readonly { ratings: readonly Rating[] }[]): Spread[] {
  const ratings = cards.flatMap((card) => card.ratings);
  return [...new Set(ratings.map(({ attribute }) => attribute))].map((attribute) => ({
    attribute,
    ...spread(ratings.filter((rating) => rating.attribute === attribute).map(({ step }) => step)),
  }));
}

/** The same for what they recommend. */
export function spread(chosen: readonly (Step | null)[]): Omit<Spread, 'attribute'> {
  const given = steps.filter((step) => chosen.includes(step));
  const count = (step: Step) => chosen.filter((one) => one === step).length;
  const lowest = given.at(0) ?? null;
  const highest = given.at(-1) ?? null;
  return {
    counts: [count(1), count(2), count(3), count(4), count(5)],
    lowest,
    highest,
    apart: lowest !== null && highest !== null && highest - lowest >= 2,
  };
}
