import { line, linesOf } from './line.ts';
import type { Letterhead, Mail, Part, Way } from './mail-parts.ts';

/** A mail in plain text: each address ends its line, so that no mail program takes what follows for a piece of it. */
export function textOf({ to, parts, button, notes = [], stop }: Mail, head: Letterhead): string {
  const body = [
    ...(to === undefined ? [] : [line`Hello ${to},`]),
    ...parts.map((part) => inText(part, head)),
    ...(button ? [placed(button, head)] : []),
  ];
  const below = [...notes, ...(stop ? [placed(stop, head)] : [])];
  // Mail programs know by the line "-- " what is not to be quoted in an answer.
  return `${body.join('\n\n')}\n${below.length ? `\n-- \n${below.join('\n')}\n` : ''}`;
}

function inText(part: Part, head: Letterhead): string {
  if (typeof part === 'string') return part;
  if ('words' in part) return linesOf(part.words);
  if ('facts' in part) return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return part.list
    .map(({ said, way }) => [said && `- ${said}`, placed(way, head)].filter(Boolean).join('\n  '))
    .join('\n');
}

function placed({ label, path }: Way, { origin }: Letterhead): string {
  return `${label}: ${origin}${path}`;
}
