import { type DocumentKind, documentKinds } from '#domain/files.ts';
import { tidyLine } from '#domain/fields/texts.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import type { Tx } from '#server/db/query.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { countFiles, keepFile } from './imported-files.queries.ts';
import { lockOpenBatch } from './run-import.ts';

/** Keeps a file beside a table of people, until the line that names it is imported. */
export async function receiveFile(
  tx: Tx,
  companyId: number,
  id: number,
  { name, bytes }: SentFile,
): Promise<{ name: string }> {
  await lockOpenBatch(tx, companyId, id);
  if ((await countFiles(tx, id)) >= moveInLimits.files)
    throw refuse.conflict(
      'too_many_files',
      `At most ${moveInLimits.files.toLocaleString('en')} files come with a table.`,
    );
  // By its whole name: it is what stands in the table.
  const kept = [...tidyLine(name.replace(/^.*[/\\]/, ''))].slice(0, 200).join('') || 'file';
  await keepFile(tx, id, { name: kept, kind: keptKind(bytes), bytes });
  return { name: kept };
}

function keptKind(bytes: Buffer): DocumentKind {
  try {
    const kind = documentKinds.find((one) => one === documentKind(bytes));
    if (kind) return kind;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal(422, error.code, error.message);
    throw error;
  }
  throw new Refusal(422, 'not_a_document', 'Send résumés as PDF, DOCX, ODT or text files.');
}
