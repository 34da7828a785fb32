import { type Document, Lines } from '#server/documents/line.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';

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
  let page = 1;
  let apart = false;
  for (const raw of text.split(/\r\n?|\n|(?=\f)/)) {
    if (raw.startsWith('\f')) page += 1;
    const added = lines.add(raw.replaceAll(/(?<=\S) {3,}(?=\S)/g, '\t'), {
      page,
      apart,
      indent: indentOf(raw),
    });
    // An empty line sets apart what follows; a ruler of dashes does too.
    apart = !added;
  }
  return { lines: lines.all };
}

function indentOf(raw: string): number {
  return (/^[ \t]*/.exec(raw)?.[0] ?? '').replaceAll('\t', '    ').length / 2;
}
