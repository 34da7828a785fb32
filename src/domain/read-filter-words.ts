import type { AskedSearch, FilterWords } from './filter-words.ts';
import { plainWords, type PlaceWords, placeWordsIn } from './place-words.ts';
import { payWordsIn } from './least-pay.ts';

/** Of words that may name a place: those that do, and the places of open jobs that are called so. */
export interface NamedPlace {
  words: string;
  locations: readonly string[];
}

/** What a place was asked for with, as `placesAskedFor` has it, and what it turned out to be. */
export type NamedPlaces = ReadonlyMap<string, NamedPlace>;

/**
 * The filters among typed words: "part time cook near Malé over 900 USD" asks for a cook. Words in quotation marks, and those
 * with a minus, are meant as they stand. Places are filters where `places` knows them; without it they stay words.
 */
export function readFilterWords(typed: string, places: NamedPlaces = new Map()): AskedSearch {
  const text = masked(typed);
  const found: FilterWords[] = [];
  const take = (words: Omit<FilterWords, 'words'>) => {
    const isFree = found.every(({ at, end }) => words.end <= at || words.at >= end);
    if (isFree) found.push({ ...words, words: typed.slice(words.at, words.end) });
  };
  for (const { pattern, filters } of phrases)
    for (const match of text.matchAll(pattern))
      take({ at: match.index, end: match.index + match[0].length, filters: filters(match[1] ?? '') });
  for (const pay of payWordsIn(text)) take(pay);
  for (const place of placeWordsIn(text, found)) {
    const named = places.get(keyOf(place));
    if (!named?.words || !named.locations.length) continue;
    const end = endOfWords(text, place.from, named.words);
    take({ at: place.at, end, filters: { location: [...named.locations] } });
  }
  const filters = found.toSorted((a, b) => a.at - b.at);
  return { search: filters.length ? withoutFilterWords(typed, filters) : typed, filters };
}

/** What has to be looked up among the places of open jobs before everything can be read. */
export function placesAskedFor(typed: string): { key: string; words: string; near: boolean }[] {
  const text = masked(typed);
  const { filters } = readFilterWords(typed);
  return placeWordsIn(text, filters).map((place) => ({
    key: keyOf(place),
    words: place.words,
    near: place.near,
  }));
}

function keyOf({ near, words }: Pick<PlaceWords, 'near' | 'words'>): string {
  return `${near ? 'near' : 'in'} ${plainWords(words).join(' ')}`;
}

/** Small letters; what is quoted or left out is blotted out, so that nothing is found in it. Places in it are places in the text. */
function masked(typed: string): string {
  const small = [...typed.matchAll(/[\s\S]/g)].map(([sign]) => {
    if (/[‐‑‒–]/.test(sign)) return '-';
    const lower = sign.toLowerCase();
    return lower.length === 1 ? lower : sign;
  });
  return small.join('').replaceAll(/"[^"]*"?|(?<=^|\s)-\S+/g, (part) => '\u0000'.repeat(part.length));
}

/** Where the last of some words ends, counted from where the first may begin. */
function endOfWords(text: string, from: number, words: string): number {
  const wanted = plainWords(words).length;
  let end = from;
  const word = /[\p{L}\p{M}\p{N}'’-]+/gu;
  word.lastIndex = from;
  for (let count = 0; count < wanted; count += 1) {
    const match = word.exec(text);
    if (!match) break;
    end = match.index + match[0].length;
  }
  return end;
}

/** Words that say only that work is looked for. */
const little =
  /^(?:jobs?|vacanc(?:y|ies)|openings?|positions?|roles?|hiring|posted|paying|pay|salary|with|and|for|any|an?|the|only|please|basis|hours?|i|want|need|looking|find|as|now)$/i;
/** Left behind by what stood after it, or before. */
const joining = /^(?:in|at|on|of|to|or)$/i;
/** Left behind by what stood before it: "nurse, part time or full time". */
const leading = /^(?:or|as|at|on)$/i;
const littleAlone = /^(?:work|working|employment|in|at|on|of|to|new)$/i;

/** What was typed without the words of some filters, and without what they leave behind: in, with, jobs. */
function withoutFilterWords(typed: string, filters: readonly Pick<FilterWords, 'at' | 'end'>[]): string {
  let rest = '';
  let from = 0;
  for (const { at, end } of filters.toSorted((a, b) => a.at - b.at)) {
    rest += `${typed.slice(from, at)} `;
    from = end;
  }
  const words = (rest + typed.slice(from)).match(/-?"[^"]*"?|\S+/g) ?? [];
  const said = words
    .map((word) => word.replace(/^[,;/(]+|[,;/]+$/g, ''))
    .map((word) => (word.includes('(') ? word : word.replace(/\)$/, '')))
    .filter((word) => /[\p{L}\p{N}"]/u.test(word));
  if (said.every((word) => little.test(word) || littleAlone.test(word))) return '';
  while (little.test(said[0] ?? '') || joining.test(said[0] ?? '')) said.shift();
  while (little.test(said.at(-1) ?? '') || leading.test(said.at(-1) ?? '')) said.pop();
  return said.join(' ');
}

const word = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}\u0000-])(?:${source})(?![\p{L}\p{N}-])`, 'gu');

interface Phrase {
  pattern: RegExp;
  filters: (number: string) => FilterWords['filters'];
}

const asIs = (source: string, filters: FilterWords['filters']): Phrase => ({
  pattern: word(source),
  filters: () => filters,
});

const ofWork = '(?: (?:jobs?|work|hours|basis|roles?|positions?|only|contracts?))?';
const experience = String.raw`(?:prior |previous |work |working |job |any )?(?:experience|exp)(?: (?:is )?(?:needed|required|necessary))?`;

/** Days of a time as people say it, and as the page can show it. */
function within(days: number): FilterWords['filters'] {
  const choice = [1, 3, 7, 30].find((one) => one >= days);
  return choice ? { postedWithinDays: choice } : {};
}

const phrases: readonly Phrase[] = [
  asIs(
    `part[ -]?time${ofWork}|0?[.,]\\d{1,2} ?(?:wte|fte)|(?:weekend|evening|saturday|sunday)s? (?:jobs?|work|only)|job[ -]?shar(?:e|ing)`,
    {
      employmentType: ['part_time'],
    },
  ),
  {
    pattern: word(
      String.raw`(\d{1,2}(?:[.,]\d{1,2})?) ?(?:hpw|(?:h|hrs?|hours?) ?(?:(?:a|per|each) week|weekly|pw|p/w|/ ?(?:wk|week)))`,
    ),
    filters: (hours) => ({
      employmentType: [Number(hours.replace(',', '.')) < 35 ? 'part_time' : 'full_time'],
    }),
  },
  asIs(`full[ -]?time${ofWork}`, { employmentType: ['full_time'] }),
  asIs(`internships?(?! (?:co-?ordinator|manager|program|programme|supervisor|officer))|work placements?`, {
    employmentType: ['internship'],
  }),
  asIs(`freelanc(?:e|ing)${ofWork}`, { employmentType: ['freelance'] }),
  asIs(
    `(?:temporary|seasonal|fixed[ -]term|short[ -]term|zero[ -]hours?)${ofWork}|(?:temp|casual|contract|bank|agency) (?:jobs?|work|basis|positions?)|on contract`,
    { employmentType: ['contract'] },
  ),
  asIs(
    `(?:with |and )?(?:no|without|zero|little or no) ${experience}|${experience.replace('?', '')} not (?:needed|required|necessary)|entry[ -]level${ofWork}|(?:for )?(?:school[ -]leavers?(?: jobs?)?|freshers?|beginners)|first job|no exp`,
    { experienceLevel: ['Entry level'] },
  ),
  asIs('mid(?:dle)?[ -]level', { experienceLevel: ['Mid level'] }),
  asIs('senior[ -]level', { experienceLevel: ['Senior'] }),
  asIs('manager[ -]level|management[ -]level', { experienceLevel: ['Manager'] }),
  asIs('director[ -]level', { experienceLevel: ['Director'] }),
  asIs('(?:posted |added |new )?(?:today|in the last 24 hours|(?:last|past) 24 hours)|since yesterday', {
    postedWithinDays: 1,
  }),
  asIs('(?:posted |added |new )?(?:in |within |over |during )?(?:the )?(?:this|last|past) (?:week|7 days)', {
    postedWithinDays: 7,
  }),
  asIs(
    '(?:posted |added |new )?(?:in |within |over |during )?(?:the )?(?:this|last|past) (?:month|30 days|four weeks)',
    { postedWithinDays: 30 },
  ),
  {
    pattern: word(
      String.raw`(?:posted |added |new )?(?:in |within |over |during )?(?:the )?(?:last|past) (\d{1,2}) days?`,
    ),
    filters: (days) => within(Number(days)),
  },
  {
    pattern: word(
      String.raw`(?:posted |added |new )?(?:in |within |over |during )?(?:the )?(?:last|past) (\d) weeks?`,
    ),
    filters: (weeks) => within(Number(weeks) * 7),
  },
];
