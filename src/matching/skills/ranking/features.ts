/** What speaks for a skill in view of a sentence. */
export interface Features extends PriorFeatures {
  /** The words it has in common with the skill's label: the cosine of their weights. */
  words: number;
  /** The character n-grams it has in common with the most similar of the skill's names. */
  ngrams: number;
  /** How near the directions of the sentence and of the label are. */
  label: number;
  /** How near the direction of some part of the sentence is to that of all the skill's names. */
  part: number;
}

/** What is known of a skill before any sentence: how likely one means it, all else being equal. */
export interface PriorFeatures {
  /** ln(1 + occupations that use it). */
  uses: number;
  /** ESCO's "transversal" skills belong to no trade: thinking, working with others, dealing with oneself. */
  transversal: number;
  /** How many words its label has: a long one says much that a sentence must say too. */
  labelWords: number;
  /** ln(1 + names): the more it has, the easier one of them is like the sentence by chance. */
  names: number;
}
