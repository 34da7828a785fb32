import { keysOf } from '#domain/keys.ts';
import { best, cosines } from '#matching/text/tf-idf.ts';
import { type Token, tokensOf } from '#matching/text/tokens.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { addRow, toUnit } from '#matching/vocabulary/word-vectors.ts';
import { nearnessToRow, skillDirections } from '#matching/skills/directions.ts';
import { functionWords } from './function-words.ts';
import type { Features } from './features.ts';
import { ngramOverlap } from './ngrams.ts';
import { type RankedSkills, rankedSkillsOf } from './ranked-skills.ts';
import { weights } from './weights.ts';

export interface RankedSkill {
  concept: number;
  /** The higher the likelier; only to be compared within a sentence. */
  score: number;
  /** The part of the sentence that is most like it. */
  from: number;
  to: number;
}

/** The skills a sentence is most likely about, best first, whether it names them or not. Some milliseconds. */
export function rankSkills(vocabulary: Vocabulary, sentence: string, limit: number): RankedSkill[] {
  return likelySkills(vocabulary, sentence)
    .map(({ concept, features, from, to }) => ({ concept, score: scoreOf(features), from, to }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

export interface LikelySkill {
  concept: number;
  features: Features;
  from: number;
  to: number;
}

/** The parts of the sentence take time, so only so many skills are held against each. */
const looked = 400;

/** The skills that are worth a closer look, and all that speaks for each. */
export function likelySkills(vocabulary: Vocabulary, sentence: string): LikelySkill[] {
  const skills = rankedSkillsOf(vocabulary);
  const { ofLabels, ofNames } = skillDirections(vocabulary);
  const tokens = tokensOf(sentence).filter(({ stem }) => !functionWords.has(stem));
  if (tokens.length === 0) return [];
  const words = wordsOf(vocabulary, skills, tokens);
  const ngrams = ngramCosines(vocabulary, skills, tokens);
  const parts = partsOf(vocabulary, tokens);
  const whole = parts[0]!.direction;
  const rough = Float32Array.from(
    skills.likelihood,
    (likelihood, skill) =>
      likelihood +
      weights.words * words[skill]! +
      weights.ngrams * ngrams[skill]! +
      nearnessToRow(whole, skills.blended, skill),
  );
  return best(rough, looked).map((skill) => {
    let [nearest] = parts;
    let nearness = -1;
    for (const part of parts) {
      const near = nearnessToRow(part.direction, ofNames, skill);
      if (near <= nearness) continue;
      nearness = near;
      nearest = part;
    }
    const features = {
      ...skills.priors[skill]!,
      words: words[skill]!,
      ngrams: ngrams[skill]!,
      label: nearnessToRow(whole, ofLabels, skill),
      part: nearness,
    };
    return { concept: skills.concepts[skill]!, features, from: nearest!.from, to: nearest!.to };
  });
}

function scoreOf(features: Features): number {
  let score = 0;
  for (const name of keysOf(weights)) score += weights[name] * features[name];
  return score;
}

function wordsOf(
  { stemNumbers }: Vocabulary,
  { labels }: RankedSkills,
  tokens: readonly Token[],
): Float32Array {
  return cosines(
    labels,
    tokens.flatMap(({ stem }) => {
      const number = stemNumbers.get(stem);
      // A word that no label holds says nothing about labels.
      return number !== undefined && labels.starts[number + 1]! > labels.starts[number]! ? number : [];
    }),
  );
}

/** Of each skill, what the nearest of its names has in common with the words in character n-grams. */
function ngramCosines(
  { firstNames, stemsOfName: { starts, items } }: Vocabulary,
  { concepts, ngrams, nameLengths }: RankedSkills,
  tokens: readonly Token[],
): Float32Array {
  const { common, length } = ngramOverlap(
    ngrams,
    tokens.map(({ stem }) => stem),
  );
  return Float32Array.from(concepts, (concept) => {
    let nearest = 0;
    for (let name = firstNames[concept]!; name < firstNames[concept + 1]!; name += 1) {
      let shared = 0;
      for (let i = starts[name]!; i < starts[name + 1]!; i += 1) shared += common[items[i]!]!;
      nearest = Math.max(nearest, shared / nameLengths[name]! / length);
    }
    return nearest;
  });
}

interface Part {
  direction: Float32Array;
  from: number;
  to: number;
}

/** The whole sentence, and every run of one to four and of six of its words. */
function partsOf({ skillWords }: Vocabulary, tokens: readonly Token[]): Part[] {
  const parts = [part(tokens)];
  for (const length of [1, 2, 3, 4, 6])
    for (let start = 0; start + length <= tokens.length; start += 1)
      parts.push(part(tokens.slice(start, start + length)));
  return parts;

  function part(run: readonly Token[]): Part {
    const direction = new Float32Array(skillWords.dimensions);
    for (const stem of new Set(run.map((token) => token.stem))) {
      const found = skillWords.rows.get(stem);
      if (found !== undefined) addRow(direction, skillWords, found);
    }
    return { direction: toUnit(direction), from: run[0]!.start, to: run.at(-1)!.end };
  }
}
