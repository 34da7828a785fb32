import { labelOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { transversalSkills } from './transversal-skills.ts';

/**
 * Whether a skill is asked for in trades of every kind, so that having it says little about any one of them: languages,
 * leading and working with others, first aid, office programs, qualities of character. `concept` is null for what the
 * vocabulary does not know; then only the words tell.
 */
export function isGeneric(vocabulary: Vocabulary, concept: number | null, words: string): boolean {
  if (qualities.test(words.trim())) return true;
  return concept !== null && genericConcepts(vocabulary).has(concept);
}

const found = new WeakMap<Vocabulary, ReadonlySet<number>>();

/** The named ones and those below them, two steps down: "organisational skills" stand below "manage time". */
function genericConcepts(vocabulary: Vocabulary): ReadonlySet<number> {
  let generic = found.get(vocabulary);
  if (!generic) {
    const all = Array.from({ length: vocabulary.size }, (_, concept) => concept);
    const named = all.filter((concept) => genericLabels.has(labelOf(vocabulary, concept)));
    const below = named.flatMap((concept) => [...row(vocabulary.narrower, concept)]);
    const furtherBelow = below.flatMap((concept) => [...row(vocabulary.narrower, concept)]);
    generic = new Set([...transversalSkills(vocabulary), ...named, ...below, ...furtherBelow]);
    found.set(vocabulary, generic);
  }
  return generic;
}

const genericLabels = new Set([
  'languages',
  'communication',
  'use different communication channels',
  'leadership',
  'leadership principles',
  'lead a team',
  'general management',
  'supervise staff',
  'manage staff',
  'train employees',
  'plan',
  'attend to detail',
  'multitasking',
  'perform multiple tasks at the same time',
  'manage time',
  'work in teams',
  'teamwork principles',
  'show initiative',
  'solve problems',
  'create solutions to problems',
  'adapt to change',
  'tolerate stress',
  'negotiate compromises',
  'conduct public presentations',
  'customer service',
  'health and safety in the workplace',
  'first aid',
  'provide first aid',
  'driving licence',
  'drive vehicles',
  'have computer literacy',
  'data entry',
  'Office suite software',
  'Spreadsheet software',
  'Word processing software',
  'Presentation software',
  'Electronic mail software',
  'Internet browser software',
]);

const qualities =
  /^(?:(?:very|good|great|strong|excellent|highly) )?(?:hard[\s-]?working|honest\w*|reliab\w+|punctual\w*|(?:self[\s-])?motivat\w+|enthusias\w+|friendl\w+|polite\w*|pleasant\w*|presentab\w+|positiv\w+(?: attitude)?|attitude|dedicat\w+|committed|commitment|loyal\w*|energetic|proactive|flexib\w+|team[\s-]?(?:player|work|spirit)|critical thinking|people skills|soft skills|personality|grooming|integrity|patien(?:t|ce)|creativ\w+|ambiti\w+|internet|typing)$/i;
