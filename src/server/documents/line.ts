import { UnreadableDocument } from '#server/documents/unreadable.ts';

/** One line of a document, as the eye meets it: what the readers of documents give and the reading goes by. */
export interface Line {
  /** Tidied; where there was a wide gap between two parts of a line stands a tab. */
  text: string;
  /** It stood behind a bullet, which is no longer in the text. */
  bullet: boolean;
  /** The document itself says so, by a style. */
  heading: boolean;
  /** Set in another face than the running text: bold, as a rule. */
  strong: boolean;
  /** Of the type, in units of the running text's; 1 where it is not known. */
  size: number;
  /** Left edge, in ems from the leftmost line; 0 where it is not known. */
  indent: number;
  /** More than the usual line spacing stands before it. */
  apart: boolean;
  /** It goes on where the line before ended, because that was full. */
  continues: boolean;
  /** From 1 on. */
  page: number;
}

export interface Document {
  lines: Line[];
  /** Undefined where the format does not say. */
  pages?: number;
}

/** More than any résumé has; a file that has them is something else, or means no good. */
const most = { lines: 5_000, characters: 2_000 };

/** Gathers the lines of a document, each tidied; what has no letter and no digit in it is left out. */
export class Lines {
  readonly all: Line[] = [];

  add(raw: string, about: Partial<Omit<Line, 'text'>> = {}): Line | undefined {
    const line = lineOf(raw.slice(0, most.characters), about);
    if (line) this.all.push(line);
    if (this.all.length > most.lines) throw new UnreadableDocument('too_much');
    if (raw.length > most.characters)
      this.add(raw.slice(most.characters), { ...about, bullet: false, continues: true });
    return line;
  }
}

function lineOf(raw: string, about: Partial<Omit<Line, 'text'>>): Line | undefined {
  const text = tidy(raw);
  const unbulleted = text.replace(bullets, '');
  if (!/[\p{L}\p{N}]/u.test(unbulleted)) return undefined;
  return {
    heading: false,
    strong: false,
    size: 1,
    indent: 0,
    apart: false,
    continues: false,
    page: 1,
    ...about,
    text: unbulleted,
    bullet: about.bullet === true || unbulleted !== text,
  };
}

const bullets = /^(?:[•●○◦▪▫■□▸►▶‣⁃∙·◆◇❖➢➤✓✔★☆➔→§]|[-–—*+»o](?=\s))\s*/u;

/** Spaces folded, tabs kept as the one sign of a gap; icons, invisible and control characters taken out, ligatures undone. */
function tidy(raw: string): string {
  return (
    mended(raw)
      .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      // Of the signs that only their own font knows, these are the usual bullets, and the others icons between two facts.
      .replace(/^\s*[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/, '•')
      .replaceAll(/\p{Co}+/gu, '\t')
      .replaceAll(/[\p{Cs}\p{Cn}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc\ufffd]/gu, '')
      .replaceAll(/\s+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
      .replaceAll(/\p{Cc}(?<!\t)/gu, '')
      .normalize('NFC')
      .trim()
  );
}

/** Text that was written as UTF-8 and read as Windows-1252 on its way here: "â€“" was a dash. */
function mended(raw: string): string {
  // The last byte of a wide dash is one that many fonts drop.
  return raw.replaceAll(/\u00ef\u00bc(?=\s)/g, '–').replaceAll(twiceEncoded, (signs) => {
    const bytes = Buffer.from([...signs].map((sign) => windows1252.get(sign) ?? sign.charCodeAt(0)));
    const text = bytes.toString('utf8');
    return text.includes('\ufffd')
      ? signs
      : text.replaceAll(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'));
  });
}

const twiceEncoded =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g;

const windows1252 = new Map(
  Array.from({ length: 32 }, (_, index) => index + 0x80).map((byte) => [
    new TextDecoder('windows-1252').decode(Buffer.of(byte)),
    byte,
  ]),
);
