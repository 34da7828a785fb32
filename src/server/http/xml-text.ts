/**
 * XML 1.0 as text. The packages for it would not do: `feed` holds a whole feed in memory, and `xmlbuilder2` neither waits for
 * whoever reads nor takes the end of a CDATA section in a text.
 */

/** All that XML 1.0 has no sign for: controls, halves of pairs, U+FFFE and U+FFFF. No way of writing them is allowed. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text between tags, or in an attribute. */
export function xmlText(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it is, for readers that take no entities. What would end it is parted over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element with a text; nothing where there is none. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}

/** The same with the text as it is. */
export function rawElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${cdata(text)}</${name}>` : '';
}

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
