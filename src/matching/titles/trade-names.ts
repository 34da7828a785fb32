import { plain } from '#matching/text/tokens.ts';
import { isThaana, latinSound, thaanaSound, withoutThaanaEnding } from './dhivehi.ts';
import { departments, type Trade, trades } from './other-words.ts';

/** How a name is meant: as the trade calls itself, as it once did or does elsewhere, by initials, or as one kind of it. */
export type NameKind = 'called' | 'dated' | 'short' | 'kinds' | 'foreign';

export interface NamedTrade {
  trade: Trade;
  kind: NameKind;
}

/** A word of a title as names are compared by, and where it stands. */
export interface TitleToken {
  key: string;
  start: number;
  end: number;
}

// Single letters joined by a sign are one word ("F&B", "A/C", "f.o."), and so is a stop within initials.
const word = /(?<!\p{L})\p{L}(?: ?& ?|\/|\.)\p{L}(?:\.|(?!\p{L}))|[\p{L}\p{M}\p{N}]+/gu;

export function titleTokens(text: string): TitleToken[] {
  return [...plain(text).matchAll(word)].map(({ 0: found, index }) => ({
    key: keyOf(found),
    start: index,
    end: index + found.length,
  }));
}

/** Plurals, dots and vowels of Thaana make no difference. */
function keyOf(found: string): string {
  if (isThaana(found)) return thaanaSound(found);
  const joined = found.replace(/ ?& ?/, '&').replaceAll('.', '');
  return joined.length > 3 && /[^s]s$/.test(joined) ? joined.slice(0, -1) : joined;
}

/** The trades that just these words name; none where nobody knows them. A name may stand for two. */
export function tradesNamed(keys: readonly string[]): readonly NamedTrade[] {
  const { byKeys, bySound } = namesOfTrades();
  const of = keys.indexOf('of');
  // "Captain of a speedboat".
  const turned =
    of > 0
      ? [...keys.slice(of + 1).filter((key) => key !== 'a' && key !== 'the'), ...keys.slice(0, of)]
      : keys;
  return (
    byKeys.get(keys.join(' ')) ??
    byKeys.get(turned.join(' ')) ??
    byKeys.get(keys.map(withoutThaanaEnding).join(' ')) ??
    bySound.get(keys.map(latinSound).join(' ')) ??
    []
  );
}

/** What a department's initials stand for. */
export function departmentOf(key: string): string | undefined {
  return namesOfTrades().departments.get(key);
}

/** The most words any name has. */
export function longestName(): number {
  return namesOfTrades().longest;
}

/** Every name of a trade that may be written in a posting, as it is written there. */
export function namesOf(list: string | undefined): string[] {
  return list?.split('; ') ?? [];
}

interface Names {
  byKeys: ReadonlyMap<string, readonly NamedTrade[]>;
  /** Dhivehi in Latin letters, by sound. */
  bySound: ReadonlyMap<string, readonly NamedTrade[]>;
  departments: ReadonlyMap<string, string>;
  longest: number;
}

let known: Names | undefined;

function namesOfTrades(): Names {
  known ??= indexed();
  return known;
}

function indexed(): Names {
  const byKeys = new Map<string, NamedTrade[]>();
  const bySound = new Map<string, NamedTrade[]>();
  let longest = 0;
  const add = (to: Map<string, NamedTrade[]>, key: string, named: NamedTrade) => {
    const others = to.get(key) ?? [];
    if (!others.some(({ trade }) => trade === named.trade)) to.set(key, [...others, named]);
  };
  for (const trade of trades) {
    for (const [kind, list] of listsOf(trade))
      for (const name of namesOf(list).flatMap(asTyped)) {
        const keys = titleTokens(name).map(({ key }) => key);
        longest = Math.max(longest, keys.length);
        add(byKeys, keys.join(' '), { trade, kind });
      }
    for (const name of namesOf(trade.dv)) {
      const sounds = titleTokens(name).map(({ key }) => latinSound(key));
      add(bySound, sounds.join(' '), { trade, kind: 'foreign' });
    }
  }
  return {
    byKeys,
    bySound,
    longest,
    departments: new Map(
      departments.flatMap(({ called, short }) =>
        namesOf(short).map(
          (name) =>
            [
              titleTokens(name)
                .map(({ key }) => key)
                .join(' '),
              called,
            ] as const,
        ),
      ),
    ),
  };
}

function listsOf(trade: Trade): [NameKind, string | undefined][] {
  const { called, dated, short, kinds, fr, de, es, it, thaana } = trade;
  return [
    ['called', called],
    ['dated', dated],
    ['short', short],
    ['kinds', kinds],
    ...[fr, de, es, it, thaana].map((list): [NameKind, string | undefined] => ['foreign', list]),
  ];
}

/** "Köchin" is typed "Koechin" where a keyboard lacks it. */
function asTyped(name: string): string[] {
  const spelled = name
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
    .replaceAll('ß', 'ss');
  return spelled === name ? [name] : [name, spelled];
}
