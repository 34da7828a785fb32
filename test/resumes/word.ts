import { zipped } from '#test/zip.ts';

/** Pieces of the markup of a Word document, as Word itself writes them. */
export const word = {
  /** What runs in one look. */
  run: (text: string, { bold = false } = {}) =>
    `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${text
      .split('\t')
      .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
      .join('<w:tab/>')}</w:r>`,
  paragraph: (text: string, { bold = false, style = '', bullet = false } = {}) =>
    word.runs([word.run(text, { bold })], { style, bullet }),
  runs: (runs: readonly string[], { style = '', bullet = false } = {}) =>
    `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${bullet ? '<w:numPr><w:ilvl w:val="0"/></w:numPr>' : ''}</w:pPr>${runs.join('')}</w:p>`,
  heading: (text: string) => word.paragraph(text, { style: 'Heading1' }),
  bullets: (texts: readonly string[]) => texts.map((text) => word.paragraph(text, { bullet: true })).join(''),
  /** Rows of cells, each cell markup of its own or a text. */
  table: (rows: readonly (readonly string[])[]) =>
    `<w:tbl><w:tblPr/>${rows
      .map(
        (cells) =>
          `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${/^<w:(?:p|tbl)>/.test(cell) ? cell : word.paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
      )
      .join('')}</w:tbl>`,
  /** A text box, told twice: for Word, and again for old programs. */
  box: (content: string) =>
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
};

/** A document of this body, with a header and a footer of its own where they are given. */
export function wordFile(body: string, { header = '', footer = '' } = {}): Buffer {
  const part = (name: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${name} xmlns:w="w" xmlns:mc="mc" xmlns:wps="wps" xmlns:v="v">${content}</w:${name}>`;
  return zipped({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...(header && { 'word/header1.xml': part('hdr', header) }),
    ...(footer && { 'word/footer1.xml': part('ftr', footer) }),
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
