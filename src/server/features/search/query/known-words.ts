import { withoutSigns, wordPattern } from '#domain/signed-words.ts';
import type { TypedPart } from './typed-words.ts';

export function wordsOf(parts: readonly TypedPart[]): string[] {
  return parts.flatMap(({ words }) => words);
}

export const wordsOfName = (name: string) => (name.match(wordPattern) ?? []).map(withoutSigns);

export interface KnownWord {
  /** What the index has for it; nothing where it is no word. */
  lexemes: string[];
  /** Stands in every text, like "the": titles and the like keep it, texts do not. */
  everywhere: boolean;
  /** About how many jobs have it. */
  jobs: number;
  /** Whether it occurs as it is, once or many, and not only with another ending; perhaps in postings whose words are not counted yet. */
  written: boolean;
  /** How postings write its first lexeme, the most frequent first. */
  forms: string[];
  /** Lexemes of longer words, the most frequent first, and about how many jobs have any. */
  completions: string[];
  completionJobs: number;
  /** Without accents and capitals. */
  plain: string;
  /** Places that begin with it as a whole word, as postings name them, in small letters and without accents: "leeds, west yorkshire". */
  places: string[];
  /** Skills that begin with it as a whole word, as postings name them. */
  skills: string[];
  /** Each of these skills in small letters and without accents. */
  plainSkills: string[];
}

/** Of each term so many ways of writing are marked at most: they must fit into a header. */
export const markedForms = 6;

export type Known = ReadonlyMap<string, KnownWord>;

export const nothingKnown: KnownWord = {
  lexemes: [],
  everywhere: false,
  jobs: 0,
  written: false,
  forms: [],
  completions: [],
  completionJobs: 0,
  plain: '',
  places: [],
  skills: [],
  plainSkills: [],
};

export function lexemesOf(words: readonly string[], known: Known): string[] {
  return words.flatMap((word) => known.get(word)?.lexemes ?? []);
}
