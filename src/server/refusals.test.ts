import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { offerConflicts } from '#domain/offers.ts';
import { reasonsUnreadable } from '#domain/unreadable.ts';

// Follows from each call of the routes whatever its handler names, through all our files, to the refusals that are written
// there. Who is named is taken as called: what is found is all that can be thrown, and seldom more.
const root = path.join(import.meta.dirname, '../..');
const files = readdirSync(path.join(root, 'src/server'), { recursive: true })
  .map((file) => path.posix.join('src/server', String(file)))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('src/server/demo/'));
const modules = new Map(files.map((file) => [file, moduleOf(file)]));

/** What a code that is put together can be, and what is thrown by the name of a function of `refuse`. */
const puttogether: Record<string, readonly string[]> = { offer_: offerConflicts, code: reasonsUnreadable };
const byName: Record<string, string> = {
  beingChanged: '409 being_changed',
  eventsForgotten: '410 events_forgotten',
  jobClosed: '410 job_closed',
  keyReused: '422 idempotency_key_reused',
  secondFactor: '401 second_factor',
  wrongCredentials: '401 wrong_credentials',
};
/** What routes are given when the server is made. */
const handedIn = new Map<string, readonly [file: string, name: string]>([
  [
    'src/server/features/resumes/resumes.routes.ts reader',
    ['src/server/features/resumes/resume-parser.ts', 'createResumeParser'],
  ],
]);
/** Caught there, and told of each one in the answer. */
const caught = 'POST /api/applications/moves';
/** Of all calls of a company that is suspended; see contract/refusals.ts. */
const common = '409 company_suspended';

test('every call declares the codes it can be refused with, and none besides', () => {
  const found = new Map([...modules].flatMap(([file, { body }]) => callsIn(file, body)));
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const declared = Object.entries(endpoint.refuses ?? {}).flatMap(([status, codes]) =>
      codes.map((code) => `${status} ${code}`),
    );
    // What asks of every list what was changed since throws it for all of them: http/modified-list.ts.
    const ofLists = endpoint.modified ? [byName['eventsForgotten'] ?? ''] : [];
    const thrown = [...(found.get(key) ?? []), ...ofLists].filter(
      (code) => code !== common && !(key === caught && code.startsWith('409 ')),
    );
    // Of calls that are made together it is not told apart which of them throws what.
    const others = madeTogether.has(key) ? thrown.filter((code) => !declared.includes(code)) : [];
    expect([...declared, ...others].toSorted(), key).toEqual([...new Set(thrown)].toSorted());
  }
});

/** Calls whose route is a part of what some function answers for several. */
const madeTogether = new Set<string>();

interface Module {
  body: readonly object[];
  /** Name -> where it comes from. */
  imports: Map<string, readonly [file: string, name: string]>;
  declared: Map<string, object>;
}

function moduleOf(file: string): Module {
  const { body } = parseSync(readFileSync(path.join(root, file), 'utf8'), { syntax: 'typescript' });
  const module: Module = { body, imports: new Map(), declared: new Map() };
  for (const item of body) {
    if (item.type === 'ImportDeclaration' && !item.typeOnly) {
      const from = item.source.value.startsWith('#')
        ? item.source.value.replace('#', 'src/')
        : path.posix.join(path.posix.dirname(file), item.source.value);
      for (const one of item.specifiers)
        if (one.type === 'ImportSpecifier')
          module.imports.set(one.local.value, [from, (one.imported ?? one.local).value]);
    }
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      module.declared.set(declaration.identifier.value, declaration);
    if (declaration.type === 'VariableDeclaration')
      for (const one of declaration.declarations)
        if (one.id.type === 'Identifier') module.declared.set(one.id.value, one);
  }
  return module;
}

/** The calls that a file answers, each with what it can be refused with. */
function callsIn(file: string, body: readonly object[]): [string, Set<string>][] {
  const calls: [string, Set<string>][] = [];
  walk(body, (node) => {
    const key = node.key?.type === 'StringLiteral' ? (node.key.value ?? '') : '';
    if (!(key in api)) return;
    const codes = new Set<string>();
    if (typeof node.value === 'object' && 'type' in node.value && node.value.type === 'MemberExpression')
      madeTogether.add(key);
    follow(file, typeof node.value === 'object' ? node.value : (node.body ?? {}), codes, new Set());
    calls.push([key, codes]);
  });
  return calls;
}

/** Collects what can be thrown from a part of a file on. */
function follow(file: string, from: object, codes: Set<string>, seen: Set<object>): void {
  if (seen.has(from)) return;
  seen.add(from);
  const { thrown, named } = directly(file, from);
  for (const code of thrown) codes.add(code);
  for (const [other, there] of named.values()) follow(other, there, codes, seen);
}

interface Direct {
  thrown: Set<string>;
  /** What of ours it names. */
  named: Map<object, [file: string, there: object]>;
}

const before = new Map<object, Direct>();

function directly(file: string, from: object): Direct {
  const known = before.get(from);
  if (known) return known;
  const found = { thrown: new Set<string>(), named: new Map<object, [string, object]>() };
  before.set(from, found);
  walk(from, (node) => {
    for (const code of codesAt(node)) found.thrown.add(code);
    if (node.type !== 'Identifier' || typeof node.value !== 'string' || node.value === 'refuse') return;
    const module = modules.get(file);
    const [other, name] =
      module?.imports.get(node.value) ??
      (module?.declared.has(node.value) ? [file, node.value] : (handedIn.get(`${file} ${node.value}`) ?? []));
    const there = other && name && modules.get(other)?.declared.get(name);
    if (there) found.named.set(there, [other, there]);
  });
  return found;
}

/** What is thrown at one place, as 'status code'. */
function codesAt({ type, callee, arguments: given }: Node): string[] {
  const [first, second] = (Array.isArray(given) ? given : []).map(({ expression }) => expression);
  if (type === 'CallExpression' && callee?.object?.value === 'refuse') {
    const name = callee.property?.value ?? '';
    const status = { conflict: 409, signIn: 401 }[name];
    if (status) return written(first).map((code) => `${status} ${code}`);
    return Object.entries(byName).flatMap(([one, code]) => (one === name ? [code] : []));
  }
  if (type === 'NewExpression' && callee?.value === 'Refusal' && first?.value === 422)
    return written(second).map((code) => `422 ${code}`);
  return [];
}

function written(code: Node | undefined): readonly string[] {
  if (code?.type === 'TsAsExpression' || code?.type === 'TsConstAssertion') return written(code.expression);
  const own = typeof code?.value === 'string' ? code.value : '';
  if (code?.type === 'StringLiteral') return [own];
  const name = code?.quasis?.[0]?.raw ?? code?.property?.value ?? own;
  return puttogether[name] ?? [`?${name}`];
}

interface Node {
  type?: string;
  value?: string | number | object;
  key?: { type?: string; value?: string };
  body?: object;
  callee?: { value?: string; object?: { value?: string }; property?: { value?: string } };
  arguments?: { expression: Node }[] | null;
  expression?: Node;
  property?: { value?: string };
  quasis?: { raw: string }[];
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && /^Ts(Type|Interface)/.test(String(node.type))) return;
  visit(node);
  for (const [name, inner] of Object.entries(node))
    if (name !== 'typeAnnotation' && name !== 'typeArguments') walk(inner, visit);
}
