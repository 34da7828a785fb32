import type { Document } from './line.ts';
import { Paragraphs } from './paragraphs.ts';
import { UnreadableDocument } from './unreadable.ts';
import { walkXml } from './xml.ts';
import { entriesOf, unpackerOf } from './zip.ts';

/**
 * The text of a DOCX, from the document, its headers and its footers: no links, pictures, fields or macros are looked at.
 * Headers stand before everything and footers after it, each as often as it says something new.
 */
export function readDocx(bytes: Buffer): Document {
  const entries = entriesOf(bytes);
  const entry = entries.find(({ name }) => name === 'word/document.xml');
  if (!entry) throw new UnreadableDocument('damaged');
  const unpack = unpackerOf(bytes);
  const paragraphs = new Paragraphs();
  const margins = (of: string) =>
    entries.filter(({ name }) => new RegExp(`^word/${of}\\d{0,2}\\.xml$`).test(name)).slice(0, most.margins);
  const readMargins = (of: string) => {
    for (const margin of margins(of)) {
      paragraphs.beginFlow();
      readPart(unpack(margin), paragraphs);
      paragraphs.endFlow();
    }
  };
  readMargins('header');
  readPart(unpack(entry), paragraphs);
  readMargins('footer');
  return { lines: paragraphs.all };
}

/** A document has three of each where its first page and its even ones differ; sections may bring more. */
const most = { margins: 6 };

function readPart(content: Buffer, paragraphs: Paragraphs): void {
  // Inside of these nothing counts: the second telling of a box for old programs, and what was deleted.
  let ignored = 0;
  let inText = false;
  let bold = false;

  walkXml(content, {
    open: (name, attributes) => {
      if (ignored > 0 || ignoredParts.has(name)) ignored += 1;
      if (ignored > 0) return;
      const { now } = paragraphs;
      if (name === 'w:txbxContent') paragraphs.beginFlow();
      else if (name === 'w:p') paragraphs.begin();
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
      else if (name === 'w:txbxContent') paragraphs.endFlow();
      else if (name === 'w:p') paragraphs.end();
      else if (name === 'w:tr') paragraphs.endRow();
      else if (name === 'w:t') inText = false;
    },
    text: (text) => {
      if (inText && ignored === 0) paragraphs.type(text, bold);
    },
  });
}

const ignoredParts = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:pPrChange', 'w:tabs']);

function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

/** Word translates the names of its styles, but not what they begin with in most languages. */
function isHeading(style = ''): boolean {
  return /^(?:heading|title|subtitle|berschrift|titel|titre|ttulo|titolo|kop|rubrik|overskrift)/i.test(style);
}
