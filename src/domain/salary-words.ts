import {
  anyCurrency,
  anySpoken,
  countingPhrases,
  currencyPhrases,
  type Phrase,
  spokenPhrases,
} from './salary-phrases.ts';
import type { PayWord } from './salary-word.ts';

// What is paid stands at the beginning; nobody is kept waiting for a book.
const longest = 500;

/** Takes a pay apart. Every pattern begins where the last ended, so no text is gone over twice. */
export function payWords(text: string): PayWord[] {
  const line = plainLine(text.slice(0, longest));
  const words: PayWord[] = [];
  for (let at = 0; at < line.length;) {
    if (line[at] === ' ') {
      at += 1;
      continue;
    }
    const word = wordAt(line, at, words.at(-1));
    words.push(word);
    at = word.end;
  }
  return words;
}

/** Small letters, one kind of blank, dash and digit, each sign in its place: places in it are places in the text. */
function plainLine(text: string): string {
  if (/^[ -~£€–]*$/.test(text)) return text.toLowerCase();
  let line = '';
  for (let at = 0; at < text.length; at += 1) line += plainSign(text[at] ?? '');
  return line;
}

function plainSign(sign: string): string {
  if (sign === '\n') return sign;
  if (/\s/.test(sign)) return ' ';
  if (/[‐‑‒–—―~〜～]/.test(sign)) return '–';
  if (sign === '−') return '-';
  if (/[’‘´`＇]/.test(sign)) return "'";
  const plain = sign.normalize('NFKC').toLowerCase();
  if (/^[٠-٩۰-۹]$/.test(plain)) return String(plain.charCodeAt(0) & 15);
  return plain.length === 1 ? plain : sign;
}

function wordAt(line: string, at: number, before: PayWord | undefined): PayWord {
  const digit = /\d/.test(line[at] ?? '');
  // "£15 hour" is a pay, "15 hours" is none.
  if (digit)
    return (
      (before?.kind === 'currency' ? undefined : spokenAt(line, at, countingPhrases)) ??
      numberAt(line, at) ?? { kind: 'word', at, end: wordEnd(line, at) }
    );
  if (matchAt(anyCurrency, line, at))
    for (const { pattern, codes, usual } of currencyPhrases) {
      const length = matchAt(pattern, line, at);
      if (length) return { kind: 'currency', codes, usual, at, end: at + length };
    }
  const spoken = matchAt(anySpoken, line, at) ? spokenAt(line, at, spokenPhrases) : undefined;
  if (spoken) return spoken;
  const dots = matchAt(/\.\.\.?|…/y, line, at);
  if (dots) return { kind: 'to', at, end: at + dots };
  const sign = signs[line[at] ?? ''];
  return sign ? { kind: sign, at, end: at + 1 } : { kind: 'word', at, end: wordEnd(line, at) };
}

function matchAt(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(line) ? pattern.lastIndex - at : 0;
}

function spokenAt(line: string, at: number, phrases: readonly Phrase[]): PayWord | undefined {
  for (const { pattern, kind, period, weak } of phrases) {
    const length = matchAt(pattern, line, at);
    // The cast: a phrase has what its kind needs.
    if (length) return { kind, period, weak, at, end: at + length } as PayWord;
  }
  return undefined;
}

/** Where a whole word ends, also one with digits in it: YC72, 8a, a postcode. */
function wordEnd(line: string, at: number): number {
  return at + Math.max(1, matchAt(/[\p{L}\p{M}\p{N}]+/uy, line, at));
}

const signs: Record<string, 'break' | 'plus' | 'open' | 'close' | 'to'> = {
  ',': 'break',
  ';': 'break',
  '|': 'break',
  '/': 'break',
  '\n': 'break',
  '•': 'break',
  '+': 'plus',
  '&': 'plus',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  '-': 'to',
  '–': 'to',
};

const units: Record<string, number> = {
  k: 1e3,
  lakh: 1e5,
  lac: 1e5,
  lpa: 1e5,
  million: 1e6,
  mio: 1e6,
  juta: 1e6,
  jt: 1e6,
};

/**
 * 2400 · 2,400 · 2.400 · 24, 907 · 4'500 · 24 907 · 1,50,000, each with a decimal part; a blank after the comma is a slip of
 * the finger. 14,50 has a decimal comma.
 */
const number =
  /(\d{1,3}(?:[,.' ]\d{3})+(?!\d)|\d{1,3}, \d{3}(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+)([.,]\d{1,2}(?!\d))?(?:\.[-–]|,-|\/[-=])?(?: ?(k|lakh|lac|l\.?p\.?a|million|mio|juta|jt)s?(?![a-z]))?/y;

/** What may stand directly behind a number: a period, a currency, a word of the range. With other letters it is a word. */
const glued =
  /^(?:p\.?\/?(?:hr?|d|w|m|a|c\.?m)\b|p\/|p\b|per|an? |hourly|usd|eur|gbp|mvr|m?rf|aed|sar|qar|inr|lkr|egp|etb|to\b|and\b|plus\b|pro\b|gross\b|net\b|euros?)/;

function numberAt(line: string, at: number): PayWord | undefined {
  number.lastIndex = at;
  const match = number.exec(line);
  if (!match) return undefined;
  const [all, whole = '', decimals = '', written] = match;
  const unit = written?.replaceAll('.', '');
  const end = at + all.length;
  const rest = line.slice(end, end + 12);
  // "24,907 500" are two numbers, and "1.234,567.89" is none.
  const parting = new Set(whole.replace(', ', ',').replaceAll(/\d/g, ''));
  const isSlip = parting.size === 0 && !decimals && /^ ?[.,] \d{3}(?!\d)/.test(rest);
  if (parting.size > 1 || isSlip || parting.has(decimals[0] ?? '') || /^\d|^[.,']\d|^,o/.test(rest))
    return { kind: 'broken', at, end: end + (/^[\d.,' ]*\d/.exec(rest)?.[0].length ?? 0) };
  if (!unit && /^\p{L}/u.test(rest) && !glued.test(rest)) return undefined;
  // What a share is of, is something else than what it stands behind.
  if (/^ ?%|^ ?per ?cent/.test(rest)) return { kind: 'break', at, end };
  const factor = unit ? (units[unit] ?? 1) : 1;
  const value = Number(whole.replaceAll(/\D/g, '') + decimals.replace(',', '.')) * factor;
  return {
    kind: 'amount',
    value: Math.round(value * 100) / 100,
    unit: factor,
    decimals: decimals.length === 3,
    plain: parting.size === 0,
    at,
    // "LPA" is lakhs, and a year.
    end: unit === 'lpa' ? end - (written?.length ?? 0) + 1 : end,
  };
}
