import { withoutSigns, wordPattern } from '#domain/signed-words.ts';
import { plain } from '#matching/text/tokens.ts';
import { clippedWords } from './clipped-words.ts';
import { foreignNames } from './foreign-names.ts';
import { departments, sameWords, type Trade } from './other-words.ts';
import { skillForms } from './skill-forms.ts';
import { type NamedTrade, namesOf, titleTokens, tradesNamed } from './trade-names.ts';

/**
 * Other names for just these words: of what means the same, of the department, of the trade; none where nobody knows them.
 * Beside others the initials of a department are no trade: FO is a receptionist, an FO supervisor none.
 */
export function sameAs(words: string, { beside = false } = {}): string[] {
  const found = [words, ...withAnd(words)].flatMap((way) => {
    const english = englishByName().get(keyOf(way));
    if (english) return [english, ...sameAs(english)];
    const lines = (linesByName().get(keyOf(way)) ?? []).flatMap(namesOf);
    const trades = beside && lines.length ? [] : tradesNamed(titleTokens(way).map(({ key }) => key));
    return [...lines, ...trades.flatMap(namesOfTrade)];
  });
  return [...new Set(found)].filter((name) => keyOf(name) !== keyOf(words));
}

/** Names of trades with the department in them once more with its initials: "HK attendant" for "housekeeping attendant". */
export function withInitials(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    departments.flatMap(({ called, short }) =>
      name.toLowerCase().startsWith(`${called} `)
        ? namesOf(short)
            .slice(0, 2)
            .map((initials) => initials + name.slice(called.length))
        : [],
    ),
  );
}

/** "Food & beverage" is food and beverage. */
function withAnd(words: string): string[] {
  const parts = words.split(' ');
  return parts.slice(1).map((_, at) => [...parts.slice(0, at + 1), 'and', ...parts.slice(at + 1)].join(' '));
}

/** As names are compared: signs are letters, plurals make no difference, and "R and D" or "r n d" are R&D. */
function keyOf(words: string): string {
  const joined = words.replace(/^([a-z]) (?:and|n) ([a-z])$/i, '$1&$2');
  return (plain(joined).match(wordPattern) ?? [])
    .map((word) => withoutSigns(word).replace(/(?<=[^s]{3})s$/, ''))
    .join(' ');
}

/** So many names of each list: the first are the commonest, and every name is one more thing to look for. */
const most = { called: 8, short: 6, fr: 6, dated: 4, others: 3 } as const;

/** One kind of a trade stands for the trade, and the trade not for each of its kinds. */
function namesOfTrade({ trade, kind }: NamedTrade): string[] {
  const called = namesOf(trade.called).slice(0, most.called);
  if (kind === 'kinds') return called;
  const { short, fr, dated, de, es, it, dv, thaana }: Trade = trade;
  return [
    ...called,
    ...namesOf(short).slice(0, most.short),
    ...namesOf(fr).filter(isWord).slice(0, most.fr),
    ...namesOf(dated).slice(0, most.dated),
    ...[de, es, it, dv, thaana].flatMap((list) => namesOf(list).filter(isWord).slice(0, most.others)),
  ];
}

/** Initials of other languages stand for something else in most texts. */
function isWord(name: string): boolean {
  return name.length > 4 || name !== name.toUpperCase() || !/^[A-Z]+$/.test(name);
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

function linesByName(): ReadonlyMap<string, readonly string[]> {
  known ??= byName([
    ...sameWords,
    ...skillForms,
    ...clippedWords,
    ...departments.map(({ called, short }) => `${called}; ${short}`),
  ]);
  return known;
}

let foreign: ReadonlyMap<string, string> | undefined;

/** The English name of a trade, by what it is called elsewhere. */
function englishByName(): ReadonlyMap<string, string> {
  foreign ??= new Map(
    foreignNames.flatMap((line) => {
      const [english = '', names = ''] = line.split(': ');
      return namesOf(names).map((name) => [keyOf(name), english] as const);
    }),
  );
  return foreign;
}

function byName(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines)
    for (const name of namesOf(line)) {
      const key = keyOf(name);
      found.set(key, [...(found.get(key) ?? []), line]);
    }
  return found;
}
