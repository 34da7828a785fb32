interface Delimiter {
  /** Which piece of the line it is. */
  piece: number;
  sign: string;
  length: number;
  /** How many of its signs nothing has used so far. */
  left: number;
  opens: boolean;
  closes: boolean;
}

interface Style {
  strong: number;
  emphasis: number;
  left?: number;
}

/** Which stars and underscores of a line are emphasis, by CommonMark's rules (section 6.2) but inside words: one pass, whatever is written. */
export class Emphasis {
  private waiting: Delimiter[] = [];
  private readonly all: Delimiter[] = [];
  private readonly matched: { from: number; to: number; strong: boolean }[] = [];

  /** A row of equal signs that stands in `text` from `start` to `end`, as the piece of that number. */
  add(text: string, start: number, end: number, piece: number): void {
    const before = lastCharacter(text.slice(Math.max(0, start - 2), start));
    const after = firstCharacter(text.slice(end, end + 2));
    const left = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
    const right = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
    // Inside a word they are part of it, as in snake_case and 5*s: stars too, or words on both sides would become one.
    const isInWord = isOfWord(before) && isOfWord(after);
    const strict = text.charAt(start) === '_';
    const delimiter = {
      piece,
      sign: text.charAt(start),
      length: end - start,
      left: end - start,
      opens: left && !isInWord && (!strict || !right || isPunctuation(before)),
      closes: right && !isInWord && (!strict || !left || isPunctuation(after)),
    };
    this.waiting.push(delimiter);
    this.all.push(delimiter);
  }

  /** Decides what began since a piece: the words of a link are a line of their own. */
  closeSince(piece: number, end: number): void {
    const first = this.waiting.findIndex((one) => one.piece > piece && one.piece < end);
    if (first < 0) return;
    this.match(this.waiting.splice(first));
  }

  /** Of each piece how it is set; of a delimiter also how many of its signs are text. */
  styles(count: number): Style[] {
    this.match(this.waiting);
    this.waiting = [];
    const changes = Array.from({ length: count + 1 }, () => ({ strong: 0, emphasis: 0 }));
    for (const { from, to, strong } of this.matched) {
      const kind = strong ? 'strong' : 'emphasis';
      for (const [at, by] of [
        [from + 1, 1],
        [to, -1],
      ] as const) {
        const change = changes[at];
        if (change) change[kind] += by;
      }
    }
    const now = { strong: 0, emphasis: 0 };
    const styles = changes.map((change): Style => {
      now.strong += change.strong;
      now.emphasis += change.emphasis;
      return { ...now };
    });
    for (const { piece, left } of this.all) {
      const style = styles[piece];
      if (style) style.left = left;
    }
    return styles;
  }

  private match(delimiters: readonly Delimiter[]): void {
    const openers: Delimiter[] = [];
    // Below these nothing opens for a closer of the kind: looked at once, never again.
    const floors = new Map<string, number>();
    for (const closer of delimiters) {
      while (closer.closes && closer.left > 0) {
        const kind = `${closer.sign}${closer.opens}${closer.length % 3}`;
        const floor = floors.get(kind) ?? 0;
        let at = openers.length - 1;
        while (at >= floor && !isPair(openers[at], closer)) at -= 1;
        const opener = at >= floor ? openers[at] : undefined;
        if (!opener) {
          floors.set(kind, openers.length);
          break;
        }
        openers.splice(at + 1);
        for (const [key, height] of floors) if (height > at) floors.set(key, at);
        const strong = opener.left > 1 && closer.left > 1;
        opener.left -= strong ? 2 : 1;
        closer.left -= strong ? 2 : 1;
        this.matched.push({ from: opener.piece, to: closer.piece, strong });
        if (opener.left === 0) openers.pop();
      }
      if (closer.opens && closer.left > 0) openers.push(closer);
    }
  }
}

function isPair(opener: Delimiter | undefined, closer: Delimiter): boolean {
  if (opener?.sign !== closer.sign) return false;
  const isEither = opener.closes || closer.opens;
  return (
    !isEither ||
    (opener.length + closer.length) % 3 !== 0 ||
    (opener.length % 3 === 0 && closer.length % 3 === 0)
  );
}

function firstCharacter(text: string): string {
  return text ? String.fromCodePoint(text.codePointAt(0) ?? 0) : '';
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}

function isSpace(character: string): boolean {
  return character === '' || /\s/u.test(character);
}

function isPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

/** Letters and figures of scripts that part words by spaces. */
function isOfWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && !withoutSpaces.test(character);
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
