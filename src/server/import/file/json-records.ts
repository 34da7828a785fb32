import { type ColumnMap, type ColumnUse, textsOf, useOfColumns } from '#server/import/column-names.ts';
import type { FileRecord } from '#server/import/fields.ts';
import { isObject, itemsOf, kindOf, textsOfJobPosting } from '#server/import/schema-org.ts';
import type { BadLines } from './checked-text.ts';
import { type JsonPiece, jsonPieces } from './json-pieces.ts';

interface Options {
  bad: BadLines;
  said: ColumnMap;
  /** Hears what the names of plain records are taken for; called again whenever another set of names occurs. */
  onColumns: (use: ColumnUse) => void;
}

/** The records of a JSON document: one object, an array of them, or "@graph". */
export async function* jsonRecords(
  chunks: AsyncIterable<Buffer>,
  options: Options,
): AsyncGenerator<FileRecord> {
  const read = reader(options);
  for await (const { line, text } of jsonPieces(chunks)) {
    const problem = options.bad.take(line, line + lineEndsIn(text));
    if (problem) yield { line, refused: problem };
    else yield* read({ line, text });
  }
}

/** The records of a file with one JSON object a line. A line that is no JSON is refused, and the next one read. */
export async function* jsonLineRecords(
  chunks: AsyncIterable<Buffer>,
  options: Options,
): AsyncGenerator<FileRecord> {
  const read = reader(options);
  for await (const { line, text } of linesOf(chunks)) {
    const problem = options.bad.take(line, line);
    if (problem) yield { line, refused: problem };
    else if (text.length > longestLine) yield { line, refused: 'is too long for one posting' };
    else if (text.trim()) yield* read({ line, text });
  }
}

// As for a JSON object: a posting does not have eight million characters.
const longestLine = 8_000_000;

/** Only "\n" ends a line: JSON may hold the other characters that do so elsewhere. What is too long is cut just beyond the limit. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPiece> {
  let line = 1;
  let held = '';
  for await (const chunk of chunks) {
    const parts = (held + chunk.toString('utf8')).split('\n');
    held = (parts.pop() ?? '').slice(0, longestLine + 1);
    for (const text of parts) {
      yield { line, text };
      line += 1;
    }
  }
  yield { line, text: held };
}

function reader({ said, onColumns }: Options): (piece: JsonPiece) => Generator<FileRecord> {
  const uses = new Map<string, ColumnUse>();
  const useOf = (names: string[]): ColumnUse => {
    const key = names.join('\n');
    const known = uses.get(key);
    if (known) return known;
    const use = useOfColumns(names, said);
    // Records of ever different names must not fill the memory.
    if (uses.size < 1_000) uses.set(key, use);
    onColumns(use);
    return use;
  };
  return function* read({ line, text }) {
    const parsed = parsedOr(text);
    if (!isObject(parsed)) {
      yield { line, refused: parsed === undefined ? 'is not valid JSON' : 'is not a JSON object' };
      return;
    }
    for (const item of itemsOf(parsed)) {
      const kind = kindOf(item);
      const identity = JSON.stringify(item);
      if (kind === 'JobPosting') yield { line, texts: textsOfJobPosting(item), identity };
      else if (kind === 'plain')
        yield {
          line,
          texts: textsOf(Object.values(item).map(plainText), useOf(Object.keys(item))),
          identity,
        };
    }
  };
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value of a plain record as a column's text; a list as lines. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (isObject(value)) return plainText(value['name'] ?? value['value'] ?? '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1;
}
