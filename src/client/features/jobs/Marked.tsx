import { use, type ReactNode } from 'react';
import { stretchesIn } from '#domain/searched-words.ts';
import { WordsToMark } from './words-to-mark.ts';

/** A text of a posting, in which what was searched for is marked. */
export function Marked({ text }: { text: string }) {
  const stretches = stretchesIn(text, use(WordsToMark));
  if (!stretches.length) return text;
  const parts: ReactNode[] = [];
  let read = 0;
  for (const { start, end } of stretches) {
    parts.push(text.slice(read, start), <mark key={start}>{text.slice(start, end)}</mark>);
    read = end;
  }
  return [...parts, text.slice(read)];
}
