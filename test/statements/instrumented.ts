import type { Report, Sent } from './describing.ts';
import { keyOf, type Place, type Source } from './sources.ts';

/**
 * A source in which every statement is sent by a function of its own, whose types are PostgreSQL's: the compiler then says
 * where a row has a column that is not there or of another type, and where a value is none that its parameter takes.
 */
export function instrumented({ text, sent, added }: Source, report: Report): string {
  const edits: [at: number, to: number, instead: string][] = [];
  const declared: string[] = [];
  for (const place of sent) {
    const texts = report.sent[keyOf(place)];
    if (!texts?.length) continue;
    const [from, to] = place.name;
    const name = `sent_${from}`;
    edits.push([from, to, name]);
    declared.push(declarationOf(name, text.slice(from, to), place, texts));
  }
  const all = Object.values(report.sent).flat();
  for (const place of added) {
    const types = typesOfValue(keyOf(place), all);
    const [from, to] = place.arguments[0] ?? [0, 0];
    if (types.length)
      edits.push([
        from,
        to,
        `(${text.slice(from, to)}) satisfies ${types.map(taken).join(' | ')} | null | undefined`,
      ]);
  }
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((before, [from, to, instead]) => before.slice(0, from) + instead + before.slice(to), text)
    .concat('\n', help, declared.join('\n'), '\n');
}

// A column that only some of the texts have is one that a row may lack; one that it may lack may be in none.
const help = `type Fits<Row, Always, Sometimes> = { [Name in keyof Row]:
  Name extends keyof Always ? Always[Name] | null | undefined
  : Name extends keyof Sometimes ? (undefined extends Row[Name] ? Sometimes[Name] | null | undefined : 'not always there')
  : undefined extends Row[Name] ? Row[Name] : 'no such column' };
type AnyDb = import('#server/db/query.ts').Db;
`;

function declarationOf(name: string, callee: string, place: Place, texts: readonly Sent[]): string {
  const values = place.listed ? tuple(texts[0]?.described.parameters ?? []) : 'readonly unknown[]';
  if (callee === 'run')
    return `declare function ${name}(db: AnyDb, text: string, values?: ${values}, options?: object): Promise<number>;`;
  const answer = { row: 'Row | undefined', oneRow: 'Row' }[callee] ?? 'Row[]';
  const fits = place.generic
    ? ''
    : ` extends Fits<Row, ${shapesOf(texts).join(', ')}> = ${shapesOf(texts)[0]}`;
  return `declare function ${name}<Row${fits}>(db: AnyDb, text: string, values?: ${values}, options?: object): Promise<${answer}>;`;
}

/** The columns that every one of the texts has, and those that some have. */
function shapesOf(texts: readonly Sent[]): [always: string, sometimes: string] {
  const types = new Map<string, Set<string>>();
  for (const { name, type } of texts.flatMap(({ described }) => described.columns))
    types.set(name, (types.get(name) ?? new Set()).add(answered(type)));
  const all = texts.map(({ described }) => new Set(described.columns.map(({ name }) => name)));
  const shape = (wanted: (name: string) => boolean) =>
    `{ ${[...types]
      .filter(([name]) => wanted(name))
      .map(([name, own]) => `${JSON.stringify(name)}: ${[...own].join(' | ')}`)
      .join('; ')} }`;
  const isAlways = (name: string) => all.every((names) => names.has(name));
  return [shape(isAlways), shape((name) => !isAlways(name))];
}

function tuple(parameters: readonly string[]): string {
  return `readonly [${parameters.map((type) => `${taken(type)} | null | undefined`).join(', ')}]`;
}

function typesOfValue(key: string, texts: readonly Sent[]): string[] {
  const types = texts.flatMap(({ added, described }) =>
    added.flatMap((at, index) => (at === key ? [described.parameters[index] ?? 'unknown'] : [])),
  );
  return [...new Set(types)];
}

/** What the driver makes of a column of this type; see the parsers of connect.ts. */
function answered(type: string): string {
  if (type === '_timestamptz' || type === '_timestamp' || type === '_date') return 'readonly Date[]';
  if (type === '_int8') return 'readonly string[]';
  if (type.startsWith('_')) return `readonly (${answered(type.slice(1))})[]`;
  if (isNumber(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (type === 'bytea') return 'Buffer';
  if (type === 'json' || type === 'jsonb') return 'unknown';
  if (type === 'timestamp' || type === 'interval') return 'never';
  return 'string';
}

/** What the driver can send for a parameter of this type. */
function taken(type: string): string {
  if (type.startsWith('_')) return `readonly (${taken(type.slice(1))} | null)[]`;
  if (isNumber(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (type === 'bytea') return 'Buffer';
  // A list would arrive as PostgreSQL's array, not as JSON.
  if (type === 'json' || type === 'jsonb') return '(string | (object & { readonly length?: never }))';
  return /^(timestamptz|date)$/.test(type) ? '(string | Date)' : 'string';
}

function isNumber(type: string): boolean {
  return /^(int[248]|float[48]|numeric|oid)$/.test(type);
}
