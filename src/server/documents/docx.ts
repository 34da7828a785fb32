import type { Document } from '#server/documents/line.ts';
import { Paragraphs } from '#server/documents/paragraphs.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { walkXml } from '#server/documents/xml.ts';
import { entriesOf, unpackerOf } from '#server/documents/zip.ts';

/** The text of a DOCX, from word/document.xml and nothing else: no links, pictures, fields or macros are looked at. */
export function readDocx(bytes: Buffer): Document {
  const entry = entriesOf(bytes).find(({ name }) => name === 'word/document.xml');
  if (!entry) throw new UnreadableDocument('damaged');
  const paragraphs = new Paragraphs();
  // Inside of these nothing counts: the second telling of a box for old programs, and what was deleted.
  let ignored = 0;
  let inText = false;
  let bold = false;

  walkXml(unpackerOf(bytes)(entry), {
    open: (name, attributes) => {
      if (ignored > 0 || ignoredParts.has(name)) ignored += 1;
      if (ignored > 0) return;
      const { now } = paragraphs;
      if (name === 'w:p') paragraphs.begin();
      else if (name === 'w:tr') paragraphs.beginRow();
      else if (name === 'w:tc') paragraphs.beginCell();
      else if (name === 'w:r') bold = false;
      else if (name === 'w:t') inText = true;
      else if (!now) return;
      else if (name === 'w:b') bold = isOn(attributes['w:val']);
      else if (name === 'w:numPr') now.bullet = true;
      else if (name === 'w:pStyle') now.heading ||= isHeading(attributes['w:val']);
      else if (name === 'w:tab') now.text += '\t';
      else if (name === 'w:br' || name === 'w:cr') now.text += '\n';
      else if (name === 'w:noBreakHyphen') now.text += '-';
    },
    close: (name) => {
      if (ignored > 0) ignored -= 1;
      else if (name === 'w:p') paragraphs.end();
      else if (name === 'w:tr') paragraphs.endRow();
      else if (name === 'w:t') inText = false;
    },
    text: (text) => {
      const { now } = paragraphs;
      if (!inText || ignored > 0 || !now) return;
      now.text += text;
      now.letters += text.length;
      if (bold) now.bold += text.length;
    },
  });
  return { lines: paragraphs.all };
}

const ignoredParts = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:pPrChange', 'w:tabs']);

function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

/** Word translates the names of its styles, but not what they begin with in most languages. */
function isHeading(style = ''): boolean {
  return /^(?:heading|title|subtitle|berschrift|titel|titre|ttulo|titolo|kop|rubrik|overskrift)/i.test(style);
}
