import { charNgrams } from '#matching/text/char-ngrams.ts';
import { textIndexOf } from '#matching/text/text-index.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { cosine } from '#matching/vocabulary/word-vectors.ts';
import { directionOfTitle } from './title-directions.ts';

interface Posting {
  title: string;
  text: string;
}

// Spelling tells most where much is written; meaning of title and text count alike. Round numbers, not fitted.
const weights = { wording: 1, titleWording: 0.3, titleMeaning: 0.25, meaning: 0.25 };

/** Ranks postings by nearness to what somebody says of their work, a phrase or a page: a score for each posting. */
export function postingRankingOf(
  vocabulary: Vocabulary,
  postings: readonly Posting[],
): (query: string) => Float32Array {
  const texts = postings.map(({ title, text }) => `${title}\n${text}`);
  const titles = postings.map(({ title }) => title);
  const wording = wordingOf(texts);
  const titleWording = wordingOf(titles);
  const meanings = texts.map((text) => directionOfTitle(vocabulary, stemsOf(text)));
  const titleMeanings = titles.map((title) => directionOfTitle(vocabulary, stemsOf(title)));
  return (query) => {
    const direction = directionOfTitle(vocabulary, stemsOf(query));
    const byWording = wording(query);
    const byTitleWording = titleWording(query);
    return Float32Array.from(
      postings,
      (_, i) =>
        weights.wording * byWording[i]! +
        weights.titleWording * byTitleWording[i]! +
        weights.titleMeaning * cosine(direction, titleMeanings[i]!) +
        weights.meaning * cosine(direction, meanings[i]!),
    );
  };
}

/** N-grams and stems, half and half. */
function wordingOf(texts: readonly string[]): (query: string) => Float32Array {
  const byNgrams = textIndexOf(texts, charNgrams);
  const byStems = textIndexOf(texts, stemsOf);
  return (query) => {
    const ngrams = byNgrams(query);
    return byStems(query).map((stems, i) => (stems + ngrams[i]!) / 2);
  };
}
