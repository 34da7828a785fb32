import type { FileText } from '#contract/api.ts';
import type { Document, Line } from '#server/documents/line.ts';
import { turnSign } from '#server/documents/line.ts';

type Shown = FileText['lines'][number];

/** More than anybody reads of a résumé, and little enough for a browser: what goes beyond is left out, and it is said. */
const most = { lines: 2_000, letters: 200_000 };

/** The text of a document to be read by people, in the order in which it stands: lines that were only broken to fit are one. */
export function shownText({ lines, pages }: Document): FileText {
  const shown: Shown[] = [];
  let letters = 0;
  for (const line of lines) {
    const text = line.text.replaceAll(turnSign, '');
    const before = shown.at(-1);
    letters += text.length;
    const goesOn = before && line.continues;
    if (letters > most.letters || (shown.length === most.lines && !goesOn))
      return { lines: shown, pages: pages ?? null, cut: true };
    if (goesOn) before.text += joined(before.text, text);
    else shown.push({ text, look: lookOf(line), apart: line.apart && shown.length > 0 });
  }
  return { lines: shown, pages: pages ?? null, cut: false };
}

function lookOf({ heading, bullet, strong }: Line): Shown['look'] {
  if (bullet) return 'item';
  return heading ? 'heading' : strong ? 'strong' : 'line';
}

/** A word that was broken at the edge of a line stays broken: which hyphen is its own nobody can tell. */
function joined(before: string, text: string): string {
  return /[-\u2010\u2011]$/.test(before) ? text : ` ${text}`;
}
