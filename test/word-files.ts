import { zipped } from '#test/zip.ts';

/** A DOCX of these paragraphs; what begins with "# " is a heading, with "- " a bullet, and tabs part the cells of a table's row. */
export function docxOf(lines: readonly string[], { before = '' } = {}): Buffer {
  const body = lines.map(docxLine).join('');
  return zipped({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?>${before}<w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
  });
}

function docxLine(line: string): string {
  if (line.includes('\t')) {
    const cells = line.split('\t').map((cell) => `<w:tc>${docxLine(cell)}</w:tc>`);
    return `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`;
  }
  const [, mark = '', text = ''] = /^(# |- )?(.*)$/.exec(line) ?? [];
  const style = mark === '# ' ? '<w:pStyle w:val="Heading1"/>' : mark === '- ' ? '<w:numPr/>' : '';
  return `<w:p><w:pPr>${style}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** The same as an OpenDocument text. */
export function odtOf(lines: readonly string[], { before = '' } = {}): Buffer {
  const body = lines
    .map((line) =>
      line.startsWith('# ')
        ? `<text:h>${escaped(line.slice(2))}</text:h>`
        : line.startsWith('- ')
          ? `<text:list><text:list-item><text:p>${escaped(line.slice(2))}</text:p></text:list-item></text:list>`
          : `<text:p>${escaped(line).replaceAll('\t', '<text:tab/>')}</text:p>`,
    )
    .join('');
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?>${before}<office:document-content><office:text>${body}</office:text></office:document-content>`,
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
