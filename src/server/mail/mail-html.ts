import { mailColours } from './mail-colours.ts';
import { line, linesOf, oneLine } from './line.ts';
import type { Letterhead, Mail, Part, Way } from './mail-parts.ts';

const { light, dark } = mailColours;
const letters = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * A mail as HTML for what mail programs are: tables, because Outlook draws nothing else to measure; each style at its
 * element, because some throw sheets away; the sheet only for the dark and for narrow screens. It fetches nothing.
 */
export function htmlOf(mail: Mail, head: Letterhead): string {
  const { subject, to, parts, button, notes = [], stop } = mail;
  const body = [
    ...(to === undefined ? [] : [paragraph(line`Hello ${to},`)]),
    ...parts.map((part) => inHtml(part, head)),
    ...(button ? [buttonOf(button, head)] : []),
  ];
  const below = [...notes.map((note) => small(escaped(note))), ...(stop ? [small(link(stop, head))] : [])];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(oneLine(subject))}</title>
<style>${sheet}</style>
</head>
<body class="shallow" style="margin: 0; padding: 0; background-color: ${light.shallow};">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${escaped(previewOf(mail))}${filler}</div>
<table role="presentation" class="shallow" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${light.shallow}" style="background-color: ${light.shallow};">
<tr><td align="center" class="margin" style="padding: 32px 16px;">
<!--[if mso]><table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width: 600px;">
<tr><td class="brand" dir="auto" style="padding: 0 0 16px; font: 700 20px/28px ${letters}; color: ${light.brand};">${escaped(oneLine(head.brandName))}</td></tr>
<tr><td class="water sheet" bgcolor="${light.water}" style="padding: 32px; background-color: ${light.water}; border: 1px solid ${light.line}; border-top: 4px solid ${light.brand}; border-radius: 8px;">
${body.join('\n')}
</td></tr>
${below.length ? `<tr><td style="padding: 16px 0 0;">\n${below.join('\n')}\n</td></tr>` : ''}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) { .margin { padding: 16px 8px !important; } .sheet { padding: 24px 16px !important; } }
@media (prefers-color-scheme: dark) {
${[
  `.shallow { background-color: ${dark.shallow} !important; }`,
  `.water { background-color: ${dark.water} !important; border-color: ${dark.line} !important; border-top-color: ${dark.brand} !important; }`,
  `.brand { color: ${dark.brand} !important; }`,
  `.ink { color: ${dark.ink} !important; }`,
  `.ink3 { color: ${dark['ink-3']} !important; }`,
  `.link { color: ${dark.link} !important; }`,
  `.button { background-color: ${dark.primary} !important; }`,
  `.button a { color: ${dark['on-primary']} !important; }`,
].join('\n')}
}
`;

/** Keeps what follows the preview out of it. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);

function previewOf({ preview, parts, subject }: Mail): string {
  return preview ?? parts.find((part) => typeof part === 'string') ?? subject;
}

function inHtml(part: Part, head: Letterhead): string {
  if (typeof part === 'string') return paragraph(part);
  if ('words' in part) return theirs(part.words);
  if ('facts' in part) return facts(part.facts);
  return part.list.map(({ said, way }) => item(said, link(way, head))).join('\n');
}

const text = `font: 400 16px/24px ${letters}; color: ${light.ink};`;

function item(said: string, html: string): string {
  const words = said && `${escaped(said)}<br>`;
  return `<p class="ink" style="${text} margin: 0 0 16px;">${words}${html}</p>`;
}

function paragraph(words: string): string {
  return `<p class="ink" style="${text} margin: 0 0 16px;">${escaped(words)}</p>`;
}

/** What a company or a person wrote: paragraphs where they left a line empty, each in its own direction. */
function theirs(words: string): string {
  const paragraphs = linesOf(words)
    .split(/\n{2,}/)
    .map(
      (one) =>
        `<p class="ink" dir="auto" style="${text} margin: 0 0 16px;">${escaped(one).replaceAll('\n', '<br>')}</p>`,
    );
  return paragraphs.join('\n');
}

function facts(all: readonly { name: string; value: string }[]): string {
  const rows = all.map(
    ({ name, value }) =>
      `<tr><td style="padding: 0 0 12px;"><span class="ink3" style="font: 400 14px/20px ${letters}; color: ${light['ink-3']};">${escaped(name)}</span><br><bdi class="ink" style="font: 600 16px/24px ${letters}; color: ${light.ink};">${escaped(value).replaceAll('\n', '<br>')}</bdi></td></tr>`,
  );
  return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin: 0 0 8px;">${rows.join('')}</table>`;
}

function buttonOf({ label, path }: Way, { origin }: Letterhead): string {
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin: 8px 0;"><tr><td class="button" align="center" bgcolor="${light.primary}" style="padding: 12px 24px; background-color: ${light.primary}; border-radius: 6px;"><a href="${escaped(origin + path)}" style="font: 600 16px/24px ${letters}; color: ${light['on-primary']}; text-decoration: none;">${escaped(label)}</a></td></tr></table>`;
}

function small(html: string): string {
  return `<p class="ink3" style="margin: 0 0 8px; font: 400 13px/20px ${letters}; color: ${light['ink-3']};">${html}</p>`;
}

function link({ label, path }: Way, { origin }: Letterhead): string {
  return `<a class="link" href="${escaped(origin + path)}" style="color: ${light.link}; text-decoration: underline;">${escaped(label)}</a>`;
}

/** What HTML would read as a sign of its own. */
function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
