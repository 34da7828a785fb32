// npm run gauges: what the house measures, area by area, so that it can be compared with others and with itself last year.
// Lines are those of files as they are; casts and `any` are counted in the syntax tree, not by searching for words.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root, say } from './terminal.mjs';

const isTest = (file) => /\.(test|e2e)\.tsx?$/.test(file);
const isDemo = (file) => file.startsWith('src/server/demo/');

const areas = [
  ['server', (file) => file.startsWith('src/server/') && !isDemo(file)],
  ['client', (file) => file.startsWith('src/client/')],
  ['domain', (file) => file.startsWith('src/domain/')],
  ['matching', (file) => file.startsWith('src/matching/')],
  ['contract', (file) => file.startsWith('src/contract/')],
  ['all', (file) => !isDemo(file)],
  ['(demo)', isDemo],
];

const files = filesIn('src').map(measure);
const outside = ['test', 'e2e'].flatMap(filesIn).map(measure);

const rows = areas.map(([name, belongs]) => {
  const own = files.filter(({ file }) => belongs(file));
  const source = own.filter(({ file }) => !isTest(file));
  const lines = source.map((one) => one.lines).toSorted((one, other) => one - other);
  const total = sum(lines);
  const functions = source.flatMap((one) => one.functions).toSorted((one, other) => one - other);
  const perThousand = (key) => ((sum(source.map((one) => one[key])) / total) * 1000).toFixed(2);
  return {
    area: name,
    files: source.length,
    lines: total,
    'file median / p90 / max': [at(lines, 0.5), at(lines, 0.9), lines.at(-1)].join(' / '),
    '> 300': source.filter((one) => one.lines > 300).length,
    'fn median / p90': [at(functions, 0.5), at(functions, 0.9)].join(' / '),
    'comments %': ((sum(source.map((one) => one.comments)) / total) * 100).toFixed(1),
    'any / 1k': perThousand('anys'),
    'casts / 1k': perThousand('casts'),
    'tests : source': (sum(own.filter(({ file }) => isTest(file)).map((one) => one.lines)) / total).toFixed(
      2,
    ),
  };
});

say(table(rows));
const server = rows[0].lines;
const beside = sum(
  files.filter(({ file }) => file.startsWith('src/server/') && isTest(file)).map((one) => one.lines),
);
const through = sum(outside.filter(({ file }) => file.startsWith('test/')).map((one) => one.lines));
say(`\nServer tests by source, with test/: ${((beside + through) / server).toFixed(2)}`);
say(
  `Files over 300 lines: ${named(files.filter(({ file, lines }) => !isTest(file) && !isDemo(file) && lines > 300))}`,
);
const silent = [...files, ...outside].flatMap(({ file, silenced }) =>
  silenced.map((line) => `${file}:${line}`),
);
say(`Lint exceptions without a reason: ${silent.join(', ') || 'none'}`);

function measure(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  const found = { file, lines, functions: [], casts: 0, anys: 0, comments: commentLines(text), silenced: [] };
  const all = text.split('\n');
  for (const [index, line] of all.entries()) if (isSilent(line)) found.silenced.push(index + 1);
  if (isTest(file)) return found;
  // swc tells places in bytes from wherever the last file it read had ended.
  const bytes = Buffer.from(text);
  const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  walk(tree, (node) => {
    if (node.type === 'TsAsExpression') found.casts += 1;
    if (node.type === 'TsKeywordType' && node.kind === 'any') found.anys += 1;
    if (
      /Function(Declaration|Expression)$|^ArrowFunctionExpression$|^ClassMethod$/.test(node.type) &&
      node.body?.type !== undefined
    ) {
      const span = (node.function ?? node).span ?? node.span;
      const from = span.start - tree.span.start;
      found.functions.push(countLines(bytes, from, span.end - tree.span.start));
    }
  });
  return found;
}

/** A lint exception that does not say why; house-rules.mjs lets none pass. */
function isSilent(line) {
  return /(ox|es)lint-disable/.test(line) && !/disable[\w-]* .* -- \S/.test(line);
}

function countLines(bytes, from, to) {
  return bytes.subarray(Math.max(0, from), to).filter((byte) => byte === 10).length + 1;
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, visit);
}

function commentLines(text) {
  let inside = false;
  return text.split('\n').filter((line) => {
    const trimmed = line.trim();
    const begins = trimmed.startsWith('/*') || trimmed.startsWith('{/*');
    const isComment = inside || begins || trimmed.startsWith('//');
    if (begins) inside = true;
    if (trimmed.endsWith('*/') || trimmed.endsWith('*/}')) inside = false;
    return isComment;
  }).length;
}

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}

function named(some) {
  return some.map(({ file, lines }) => `${file} (${lines})`).join(', ') || 'none';
}

function table(entries) {
  const heads = Object.keys(entries[0]);
  const widths = heads.map((head) =>
    Math.max(head.length, ...entries.map((entry) => String(entry[head]).length)),
  );
  const line = (cells) =>
    cells.map((cell, index) => String(cell)[index ? 'padStart' : 'padEnd'](widths[index])).join('  ');
  return [line(heads), ...entries.map((entry) => line(heads.map((head) => entry[head])))].join('\n');
}
