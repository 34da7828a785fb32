import { plain, stemsOf, type Token, tokensOf } from '#matching/text/tokens.ts';
import { kindOf, labelOf, nameOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { ordinaryPhrases, ordinaryWords, tellingWords, wordsAndProducts } from './ordinary-words.ts';
import { skillOfBag } from './skill-names.ts';

/** A skill by one of its names, and where in the text that stands. */
export interface NamedThere {
  concept: number;
  from: number;
  to: number;
}

/** Few names that people write out are longer. */
const longestName = 6;

/** The skills a sentence calls by one of their names: the longest names first, none inside another. */
export function skillsNamed(vocabulary: Vocabulary, sentence: string): NamedThere[] {
  const tokens = tokensOf(sentence);
  const stems = tokens.map(({ stem }) => vocabulary.stemNumbers.get(stem));
  const found: (NamedThere & { sign: Sign })[] = [];
  for (let start = 0; start < tokens.length;) {
    let length = lengthOfRun(sentence, tokens, stems, start);
    let named: (NamedThere & { sign: Sign }) | undefined;
    for (; length > 0 && !named; length -= 1) {
      const from = tokens[start]!.start;
      const to = tokens[start + length - 1]!.end;
      // Every stem of the run is known: lengthOfRun ends it before one that is not.
      named = skillSaid(
        vocabulary,
        { from, to, words: sentence.slice(from, to) },
        stems.slice(start, start + length) as number[],
      );
    }
    if (named) found.push(named);
    start += named ? length + 1 : 1;
  }
  const namesProducts = found.some(({ sign }) => sign === 'product');
  return found.filter(({ sign }) => sign !== 'product or word' || namesProducts);
}

/** What the words are: a skill in so many words, a product's name, or one that could as well be an ordinary word. */
type Sign = 'skill' | 'product' | 'product or word';

/** How many tokens from here on no comma, bracket or unknown word parts. */
function lengthOfRun(
  sentence: string,
  tokens: readonly Token[],
  stems: readonly (number | undefined)[],
  start: number,
): number {
  let length = 0;
  while (length < longestName && stems[start + length] !== undefined) {
    length += 1;
    const next = tokens[start + length];
    if (!next || parting.test(sentence.slice(tokens[start + length - 1]!.end, next.start))) break;
  }
  return length;
}

const parting = /[,:()[\]|•]|\s[-–—]\s|[.!?]\s/;

function skillSaid(
  vocabulary: Vocabulary,
  run: { from: number; to: number; words: string },
  stems: readonly number[],
): (NamedThere & { sign: Sign }) | undefined {
  const skill = skillOfBag(vocabulary, stems);
  if (!skill) return undefined;
  const { words, from, to } = run;
  const name = nameOf(vocabulary, skill.name);
  const isTechnology = kindOf(vocabulary, skill.concept) === 'technology';
  const sign = /\s/.test(words)
    ? signOfWords(words, name, isTechnology)
    : signOfWord(
        words,
        name,
        isTechnology
          ? technologyIsCalled(vocabulary, skill.concept, name)
          : isInLabel(vocabulary, skill.concept, stems[0]!),
      );
  return sign && { concept: skill.concept, from, to, sign };
}

/** Products bear just their name; skills are said with any ending, and the other way around with an "of". */
function signOfWords(words: string, name: string, isTechnology: boolean): Sign | undefined {
  if (isTechnology) return plain(words) === plain(name) ? 'product' : undefined;
  if (ordinaryPhrases.has(words.toLowerCase()) || (joins.test(words) && !joins.test(name))) return undefined;
  return turns.test(`${words} ${name}`) || isInOrder(stemsOf(words), stemsOf(name)) ? 'skill' : undefined;
}

/** Two things said in one breath are not one skill: "advise and train" is no training advice. */
const joins = /\band\b|&/i;

/** "Management of projects" is project management. */
const turns = /\b(?:of|in|with|for|to)\b/i;

/** Two words may change places ("service regulators" is regulator service); more of them seldom mean the same then. */
function isInOrder(said: readonly string[], name: readonly string[]): boolean {
  return said.length === 2 || said.join(' ') === name.join(' ');
}

/**
 * One word by itself must be the very name or its plural: "posts" are no "posting". Names of products and abbreviations
 * must be written like names. Other names of a skill are too often ordinary words (ESCO knows "standard" for scaffolding
 * and "data" for statistics): one counts when the first name holds it as well.
 */
function signOfWord(word: string, name: string, isItsName: boolean): Sign | undefined {
  const small = plain(word);
  const isName = /\p{Lu}/u.test(name);
  if (!isSameWord(small, plain(name))) return undefined;
  if (isName && wordsAndProducts.has(small)) return word === name ? 'product or word' : undefined;
  if (tellingWords.has(small)) return isName ? 'product' : 'skill';
  if (!isItsName || ordinaryWords.has(small) || ordinaryWords.has(small.replace(/s$/, ''))) return undefined;
  if (!isName) return 'skill';
  return word === name ? 'product' : undefined;
}

function isInLabel(vocabulary: Vocabulary, concept: number, stem: number): boolean {
  return row(vocabulary.stemsOfName, vocabulary.firstNames[concept]!).includes(stem);
}

/** Short forms of O*NET's products in capitals are anything ("COMPLETE"), and "Assessment software" is no Assessment. */
function technologyIsCalled(vocabulary: Vocabulary, concept: number, name: string): boolean {
  const label = labelOf(vocabulary, concept);
  return name === label || (/\p{Lu}.*\p{Ll}/u.test(name) && label !== `${name} software`);
}

/** "Massages" is massage and "lasers" the laser; but something economic is no economics. */
function isSameWord(word: string, name: string): boolean {
  return word === name || word === `${name}s` || (name === `${word}s` && !name.endsWith('ics'));
}
