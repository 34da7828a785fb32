import { mendedText } from './mended-text.ts';
import { UnreadableDocument } from './unreadable.ts';

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
  /** Where in the text another face begins, as after a job set bold; 0 where it is one face throughout. */
  turn: number;
  /** Where the parts of the text stand that tabs part, one number each from left to right; empty where it is not known. */
  places: readonly number[];
  /** Which of the columns, boxes and margins of the document it stands in: what is in one reads on there. */
  flow: number;
}

/** Written into the text of a line where its face changes. */
export const turnSign = '\u001f';

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

  add(raw: string, about: Partial<Omit<Line, 'text' | 'turn'>> = {}): Line | undefined {
    const line = lineOf(raw.slice(0, most.characters), about);
    const before = this.all.at(-1);
    if (line?.continues && before && beginsAnew(line, before)) line.continues = false;
    if (line) this.all.push(line);
    if (this.all.length > most.lines) throw new UnreadableDocument('too_much');
    if (raw.length > most.characters)
      this.add(raw.slice(most.characters), { ...about, bullet: false, continues: true });
    return line;
  }
}

/** However full the line before was: a year ends one row of a list and begins another, and what stands left of a bullet's text is none of it. */
function beginsAnew(line: Line, before: Line): boolean {
  return (
    line.bullet ||
    line.strong !== before.strong ||
    (line.text.length <= 40 && beginsWithStretch.test(line.text) && !endsWithMonth.test(before.text)) ||
    ([line, before].every(({ text }) => beginsWithDate.test(text)) &&
      !/\b(?:to|from|in|since|\p{Lu}\p{Ll}{2}|January|February|March|April|June|July|August|September|October|November|December)$/u.test(
        before.text,
      )) ||
    (/[.!?]$/.test(before.text) && isShortName(line.text)) ||
    (/(?:19|20)\d\d\)?$/.test(before.text) && /^\p{Lu}/u.test(line.text)) ||
    (before.bullet && line.indent < before.indent - 0.3)
  );
}

const beginsWithDate =
  /^(?:\d{1,2}[./]|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?,? )?(?:19|20)\d\d\b/u;

const endsWithMonth = /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?$/u;

/** "May 2019 – Sep 2022", "2016 to present", and little else: no sentence goes on with it. */
const beginsWithStretch =
  /^[([]?(?:\p{L}{3,9}\.? |\d{1,2}[./-])?(?:19|20)\d\d\s*(?:[-–—→]+|to\b|till?\b|until\b)\s*(?:\p{L}{3,9}\.? |\d{1,2}[./-])?(?:(?:19|20)\d\d|present|now|date|today|current)/iu;

/** A few words, each with a capital: behind a sentence that happens to end at the edge they are no more of it. */
function isShortName(text: string): boolean {
  return text.length <= 40 && /^(?:\p{Lu}[\p{L}'’&/-]*\s?){1,5}$/u.test(text);
}

function lineOf(raw: string, about: Partial<Omit<Line, 'text' | 'turn'>>): Line | undefined {
  const text = tidy(raw);
  const [before = '', ...after] = text.replace(bullets, '').split(turnSign);
  const unbulleted = (before + after.join('')).replaceAll('  ', ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(unbulleted)) return undefined;
  const parts = unbulleted.split('\t').length;
  return {
    heading: false,
    strong: false,
    size: 1,
    indent: 0,
    apart: false,
    continues: false,
    page: 1,
    flow: 0,
    ...about,
    turn: after.length === 1 ? before.length : 0,
    places: about.places?.length === parts ? about.places : [],
    text: unbulleted,
    bullet: about.bullet === true || bullets.test(text),
  };
}

const bullets = /^(?:[•●○◦▪▫■□▸►▶‣⁃∙·◆◇❖➢➤✓✔★☆➔→§]|[-–—*+»o](?=\s))\s*/u;

/** Spaces folded, tabs kept as the one sign of a gap; icons, invisible and control characters taken out, ligatures undone. */
function tidy(raw: string): string {
  return (
    withoutSpacing(mendedText(raw))
      .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      // Of the signs that only their own font knows, these are the usual bullets, and the others icons between two facts.
      .replace(/^\s*[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/, '•')
      .replaceAll(/\p{Co}+/gu, '\t')
      // "Name ........ Aishath": a row of dots is the gap it fills.
      .replaceAll(/(?<=\S)[ ]*(?:\.{4,}|…{2,}|_{4,})[ ]*(?=\S)/g, '\t')
      .replaceAll(/[\p{Cs}\p{Cn}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc\ufffd]/gu, '')
      .replaceAll(/\s+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
      .replaceAll(/\p{Cc}(?<![\t\u001f])/gu, '')
      .normalize('NFC')
      .trim()
  );
}

/** "W O R K   H I S T O R Y" is two words: single letters with wider gaps between the words, where those are left. */
function withoutSpacing(raw: string): string {
  if (!/^\s*\S \S \S/.test(raw)) return raw;
  const words = raw.trim().split(/\s{2,}|\t/);
  const isSpaced = words.every((word) => /^[\p{L}&](?: [\p{L}&'’.-])*$/u.test(word));
  return isSpaced && words.join('').length >= 7
    ? words.map((word) => word.replaceAll(' ', '')).join(' ')
    : raw;
}
