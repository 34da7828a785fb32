import { ImportRefused } from '#server/import/import-refused.ts';
import { lineName } from '#server/import/line-name.ts';

/** The text of one JSON object and the line on which it begins. */
export interface JsonPiece {
  line: number;
  text: string;
}

// One posting; what is longer is not one.
const largestPiece = 8_000_000;

/**
 * Cuts JSON into the objects that can be postings, while it comes: the items of an array, those of "@graph" of an
 * object, or objects that stand one after the other. The rest of a document with "@graph" is passed over.
 */
export async function* jsonPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPiece> {
  const scanner = new Scanner();
  for await (const chunk of chunks) {
    scanner.read(chunk.toString('utf8'));
    yield* scanner.pieces.splice(0);
  }
  scanner.end();
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, newline] = [
  34, 92, 123, 125, 91, 93, 10,
];

class Scanner {
  pieces: JsonPiece[] = [];
  private line = 1;
  private open: number[] = [];
  private inString = false;
  private escaped = false;
  /** Where the object that is being collected began, and its text so far. */
  private piece: { line: number; depth: number; parts: string[]; length: number } | undefined;
  /** Of the outermost object: the last string read, which before a ":" is a key. */
  private lastString = '';
  private stringFrom = 0;
  private stringHeld = '';
  private graph = false;

  read(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === newline) this.line += 1;
      if (this.inString) this.stringCharacter(code, text, at);
      else if (code === quote) {
        this.inString = true;
        this.stringFrom = at + 1;
        this.stringHeld = '';
        this.refuseOutside(text.slice(at, at + 20));
      } else if (code === openBrace || code === openBracket) {
        if (this.startsPiece(code)) {
          this.piece = { line: this.line, depth: this.open.length, parts: [], length: 0 };
          from = at;
        } else if (this.startsGraph(code)) this.piece = undefined;
        this.open.push(code);
      } else if (code === closeBrace || code === closeBracket) {
        this.close(code);
        if (this.piece && this.piece.depth === this.open.length) {
          this.pieces.push({
            line: this.piece.line,
            text: this.piece.parts.join('') + text.slice(from, at + 1),
          });
          this.piece = undefined;
        }
      } else if (code > 32 && code !== 44 && code !== 58) this.refuseOutside(text.slice(at, at + 20));
    }
    this.keep(text.slice(from));
    if (this.inString && this.open.length === 1) this.stringHeld += text.slice(this.stringFrom);
    this.stringFrom = 0;
  }

  end(): void {
    if (this.piece)
      throw new ImportRefused(`${lineName(this.piece.line)}: what begins here is never closed.`);
    if (this.open.length > 0) throw new ImportRefused(`${lineName(this.line)}: the file breaks off.`);
  }

  private stringCharacter(code: number, text: string, at: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === backslash) this.escaped = true;
    else if (code === quote) {
      this.inString = false;
      if (this.open.length === 1) this.lastString = this.stringHeld + text.slice(this.stringFrom, at);
    }
  }

  /** Items of the outermost array, items of "@graph", and outermost objects (until one turns out to hold a "@graph"). */
  private startsPiece(code: number): boolean {
    if (code !== openBrace || (this.piece && !this.inGraph())) return false;
    const [first] = this.open;
    return (
      this.open.length === 0 ||
      (this.open.length === 1 && first === openBracket) ||
      (this.open.length === 2 && this.inGraph())
    );
  }

  private startsGraph(code: number): boolean {
    if (
      code === openBracket &&
      this.open.length === 1 &&
      this.open[0] === openBrace &&
      this.lastString === '@graph'
    )
      this.graph = true;
    return this.graph && this.open.length === 1;
  }

  private inGraph(): boolean {
    return this.graph && this.open.length >= 2;
  }

  private close(code: number): void {
    const opened = this.open.pop();
    if (opened !== (code === closeBrace ? openBrace : openBracket)) {
      throw new ImportRefused(
        `${lineName(this.line)}: “${String.fromCharCode(code)}” closes what was not opened.`,
      );
    }
    if (this.graph && this.open.length === 1) this.graph = false;
    if (this.open.length === 0) this.lastString = '';
  }

  private keep(rest: string): void {
    if (!this.piece) return;
    this.piece.parts.push(rest);
    this.piece.length += rest.length;
    if (this.piece.length > largestPiece)
      throw new ImportRefused(`${lineName(this.piece.line)}: what begins here is too long for one posting.`);
  }

  private refuseOutside(found: string): void {
    const [first] = this.open;
    const outside = this.open.length === 0 || (this.open.length === 1 && first === openBracket);
    if (outside && !this.piece)
      throw new ImportRefused(`${lineName(this.line)}: expected a posting, found “${found.split('\n')[0]}”.`);
  }
}
