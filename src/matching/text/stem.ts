/**
 * What a word has in common with its plural, its -ing and -ed, its American spelling and its other gender: light enough
 * to keep "organ" from "organise" and "operator" from "operation". Takes a word of small letters without accents.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const special = specials.get(word);
  if (special !== undefined) return special;
  return withoutEnd(american(withoutEnding(neutral(singular(word)))));
}

// Words the rules below would spoil or not bring together.
const specials = new Map(
  Object.entries({
    news: 'news',
    sales: 'sale',
    series: 'series',
    species: 'species',
    always: 'always',
    gas: 'gas',
    gases: 'gas',
    lens: 'lens',
    lenses: 'lens',
    analyses: 'analysi',
    analysis: 'analysi',
    women: 'woman',
    men: 'man',
    people: 'person',
    children: 'child',
    childrens: 'child',
    businesses: 'business',
    waitress: 'waiter',
    hostess: 'host',
    stewardess: 'steward',
    actress: 'actor',
    seamstress: 'sewer',
    masseuse: 'masseur',
    barmaid: 'barperson',
    housemaid: 'housemaid',
    centre: 'center',
    centres: 'center',
    theatre: 'theater',
    theatres: 'theater',
    fibre: 'fiber',
    fibres: 'fiber',
    metre: 'meter',
    metres: 'meter',
    tyre: 'tire',
    tyres: 'tire',
    grey: 'gray',
    aluminium: 'aluminum',
    jewellery: 'jewelry',
    jeweller: 'jeweler',
    jewellers: 'jeweler',
    programme: 'program',
    programmes: 'program',
    practise: 'practic',
    practising: 'practic',
    licence: 'licens',
    licences: 'licens',
    defense: 'defenc',
    catalogue: 'catalog',
    aeroplane: 'airplan',
    adviser: 'advisor',
    advisers: 'advisor',
    string: 'string',
    spring: 'spring',
    springs: 'spring',
    morning: 'morning',
    evening: 'evening',
    building: 'building',
    buildings: 'building',
    engineering: 'engineering',
    clothing: 'clothing',
    marketing: 'marketing',
    nursing: 'nursing',
    accounting: 'accounting',
    bedding: 'bedding',
    being: 'being',
    hundred: 'hundred',
    seed: 'seed',
    seeds: 'seed',
    feed: 'feed',
    weed: 'weed',
    breed: 'breed',
    speed: 'speed',
    need: 'need',
    needs: 'need',
  }),
);

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return word.slice(0, -3) + 'y';
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const notAboutMen = /^(?:human|german|roman|norman|ottoman|talisman|shaman|woman|superhuman|subhuman)$/;

/** "salesman", "saleswomen" and "salesperson" are one. */
function neutral(word: string): string {
  if (word.length < 6 || notAboutMen.test(word)) return word;
  return word.replace(/(?:wo)?m[ae]n$|people$/, 'person');
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word;
    if (/^[^aeiou][aeiou][cdklmnrtv]$/.test(rest)) return `${rest}e`;
    return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

function american(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/is(e|er|ation|ational)?$/, 'iz$1')
    .replace(/yse(r?)$/, 'yze$1')
    .replace(/([bl]|[^cfhpt]v)our$/, '$1or')
    .replace(/([a-z])ae(?=[mstd])/, '$1e')
    .replace(/([aeiou]l)l(er|or)?$/, '$1$2');
}

/** "manage", "managing" and "managed" have lost their e above or lose it here. */
function withoutEnd(word: string): string {
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}
