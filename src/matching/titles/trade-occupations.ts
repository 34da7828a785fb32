import { conceptsNamed, labelOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { type Trade, trades } from './other-words.ts';
import { namesOf } from './trade-names.ts';

/** A trade as an occupation of the vocabulary; one that it lacks has a number of its own and the ISCO group of its neighbours. */
export interface TradeOccupation {
  occupation: number;
  isco: number;
}

/** Concepts of the vocabulary are below this, ISCO groups as terms above (features/terms.ts). */
const ownTrades = 900_000;

export function occupationOfTrade(vocabulary: Vocabulary, trade: Trade): TradeOccupation {
  const [called = ''] = namesOf(trade.called);
  const label = trade.is ?? trade.beside ?? called;
  const concept = conceptsNamed(vocabulary, label, ['occupation']).find(
    (one) => labelOf(vocabulary, one) === label,
  );
  if (concept === undefined) throw new Error(`No occupation of the vocabulary is called "${label}".`);
  return {
    occupation: trade.beside ? ownTrades + trades.indexOf(trade) : concept,
    isco: vocabulary.isco[concept] ?? 0,
  };
}
