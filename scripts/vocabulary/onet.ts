import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Concept, conceptOf } from './concept.ts';

type Line = Record<string, string>;

/** O*NET's occupations with every title collected for them, and the products its workers use. */
export function onetConcepts(folder: string): Concept[] {
  return [...occupations(folder), ...technologies(folder)];
}

/** What O*NET writes about each of its occupations, by address: a description and its tasks, one by one. Not shipped. */
export function onetTexts(folder: string): Map<string, string[]> {
  const lines = [
    ...linesOf(folder, 'Occupation Data.txt').map((line) => ({ line, text: line.Description! })),
    ...linesOf(folder, 'Task Statements.txt').map((line) => ({ line, text: line.Task! })),
  ];
  const byCode = Map.groupBy(lines, ({ line }) => line['O*NET-SOC Code']!);
  return new Map([...byCode].map(([code, found]) => [`onet:${code}`, found.map(({ text }) => text)]));
}

function occupations(folder: string): Concept[] {
  const titles = Map.groupBy(
    [
      ...linesOf(folder, 'Alternate Titles.txt').flatMap((line) => [
        { code: line['O*NET-SOC Code']!, title: line['Alternate Title']! },
        { code: line['O*NET-SOC Code']!, title: line['Short Title']!.replace('n/a', '') },
      ]),
      ...linesOf(folder, 'Sample of Reported Titles.txt').map((line) => ({
        code: line['O*NET-SOC Code']!,
        title: line['Reported Job Title']!,
      })),
    ],
    ({ code }) => code,
  );
  return linesOf(folder, 'Occupation Data.txt').map((line) => {
    const code = line['O*NET-SOC Code']!;
    return conceptOf({
      address: `onet:${code}`,
      kind: 'onet occupation',
      names: [line.Title!, ...(titles.get(code) ?? []).flatMap(({ title }) => withoutBrackets(title))],
      order: code,
    });
  });
}

function technologies(folder: string): Concept[] {
  const lines = linesOf(folder, 'Technology Skills.txt');
  const families = new Map(
    lines.map((line) => [
      line['Commodity Code']!,
      conceptOf({
        address: `onet:${line['Commodity Code']}`,
        kind: 'skill group',
        names: [line['Commodity Title']!],
        order: `onet ${line['Commodity Code']}`,
      }),
    ]),
  );
  const products = new Map<string, Concept>();
  for (const line of lines) {
    const name = line.Example!;
    const family = `onet:${line['Commodity Code']}`;
    const product = products.get(name);
    if (!product) {
      products.set(
        name,
        conceptOf({
          address: `onet:${name}`,
          kind: 'technology',
          names: [name, ...shorterNames(name)],
          broader: [family],
          order: family,
        }),
      );
    } else if (!product.broader.includes(family)) {
      product.broader.push(family);
    }
  }
  return [...families.values(), ...products.values()];
}

/** "Chief Executive Officer (CEO)" is two titles. */
function withoutBrackets(title: string): string[] {
  const inside = /\(([^)]*)\)/.exec(title)?.[1];
  return inside ? [title.replace(/\([^)]*\)/, ' '), inside] : [title];
}

/** O*NET writes "Adobe Systems Adobe Acrobat" and "Structured query language SQL"; people write "Adobe Acrobat" and "SQL". */
function shorterNames(name: string): string[] {
  const words = name.split(' ');
  const again = words.indexOf(words[0]!, 1);
  const abbreviation = /^(.*[a-z]) ([A-Z][A-Z0-9/+#]+)$/.exec(name.replace(/ software$/, ''));
  return [
    again > 0 ? words.slice(again).join(' ') : '',
    name.replace(/ software$/, ''),
    ...(abbreviation ? abbreviation.slice(1) : []),
  ].filter((short) => short.length > 1);
}

function linesOf(folder: string, file: string): Line[] {
  const [head, ...lines] = readFileSync(path.join(folder, file), 'utf8').trim().split(/\r?\n/);
  const columns = head!.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i]!, cell])));
}
