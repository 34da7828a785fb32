import type { Document } from './line.ts';
import { Paragraphs } from './paragraphs.ts';
import { UnreadableDocument } from './unreadable.ts';
import { walkXml } from './xml.ts';
import { entriesOf, unpackerOf } from './zip.ts';

/** The text of an OpenDocument, from content.xml and nothing else. */
export function readOdt(bytes: Buffer): Document {
  const entries = entriesOf(bytes);
  const entry = entries.find(({ name }) => name === 'content.xml');
  if (!entry) throw new UnreadableDocument('damaged');
  const unpack = unpackerOf(bytes);
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  if (manifest && unpack(manifest).includes('encryption-data')) throw new UnreadableDocument('locked');
  const paragraphs = new Paragraphs();
  const boldStyles = new Set<string>();
  const bold: boolean[] = [];
  let style = '';
  let items = 0;
  let ignored = 0;

  walkXml(unpack(entry), {
    open: (name, attributes) => {
      if (ignored > 0 || ignoredParts.has(name)) ignored += 1;
      if (ignored > 0) return;
      const named = attributes['text:style-name'] ?? '';
      if (name === 'style:style') style = attributes['style:name'] ?? '';
      else if (name === 'style:text-properties' && attributes['fo:font-weight'] === 'bold')
        boldStyles.add(style);
      else if (name === 'text:list-item') items += 1;
      else if (name === 'table:table-row') paragraphs.beginRow();
      else if (name === 'table:table-cell') paragraphs.beginCell();
      else if (name === 'text:p' || name === 'text:h') {
        paragraphs.begin();
        bold.push(boldStyles.has(named));
        if (paragraphs.now) {
          paragraphs.now.heading = name === 'text:h' || /^(?:title|subtitle|heading)/i.test(named);
          paragraphs.now.bullet = items > 0 && name === 'text:p';
        }
      } else if (name === 'text:span') bold.push(boldStyles.has(named) || bold.at(-1) === true);
      else if (!paragraphs.now) return;
      else if (name === 'text:tab') paragraphs.now.text += '\t';
      else if (name === 'text:line-break') paragraphs.now.text += '\n';
      else if (name === 'text:s') paragraphs.now.text += Number(attributes['text:c'] ?? 1) > 2 ? '\t' : ' ';
    },
    close: (name) => {
      if (ignored > 0) ignored -= 1;
      else if (name === 'text:p' || name === 'text:h') {
        paragraphs.end();
        bold.pop();
      } else if (name === 'text:span') bold.pop();
      else if (name === 'text:list-item') items -= 1;
      else if (name === 'table:table-row') paragraphs.endRow();
    },
    text: (text) => {
      if (ignored === 0) paragraphs.type(text.replaceAll(/\s+/g, ' '), bold.at(-1) === true);
    },
  });
  return { lines: paragraphs.all };
}

const ignoredParts = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note',
  'svg:title',
  'svg:desc',
]);
