import { type LevelFeatures, levelIn } from './level.ts';
import { readTitle, type TitleFeatures } from './title.ts';
import { workTitles } from './work-title.ts';
import { tokensOf } from '#matching/text/tokens.ts';
import { inTradesWords } from '#matching/titles/trade-own-words.ts';
import { conceptsNamed } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

export interface HeadlineFeatures {
  title: TitleFeatures;
  level: LevelFeatures | null;
}

/**
 * What somebody calls themselves: "Father of three | Midwife | Diver" is a midwife. People write whole sentences there,
 * too; of a sentence only a trade's own name counts, and neither what is looked for nor what merely resembles a trade.
 */
export function readHeadline(vocabulary: Vocabulary, text: string): HeadlineFeatures | null {
  const titles = text
    .slice(0, longestRead)
    .split(/[|•·;\n]|\s[-–—]\s|[.!]\s/)
    .flatMap((part) => titleIn(vocabulary, part.trim()))
    // As work titles are: where somebody comes from, their age and their sex name no work here either.
    .flatMap((title) => workTitles(title).at(-1) || []);
  const found = titles.map((title) => ({
    title: readTitle(vocabulary, title),
    level: levelIn(title) ?? null,
  }));
  return found.find(({ title }) => (title.occupations[0]?.sure ?? 0) >= surely) ?? found[0] ?? null;
}

/** More is no headline; what stands first tells most. */
const longestRead = 300;
/** More words are a sentence. */
const mostWords = 5;
const longestName = 4;
const surely = 0.6;

function titleIn(vocabulary: Vocabulary, part: string): string[] {
  const said = part.slice(0, wish.exec(part)?.index).trim();
  if (said.split(/\s+/).length <= mostWords) return said ? [said] : [];
  const name = nameIn(vocabulary, said);
  return name ? [name] : [];
}

/** From here on it is said what is looked for or yet to be learned. */
const wish =
  /\b(?:looking|look|seeking|searching|search|hoping|want(?:s|ing)?|aspiring|in search|interested|student|to become|would like|dream(?:s|ing)?)\b/i;

/** The first and longest run of words that is the name of an occupation. */
function nameIn(vocabulary: Vocabulary, part: string): string | undefined {
  const tokens = tokensOf(part);
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = Math.min(tokens.length, from + longestName); to > from; to -= 1) {
      const name = part.slice(tokens[from]!.start, tokens[to - 1]!.end);
      const [trade] = inTradesWords(name).trades;
      if (trade?.whole || conceptsNamed(vocabulary, name, ['occupation']).length > 0) return name;
    }
  return undefined;
}
