/** What a company answers to an applicant by itself: its own words, with the few things filled in that differ. */

export interface AutoResponse {
  template: string;
  applicantName: string;
  jobTitle: string;
  companyName: string;
}

/** Subject, plain text and HTML. `{name}`, `{job}` and `{company}` in the template are filled in, anything else stays as it is. */
export function applicationReceivedEmail({ template, applicantName, jobTitle, companyName }: AutoResponse) {
  const values: Record<string, string> = {
    name: oneLine(applicantName),
    job: oneLine(jobTitle),
    company: oneLine(companyName),
  };
  const text = template.replace(/\{(name|job|company)\}/g, (_, key: string) => values[key] ?? '');
  return { subject: oneLine(`Your application: ${jobTitle}`), text, html: htmlOf(text) };
}

/** A header's value must be one line, or a title with a line break could add headers of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
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
