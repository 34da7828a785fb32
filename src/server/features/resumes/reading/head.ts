import type { Line } from '#server/documents/line.ts';
import type { ResumeReading } from '../resume-reading.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

interface Head {
  name: string | null;
  title: string | null;
  summary: string | null;
  doubtful: ResumeReading['doubtful'];
  rest: string[];
}

/** Who somebody is, from what stands above the first heading once the ways to reach them are taken out. */
export function headOf(lines: readonly Line[], texts: readonly string[], email: string | null): Head {
  const pieces = texts.flatMap((text) => text.split(/\t|\s[–—|]\s/));
  const name = nameIn(pieces.slice(0, 6));
  const others = pieces.filter((piece) => piece !== name);
  const title =
    others.find(
      (piece) =>
        isRole(piece) &&
        piece.length <= 80 &&
        !/[.!?]$/.test(piece) &&
        (endsInRole(piece) || !isEmployer(piece)),
    ) ?? null;
  const rest = others.filter((piece) => piece !== title);
  const prose = rest.filter((piece) => piece.length > 60);
  const told = prose.length > 0 && rest.every((piece) => prose.includes(piece) || piece.length > 20);
  const isLarge = lines.some(({ text, size }) => size > 1.4 && name !== null && text.includes(name));
  return {
    name,
    title,
    summary: told ? rest.join('\n') : null,
    doubtful: [
      ...(name && !isLarge && !isInEmail(name, email) ? (['name'] as const) : []),
      ...(told ? (['summary'] as const) : []),
    ],
    rest: told ? [] : rest,
  };
}

function nameIn(pieces: readonly string[]): string | null {
  return pieces.find((piece) => looksLikeName(piece)) ?? null;
}

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    text.length <= 60 &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}'’.-]*|(?:bin|ibn|van|von|de|da|del|di|la|le|al|el)),?$/u.test(word),
    ) &&
    !isRole(text) &&
    !isEmployer(text)
  );
}

function isInEmail(name: string, email: string | null): boolean {
  const local = email?.split('@')[0]?.toLowerCase() ?? '';
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 2 && local.includes(word));
}
