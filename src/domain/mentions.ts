/** Somebody named in a text after an @. */
export interface Mention {
  userId: number;
  name: string;
}

/** What is typed, and stands, before the name. */
export const mentionMark = '@';

/**
 * A text in pieces: words, and the people who are named in it. Who shares a name with another is meant in the order of the
 * list; the last of them by every further naming.
 */
export function piecesOf<Named extends { name: string }>(
  text: string,
  people: readonly Named[],
): (string | Named)[] {
  const names = [...new Set(people.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  if (!names.length) return text ? [text] : [];
  const named = new RegExp(
    // Within a word or an address of mail it names nobody; and Ali is not named where Alison is.
    `(?<![\\p{L}\\p{N}_])${mentionMark}(${names.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}_])`,
    'gu',
  );
  const pieces: (string | Named)[] = [];
  const met = new Map<string, number>();
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(named)) {
    const namesakes = people.filter((person) => person.name === name);
    const person = namesakes[Math.min(met.get(name) ?? 0, namesakes.length - 1)];
    if (!person) continue;
    met.set(name, (met.get(name) ?? 0) + 1);
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push(person);
    end = index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** A text as it is kept: with who is meant in it, whatever they will be called. */
export function withIds(text: string, people: readonly Mention[]): string {
  return piecesOf(text, people)
    .map((piece) => (typeof piece === 'string' ? piece : `${mentionMark}[${piece.userId}]`))
    .join('');
}

/** A kept text as it is read: with the names that these people have now. */
export function withNames(kept: string, people: readonly Mention[]): string {
  return kept.replaceAll(keptMention, (whole, id: string) => {
    const person = people.find(({ userId }) => userId === Number(id));
    return person ? mentionMark + person.name : whole;
  });
}

/** Whom of these people a kept text names, in the order in which it does. */
export function namedIn<Named extends Mention>(kept: string | null, people: readonly Named[]): Named[] {
  const ids = [...new Set([...(kept ?? '').matchAll(keptMention)].map(([, id]) => Number(id)))];
  return ids.flatMap((id) => people.find(({ userId }) => userId === id) ?? []);
}

const keptMention = /@\[(\d{1,10})\]/g;

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
