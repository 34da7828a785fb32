/** A header's value must be one line, or a title with a line break could add headers of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A mail's subject with its text, and the same as HTML: paragraphs where the text has an empty line. */
export function writtenMail(subject: string, text: string): { subject: string; text: string; html: string } {
  return { subject: oneLine(subject), text, html: htmlOf(text) };
}

function htmlOf(text: string): string {
  const paragraphs = escaped(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html><body style="font: 16px/1.5 sans-serif; color: #0f2a33">${paragraphs.join('')}</body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
