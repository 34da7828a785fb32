// Calls every function of every *.queries.ts with arguments made up after its types, and has PostgreSQL prepare each
// statement that it sends. A program of its own, since only Node itself says truly where in a source a call stands:
//   node test/statements/prepare-all.ts DATABASE_URL
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { Parameters } from '#server/db/parameters.ts';
import { describing, type Report } from './describing.ts';
import { argumentsByHand, found } from './given.ts';
import { argumentsFor, ways } from './made-up.ts';
import { rowOf } from './row-of.ts';
import { keyOf, root, sources } from './sources.ts';

const { prepare, end } = await describing(process.argv[2] ?? '');
const report: Report = { sent: {}, refused: [] };

class Added {
  readonly at: string;
  constructor(at: string) {
    this.at = at;
  }
}

// Where a value was added goes with it: it is not sent anywhere.
Parameters.prototype.add = function add(this: Parameters, _value: unknown): string {
  this.values.push(new Added(here()));
  return `$${this.values.length}`;
};

for (const source of sources()) {
  // The cast: a module's exports by their names.
  const module = (await import(pathToFileURL(path.join(root, source.file)).href)) as Record<string, unknown>;
  for (const exported of source.exported) {
    for (const way of ways) {
      let left = 60; // What goes on as long as there are rows never ends here.
      const db = {
        query: async (asked: string | { text: string; values?: unknown[] }) => {
          if ((left -= 1) < 0) throw new Stop();
          const { text, values = [] } = typeof asked === 'string' ? { text: asked } : asked;
          if (/^(begin|commit|rollback)/.test(text)) return { rows: [], rowCount: 0 };
          const at = here();
          // What a package sends is the package's.
          if (at === 'elsewhere') return { rows: [], rowCount: 0 };
          const described = await prepare(text).catch((error: Error) => {
            note(`${exported.name} (${at}): ${error.message}\n${text}`);
            throw new Stop();
          });
          const added = values.map((value) => (value instanceof Added ? value.at : undefined));
          const before = (report.sent[at] ??= []);
          if (!before.some((one) => one.text === text)) before.push({ text, added, described });
          const rows = way.finds
            ? [{ ...rowOf(described.columns, way), ...foundFor(exported.name, described.columns) }]
            : [];
          return { rows, rowCount: rows.length };
        },
        connect: async () => ({ ...db, release: () => undefined, connectionParameters: {} }),
        options: {},
      };
      const made = argumentsFor(source, exported, db, way);
      const own = argumentsByHand(exported.name, made, way) ?? made;
      try {
        const answer = await (module[exported.name] as (...made: unknown[]) => unknown)(...own);
        if (isGenerator(answer)) for await (const _ of answer);
      } catch (error) {
        // What our made-up values break is no statement's fault; a statement that was never sent is told by the test.
        if (process.env['WHY'] === exported.name) process.stderr.write(`${String(error)}\n`);
      }
    }
  }
}
await end();
process.stdout.write(JSON.stringify(report));

function foundFor(name: string, columns: readonly { name: string }[]): object {
  const own = found[name] ?? {};
  return typeof own === 'function' ? own(columns.map((column) => column.name)) : own;
}

function isGenerator(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

class Stop extends Error {}

function note(problem: string): void {
  if (!report.refused.includes(problem)) report.refused.push(problem);
}

/** The innermost place in a *.queries.ts from which this was called. */
function here(): string {
  for (const { scriptName, lineNumber: line, columnNumber: column } of getCallSites(30)) {
    const file = scriptName.replace(pathToFileURL(root).href, '').replace(/^\//, '');
    if (file.endsWith('.queries.ts')) return keyOf({ file, line, column });
  }
  return 'elsewhere';
}
