import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CallExpression,
  type Module,
  type ModuleItem,
  type Param,
  parseSync,
  type TsInterfaceDeclaration,
  type TsTypeAliasDeclaration,
} from '@swc/core';

export const root = path.join(import.meta.dirname, '../..');

/** One place in a source where a statement is sent, or a value is added to one that is put together. */
export interface Place {
  /** From the root: 'src/server/mail/mail.queries.ts'. */
  file: string;
  /** As Node's stack traces have them, from 1. */
  line: number;
  column: number;
  /** Indices into the text: the name that is called, the whole call, and its arguments. */
  name: readonly [number, number];
  call: readonly [number, number];
  arguments: readonly (readonly [number, number])[];
  /** Whether the type of its rows is left to who calls the function it stands in. */
  generic: boolean;
  /** Whether the values stand there as a list, one by one. */
  listed: boolean;
}

export function keyOf({ file, line, column }: Pick<Place, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`;
}

export interface Exported {
  name: string;
  parameters: readonly Param['pat'][];
  /** What it reads a cursor as, or may. */
  cursors: string[][];
}

export interface Source {
  file: string;
  text: string;
  sent: Place[];
  added: Place[];
  exported: Exported[];
  types: Types;
}

/** The types a file declares, and where it has others from, by name. */
export interface Types {
  file: string;
  declared: Map<string, TsInterfaceDeclaration | TsTypeAliasDeclaration>;
  imported: Map<string, string>;
}

/** Every file of statements that the server has. */
export function sources(): Source[] {
  return readdirSync(path.join(root, 'src/server'), { recursive: true })
    .map((file) => path.posix.join('src/server', String(file)))
    .filter((file) => file.endsWith('.queries.ts'))
    .toSorted()
    .map((file) => sourceOf(file, readFileSync(path.join(root, file), 'utf8')));
}

export function sourceOf(file: string, text: string): Source {
  // The semicolon: swc counts bytes from wherever the last file it read had ended, and says where the first sign stood.
  const module = parseSync(`;${text}`, { syntax: 'typescript' });
  const bytes = Buffer.from(text);
  const index = (at: number) => bytes.subarray(0, at - module.span.start - 1).toString().length;
  const found: Source = { file, text, sent: [], added: [], exported: [], types: typesOf(file, module) };
  const place = (call: CallExpression, name: { span: { start: number; end: number } }): Place => {
    const [from, to] = [index(name.span.start), index(name.span.end)];
    const lines = text.slice(0, from).split('\n');
    const values = call.arguments[2]?.expression;
    return {
      file,
      line: lines.length,
      column: (lines.at(-1) ?? '').length + 1,
      name: [from, to],
      call: [index(call.span.start), index(call.span.end)],
      arguments: call.arguments.map(({ expression }) => spanOf(expression, index)),
      generic: false,
      listed:
        values?.type === 'ArrayExpression' && values.elements.every((element) => element && !element.spread),
    };
  };
  walk(module.body, (node, open) => {
    if (node.type !== 'CallExpression') return;
    const call = node as unknown as CallExpression; // The cast: its type was just asked for.
    const { callee } = call;
    if (callee.type === 'Identifier' && ['row', 'oneRow', 'rows', 'run'].includes(callee.value))
      found.sent.push({ ...place(call, callee), generic: isOpen(call, open) });
    if (
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.value === 'add' &&
      call.arguments.length === 1
    )
      found.added.push(place(call, callee.property));
  });
  found.exported = module.body.flatMap((item) => functionsOf(item, text, index));
  return found;
}

const typesBefore = new Map<string, Types>();

/** Those of any file of ours. */
export function typesIn(file: string): Types {
  const before = typesBefore.get(file);
  if (before) return before;
  return typesOf(file, parseSync(readFileSync(path.join(root, file), 'utf8'), { syntax: 'typescript' }));
}

function typesOf(file: string, { body }: Module): Types {
  const types: Types = { file, declared: new Map(), imported: new Map() };
  for (const item of body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'TsInterfaceDeclaration' || declared.type === 'TsTypeAliasDeclaration')
      types.declared.set(declared.id.value, declared);
    if (item.type !== 'ImportDeclaration' || !/^[#.]/.test(item.source.value)) continue;
    const from = item.source.value.startsWith('#')
      ? item.source.value.replace('#', 'src/')
      : path.posix.join(path.posix.dirname(file), item.source.value);
    for (const { local } of item.specifiers) types.imported.set(local.value, from);
  }
  typesBefore.set(file, types);
  return types;
}

function functionsOf(item: ModuleItem, text: string, index: (at: number) => number): Exported[] {
  if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'FunctionDeclaration') return [];
  const { identifier, params, span } = item.declaration;
  const body = text.slice(index(span.start), index(span.end));
  const [, shapes = ''] = /readCursor\(([^;]*)\);/.exec(body) ?? [];
  const cursors = [...shapes.matchAll(/\[([^\]]*)\]/g)].map(([, kinds = '']) =>
    [...kinds.matchAll(/'([^']+)'/g)].map(([, kind = '']) => kind),
  );
  return [{ name: identifier.value, parameters: params.map(({ pat }) => pat), cursors }];
}

function spanOf(expression: object, index: (at: number) => number): readonly [number, number] {
  const { span } = expression as { span: { start: number; end: number } }; // Every expression has one.
  return [index(span.start), index(span.end)];
}

/** Whether the type a call is given is a parameter of the function around it. */
function isOpen({ typeArguments }: CallExpression, open: readonly string[]): boolean {
  const [row] = typeArguments?.params ?? [];
  return (
    row?.type === 'TsTypeReference' && row.typeName.type === 'Identifier' && open.includes(row.typeName.value)
  );
}

interface Node {
  type?: string;
  typeParameters?: { parameters: { name: { value: string } }[] } | null;
}

/** Visits every node, with the names of the type parameters it stands under. */
function walk(
  node: unknown,
  visit: (node: Node, open: readonly string[]) => void,
  open: readonly string[] = [],
): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) visit(node as Node, open);
  const own = (node as Node).typeParameters?.parameters?.map(({ name }) => name.value) ?? [];
  for (const inner of Object.values(node)) walk(inner, visit, [...open, ...own]);
}
