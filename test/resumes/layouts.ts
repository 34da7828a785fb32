import type { LaidOut, Layout } from './layout.ts';
import { datesFirst, oneParagraph, spacedLetters, tableOnPaper, twoColumns } from './layouts-of-pages.ts';
import { plainText, roleAtCompany } from './layouts-of-text.ts';
import { boxesAndHeaders, datesLast, sidebar, tables } from './layouts-of-words.ts';
import { people, type ToldPerson } from './people.ts';

/** Ten ways to set a résumé, each in three habits. */
export const layouts: Readonly<Record<string, Layout>> = {
  'tables with headings': (person, variant) =>
    variant === 2 ? tableOnPaper(person, variant) : tables(person, variant),
  'two columns': twoColumns,
  'dates first': datesFirst,
  'dates last': datesLast,
  'one paragraph': oneParagraph,
  'role @ company': roleAtCompany,
  'boxes, headers and footers': boxesAndHeaders,
  'spaced letters': spacedLetters,
  sidebar,
  'plain text': plainText,
};

export interface Example extends LaidOut {
  layout: string;
  variant: number;
  person: ToldPerson;
}

/** Thirty people, each once: every layout in each of its habits. */
export function examples(): Example[] {
  const names = Object.keys(layouts);
  return people.map((person, index) =>
    made(person, names[index % names.length] ?? '', Math.floor(index / names.length)),
  );
}

/** Every person in every layout and habit: what the thirty are a tenth of. */
export function allExamples(): Example[] {
  return people.flatMap((person) =>
    Object.keys(layouts).flatMap((layout) => [0, 1, 2].map((variant) => made(person, layout, variant))),
  );
}

function made(person: ToldPerson, layout: string, variant: number): Example {
  const laidOut = layouts[layout]?.(person, variant);
  if (!laidOut) throw new Error(`There is no layout “${layout}”`);
  return { layout, variant, person, ...laidOut };
}
