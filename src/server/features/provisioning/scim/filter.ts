import { scimRefusal } from './scim-error.ts';

/** A filter of RFC 7644, 3.4.2.2, read; attributes are in small letters, with their dots. */
export type Filter =
  | { is: 'and'; parts: readonly Filter[] }
  | { is: 'or'; parts: readonly Filter[] }
  | { is: 'not'; part: Filter }
  | { is: 'compared'; attribute: string; operator: Operator; value: Comparable };

export type Comparable = string | number | boolean | null;

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr'] as const;
export type Operator = (typeof operators)[number];

const longest = 1_000;
const mostComparisons = 50;

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/gy;
const userSchemas = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

/** Reads a filter from left to right, once: whatever it is made of, it takes no longer than its length. */
export function readFilter(text: string): Filter {
  if (text.length > longest) throw refused('is too long');
  const tokens = tokensOf(text);
  const filter = alternatives(tokens, '');
  if (tokens.next() !== undefined) throw refused('goes on where it should end');
  return filter;
}

interface Tokens {
  next: () => string | undefined;
  peek: () => string | undefined;
  /** Counts one more comparison. */
  count: () => void;
}

function tokensOf(text: string): Tokens {
  const all: string[] = [];
  let end = 0;
  for (const found of text.trimEnd().matchAll(token)) {
    all.push(found[0].trim());
    end = found.index + found[0].length;
  }
  if (end < text.trimEnd().length || all.length === 0) throw refused('cannot be read');
  let at = 0;
  let comparisons = 0;
  return {
    next: () => all[at++],
    peek: () => all[at],
    count: () => {
      comparisons += 1;
      if (comparisons > mostComparisons) throw refused('asks for too much');
    },
  };
}

function alternatives(tokens: Tokens, prefix: string): Filter {
  const parts: [Filter, ...Filter[]] = [together(tokens, prefix)];
  while (isWord(tokens.peek(), 'or')) {
    tokens.next();
    parts.push(together(tokens, prefix));
  }
  return joined('or', parts);
}

function together(tokens: Tokens, prefix: string): Filter {
  const parts: [Filter, ...Filter[]] = [one(tokens, prefix)];
  while (isWord(tokens.peek(), 'and')) {
    tokens.next();
    parts.push(one(tokens, prefix));
  }
  return joined('and', parts);
}

function joined(is: 'and' | 'or', parts: [Filter, ...Filter[]]): Filter {
  return parts.length === 1 ? parts[0] : { is, parts };
}

function one(tokens: Tokens, prefix: string): Filter {
  // Every bracket counts as a comparison, so that none of them can be nested deeper than there may be any.
  tokens.count();
  const first = tokens.next();
  if (first === '(') return closed(tokens, ')', prefix);
  if (isWord(first, 'not') && tokens.peek() === '(') {
    tokens.next();
    return { is: 'not', part: closed(tokens, ')', prefix) };
  }
  const name = first?.toLowerCase().replace(userSchemas, '');
  if (name === undefined || !/^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/.test(name))
    throw refused('names no attribute where one is wanted');
  const attribute = prefix ? `${prefix}.${name}` : name;
  if (tokens.peek() !== '[') return compared(tokens, attribute);
  tokens.next();
  const among = closed(tokens, ']', attribute);
  const part = tokens.peek();
  // Entra ID asks so: emails[type eq "work"].value eq "…".
  if (!part?.startsWith('.')) return among;
  tokens.next();
  return { is: 'and', parts: [among, compared(tokens, `${attribute}${part.toLowerCase()}`)] };
}

function compared(tokens: Tokens, attribute: string): Filter {
  const operator = operators.find((known) => known === tokens.peek()?.toLowerCase());
  if (!operator) throw refused(`does not say how ${attribute} is compared`);
  tokens.next();
  return { is: 'compared', attribute, operator, value: operator === 'pr' ? null : valueOf(tokens.next()) };
}

function closed(tokens: Tokens, bracket: string, prefix: string): Filter {
  const inside = alternatives(tokens, prefix);
  if (tokens.next() !== bracket) throw refused(`is missing a ${bracket}`);
  return inside;
}

function valueOf(text: string | undefined): Comparable {
  if (text === undefined) throw refused('ends where a value is wanted');
  const small = text.toLowerCase();
  // Written otherwise than JSON by some; meant by nobody as anything else.
  if (small === 'true' || small === 'false' || small === 'null') return readJson(small);
  return readJson(text);
}

function readJson(text: string): Comparable {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  } catch {
    // Said below.
  }
  throw refused(`has a value that cannot be read: ${text.slice(0, 40)}`);
}

function isWord(text: string | undefined, word: string): boolean {
  return text?.toLowerCase() === word;
}

function refused(what: string): Error {
  return scimRefusal.invalid(`The filter ${what}.`, 'invalidFilter');
}
