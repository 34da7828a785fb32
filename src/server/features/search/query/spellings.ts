/** The same word as it is written on the other side of the Atlantic; none where it is written alike. Small letters, no accents. */
export function otherSpellings(word: string): string[] {
  const found = new Set<string>();
  for (const [from, to] of partsByStart.get(word.slice(0, 2)) ?? [])
    if (word.startsWith(from) && !word.startsWith(`${from}${to.slice(from.length) || ' '}`))
      found.add(to + word.slice(from.length));
  for (const [ending, other] of [...endings, ...plurals])
    if (ending.test(word)) found.add(word.replace(ending, other));
  for (const [within, other] of insides) if (within.test(word)) found.add(word.replace(within, other));
  found.delete(word);
  return [...found].slice(0, most);
}

const most = 3;

/** How words begin, British first: what follows stays. */
const parts: readonly (readonly [string, string])[] = [
  ...[
    'behavi',
    'col',
    'fav',
    'flav',
    'harb',
    'hon',
    'hum',
    'lab',
    'neighb',
    'vap',
    'vig',
    'endeav',
    'parl',
  ].map((root) => [`${root}our`, `${root}or`] as const),
  ...['cent', 'fib', 'lit', 'met', 'theat', 'calib', 'kilomet', 'amphitheat'].flatMap((root) => [
    [`${root}re`, `${root}er`] as const,
  ]),
  ...'counsell travell modell cancell labell signall fuell jewell marshall channell panell levell enamell tunnell chisell'
    .split(' ')
    .map((root) => [root, root.slice(0, -1)] as const),
  ...['catalog', 'dialog', 'analog', 'prolog'].map((root) => [`${root}ue`, root] as const),
  ...['licen', 'defen', 'offen', 'preten'].map((root) => [`${root}ce`, `${root}se`] as const),
  ['practise', 'practice'],
  ['programme', 'program'],
  ['tyre', 'tire'],
  ['draughts', 'drafts'],
  ['mould', 'mold'],
  ['plough', 'plow'],
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['aeroplane', 'airplane'],
  ['kerb', 'curb'],
  ['pyjama', 'pajama'],
  ['sulph', 'sulf'],
  ['speciality', 'specialty'],
  ['ageing', 'aging'],
  ['manoeuvr', 'maneuver'],
  ['skilful', 'skillful'],
  ['enrolment', 'enrollment'],
  ['instalment', 'installment'],
  ['jewellery', 'jewelry'],
  ['cosy', 'cozy'],
  ['moustache', 'mustache'],
  ['paed', 'ped'],
  ['orthopaed', 'orthoped'],
  ['anaesth', 'anesth'],
  ['haem', 'hem'],
  ['gynaec', 'gynec'],
  ['archaeolog', 'archeolog'],
  ['palaeo', 'paleo'],
  ['aesthetic', 'esthetic'],
  ['oesoph', 'esoph'],
  ['oestr', 'estr'],
  ['foet', 'fet'],
  ['coeliac', 'celiac'],
  ['encyclopaed', 'encycloped'],
  ['caesar', 'cesar'],
];

/** Either way, by their first two letters: each word of each search is looked up. */
const partsByStart = Map.groupBy(
  parts.flatMap(([british, american]) => [[british, american] as const, [american, british] as const]),
  ([from]) => from.slice(0, 2),
);

/** One and many that endings alone do not tell: midwives, foremen. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})wives$/, 'wife'],
  [/(?<=[a-z]{2})wife$/, 'wives'],
  [/(?<=[a-z]{2})men$/, 'man'],
  [/(?<=[a-z]{3})man$/, 'men'],
];

/** "organise", "organisation" and "organiser" are written with z, too; what is no word that way is found nowhere. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|ed|er|ers|es|ing|ation|ations|ational)$)/, 'iz'],
  [/iz(?=(?:e|ed|er|ers|es|ing|ation|ations|ational)$)/, 'is'],
  [/ys(?=(?:e|ed|er|ers|es|ing)$)/, 'yz'],
  [/yz(?=(?:e|ed|er|ers|es|ing)$)/, 'ys'],
];

/** Inside of words from Greek: neuropaediatric, leukaemia, neuroanaesthesia. */
const insides: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)paed(?=i)/, 'ped'],
  [/(?<=ortho|neuro)ped(?=i)/, 'paed'],
  [/aemi(?=[ac])/, 'emi'],
  [/(?<=an|leuk|isch|glyc|septic)emi(?=[ac])/, 'aemi'],
  [/(?<=.)anaesth/, 'anesth'],
];
