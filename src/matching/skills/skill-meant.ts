import { stemsOf } from '#matching/text/tokens.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { functionWords } from './ranking/function-words.ts';
import { likelySkills } from './ranking/rank-skills.ts';

const remembered = new WeakMap<Vocabulary, Map<string, number | null>>();

/** As many answers as are kept: the same few thousand skills are typed again and again. */
const most = 20_000;

/** The skill that a few typed words mean though it is not called so, or null unless that is all but certain. */
export function skillMeant(vocabulary: Vocabulary, typed: string): number | null {
  let answers = remembered.get(vocabulary);
  if (!answers) remembered.set(vocabulary, (answers = new Map<string, number | null>()));
  const key = stemsOf(typed).join(' ');
  let answer = answers.get(key);
  if (answer === undefined) {
    if (answers.size >= most) answers.clear();
    answer = nearestSkill(vocabulary, typed);
    answers.set(key, answer);
  }
  return answer;
}

// One word by itself is nearest to whatever skill it stands in ("business": business processes), so there must be two, and
// both must be known. Among the 1,500 commonest tags of 4,380 real postings this links 15 that nothing else does; two of
// them are doubtful.
const fewestWords = 2;
const mostWords = 6;
const leastNearness = 0.93;

function nearestSkill(vocabulary: Vocabulary, typed: string): number | null {
  const words = new Set(stemsOf(typed).filter((stem) => !functionWords.has(stem)));
  if (words.size < fewestWords || words.size > mostWords) return null;
  if (![...words].every((stem) => vocabulary.skillWords.rows.has(stem))) return null;
  let meant: number | null = null;
  let nearest = leastNearness;
  for (const { concept, features } of likelySkills(vocabulary, typed)) {
    const nearness = Math.min(features.label, features.part);
    if (nearness < nearest) continue;
    nearest = nearness;
    meant = concept;
  }
  return meant;
}
