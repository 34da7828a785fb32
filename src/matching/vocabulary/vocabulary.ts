import type { Rows } from '#matching/text/rows.ts';
import type { WordVectors } from './word-vectors.ts';

/**
 * What a concept is. Skills, knowledge, their groups, occupations and the ISCO groups above those are ESCO's; technologies
 * are products named by O*NET; an "onet occupation" bundles the titles O*NET collected for one of its occupations.
 */
export const conceptKinds = [
  'skill',
  'knowledge',
  'technology',
  'skill group',
  'occupation',
  'onet occupation',
  'isco group',
] as const;
export type ConceptKind = (typeof conceptKinds)[number];

/**
 * Names of skills and occupations and how they belong together. Concepts, names, words and stems are numbers from 0;
 * read it through the functions beside this file.
 */
export interface Vocabulary {
  /** How many concepts there are. */
  size: number;
  /** Of each concept, its place in conceptKinds. */
  kinds: Uint8Array;
  /** Of each concept, the ISCO-08 code of its unit group (four digits), or 0. */
  isco: Uint16Array;
  /** Of each concept, its first name; names up to the next concept's first are its aliases. */
  firstNames: Uint32Array;
  /** Of each name, whose it is. */
  conceptOfName: Uint16Array;
  /** Of each name, its words as written. */
  wordsOfName: Rows;
  /** Every word of the names as written, with what joins it to the next left out (one space). */
  words: readonly string[];
  /** Of each word as written, the stems it holds. */
  stemsOfWord: Rows;
  /** Of each name, its stems in their order. */
  stemsOfName: Rows;
  /** Every stem, by number. */
  stems: readonly string[];
  stemNumbers: ReadonlyMap<string, number>;
  /** Names by their bag of stems: an open hash table that holds name + 1, 0 for empty; same bags share a chain. */
  namesByBag: Int32Array;
  /** Of each occupation, the skills it cannot do without, and those that are useful in it. */
  essential: Rows;
  optional: Rows;
  /** Of each concept, those just above it (groups, wider skills), and the other way around. */
  broader: Rows;
  narrower: Rows;
  /** Skills and knowledge that belong together without one being wider. */
  related: Rows;
  /** What words of titles have to do with each other. */
  titleWords: WordVectors;
  /** The same of words in names of skills and in what is written about them. */
  skillWords: WordVectors;
}
