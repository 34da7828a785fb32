import { currencies } from './currencies.ts';
import type { PayWord } from './salary-word.ts';

export type Amount = Extract<PayWord, { kind: 'amount' }>;

/** Each amount that is one of money, with its currency. */
export type Money = ReadonlyMap<PayWord, string>;

/**
 * Gives each amount its currency: that beside it, or that of the amount with which it makes a range. Where none stands
 * beside any, the one that is named somewhere holds for all; where none is named, the given one.
 */
export function amountsOfMoney(words: readonly PayWord[], given: string | undefined): Money | undefined {
  const codes = new Set(
    words.flatMap((word) => (word.kind === 'currency' && word.codes.length === 1 ? word.codes : [])),
  );
  const meant = (word: Extract<PayWord, { kind: 'currency' }>) =>
    word.codes.length === 1
      ? word.codes[0]
      : (word.codes.find((code) => codes.has(code)) ??
        (given && word.codes.includes(given) ? given : word.usual));
  const money = new Map<PayWord, string>();
  let unclear = false;
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'currency') continue;
    const code = meant(word);
    const amount = amountBeside(words, at, money);
    if (amount && code) money.set(amount, money.get(amount) ?? code);
    else if (amount) unclear = true;
  }
  if (unclear && !money.size) return undefined;
  if (!money.size) {
    const named = words.find((word) => word.kind === 'currency');
    const code = named ? meant(named) : given;
    if (!code || !currencies.some((one) => one.code === code)) return undefined;
    for (const [at, word] of words.entries())
      if (word.kind === 'amount' && (named || looksLikePay(words, at))) money.set(word, code);
    return money;
  }
  // A range shares its currency, from either end.
  for (const step of [1, -1])
    for (let at = step > 0 ? 0 : words.length - 1; words[at]; at += step) {
      const [word, other] = [words[at], joinedTo(words, at, step)];
      const code = word && money.get(word);
      if (code && other && !money.has(other)) money.set(other, code);
    }
  return money;
}

/** The amount a currency belongs to: the next one, else the one before it. */
function amountBeside(words: readonly PayWord[], at: number, money: Money): Amount | undefined {
  for (let next = at + 1; next < words.length && next <= at + 3; next += 1) {
    const word = words[next];
    if (word?.kind === 'amount') return word;
    if (word?.kind !== 'currency' && !(word?.kind === 'word' && word.end - word.at === 1)) break;
  }
  const before = words[at - 1];
  const earlier = before?.kind === 'currency' || before?.kind === 'open' ? words[at - 2] : before;
  return earlier?.kind === 'amount' && (before?.kind !== 'open' || !money.has(earlier)) ? earlier : undefined;
}

/** The amount that makes a range with this one, looking ahead (1) or back (-1). */
function joinedTo(words: readonly PayWord[], from: number, step: number): Amount | undefined {
  if (words[from]?.kind !== 'amount') return undefined;
  let joins = false;
  for (let at = from + step; words[at]; at += step) {
    const word = words[at];
    if (word?.kind === 'amount') return joins ? word : undefined;
    if (word?.kind === 'to' || word?.kind === 'up to') joins = true;
    else if (word?.kind !== 'currency' && word?.kind !== 'period' && word?.kind !== 'from') return undefined;
  }
  return undefined;
}

/** Of a number without any currency: whether it is written as money is, or named for a time. */
export function looksLikePay(words: readonly PayWord[], at: number): boolean {
  const word = words[at];
  if (word?.kind !== 'amount') return false;
  const alone = words.every(({ kind }) => kind === 'amount' || kind === 'to');
  if (alone || word.decimals || !word.plain || word.value >= 1_000) return true;
  const beside = [words[at + 1], words[at - 1], words[at + 3]].some((other) => other?.kind === 'period');
  const joins = [joinedTo(words, at, 1), joinedTo(words, at, -1)];
  return beside || joins.some((other) => other && (other.decimals || !other.plain || other.value >= 1_000));
}
