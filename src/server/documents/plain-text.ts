import { type Document, Lines } from './line.ts';
import { UnreadableDocument } from './unreadable.ts';

/** Bytes as text, whichever of the usual ways it was written in; undefined where they are no text. */
export function decodedText(bytes: Buffer): string | undefined {
  const text = decoded(bytes);
  // Text has no control characters but for tabs, ends of lines and of pages.
  return text === undefined || /[\p{Cc}](?<![\t\n\r\f])/u.test(text) ? undefined : text;
}

function decoded(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strictly('utf-16be', bytes);
  return strictly('utf-8', bytes) ?? strictly('windows-1252', bytes);
}

function strictly(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The lines of a text. Three spaces and more are a gap, as people set dates to the right with them. */
export function readPlainText(bytes: Buffer): Document {
  const text = decodedText(bytes);
  if (text === undefined) throw new UnreadableDocument('damaged');
  const lines = new Lines();
  const all = text.split(/\r\n?|\n|(?=\f)/);
  const broken = breaksAt(all);
  let page = 1;
  let apart = false;
  let before = '';
  for (const raw of all) {
    if (raw.startsWith('\f')) page += 1;
    // "## Skills" and "**Skills**", as in Markdown.
    const [, marks = '', bare = ''] = /^(\s*(?:#{1,5}\s+|\*\*(?=[^*]+\*\*:?\s*$))?)(.*)$/s.exec(raw) ?? [];
    // "| Waiter | Blue Lagoon |", as Markdown sets tables.
    const cells = /^\s*\|(.*)\|\s*$/.exec(bare)?.[1];
    const told = cells === undefined ? bare : cells.replaceAll('|', '\t');
    const gaps = told.replaceAll('**', '').replaceAll(/(?<=\S) {3,}(?=\S)/g, '\t');
    const added = lines.add(gaps, {
      page,
      apart,
      heading: marks.includes('#'),
      strong: marks.includes('*'),
      indent: indentOf(raw),
      places: placesIn(cells === undefined ? bare : told.replaceAll(/ *\t */g, '\t').trim()),
      // Dates set to the right with blanks are no text that ran there.
      continues:
        broken !== undefined && !apart && before.length >= broken && !/\S(?: {3,}|\t)\S/.test(before),
    });
    // An empty line sets apart what follows; a ruler of dashes does too.
    apart = !added;
    before = raw;
  }
  return { lines: lines.all };
}

/** Which column each part stands in: by its number where tabs part them, else by its distance from the left. */
function placesIn(line: string): number[] {
  if (line.includes('\t')) return line.split('\t').flatMap((part, index) => (part.trim() ? [index] : []));
  return [...line.matchAll(/(?<=^|\S {3,})\S/g)].map(({ index }) => index);
}

/** How long lines are that were broken to fit, where many end at about the same length. */
function breaksAt(lines: readonly string[]): number | undefined {
  const lengths = lines.map((line) => line.length).filter((length) => length >= 50);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const full = lengths.filter((length) => length >= longest * 0.85).length;
  return longest <= 120 && full >= 3 && full >= lengths.length * 0.5 ? longest * 0.85 : undefined;
}

function indentOf(raw: string): number {
  return (/^[ \t]*/.exec(raw)?.[0] ?? '').replaceAll('\t', '    ').length / 2;
}
