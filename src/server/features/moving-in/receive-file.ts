import type { Answer } from '#contract/api.ts';
import { type DocumentKind, documentKinds } from '#domain/files.ts';
import { storable, tidyLine } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import type { Tx } from '#server/db/query.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { SentFile } from '#server/http/file-bodies.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { countFiles, keepFile } from './imported-files.queries.ts';
import { type FileBeside, isArchive, resumesIn, tooLarge } from './resumes-in.ts';
import { lockOpenBatch } from './run-import.ts';

type Kept = Answer<'POST /api/company/imports/:id/files'>;

/** Keeps a file beside a table of people, or all that are in an archive, until the lines they are of are imported. */
export async function receiveFile(
  tx: Tx,
  companyId: number,
  id: number,
  { name, bytes }: SentFile,
): Promise<Kept> {
  await lockOpenBatch(tx, companyId, id);
  try {
    if (isArchive(bytes)) return { name, ...(await keepFiles(tx, id, resumesIn(bytes))) };
    if (bytes.length > limits.file) throw new Refusal(422, 'too_much', `${tooLarge}.`);
    return { name: await keepOne(tx, id, { name, bytes }, await countFiles(tx, id)), kept: 1, left: [] };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal(422, error.code, error.message);
    throw error;
  }
}

/** Keeps what can be kept, and answers what was left and why. */
export async function keepFiles(
  tx: Tx,
  id: number,
  files: Iterable<FileBeside> | AsyncIterable<FileBeside>,
): Promise<Pick<Kept, 'kept' | 'left'>> {
  const left: Kept['left'] = [];
  const before = await countFiles(tx, id);
  let kept = 0;
  const leave = (name: string, reason: string) => left.push({ name: tidyLine(name).slice(0, 200), reason });
  for await (const file of files) {
    if ('left' in file) {
      leave(file.name, file.left);
      continue;
    }
    try {
      await keepOne(tx, id, file, before + kept);
      kept += 1;
    } catch (error) {
      const isOwn = error instanceof Refusal && error.code === 'not_a_document';
      if (!isOwn && !(error instanceof UnreadableDocument)) throw error;
      leave(file.name, error.message.replace(/\.$/, ''));
    }
  }
  return { kept, left };
}

async function keepOne(tx: Tx, id: number, { name, bytes }: SentFile, before: number): Promise<string> {
  if (before >= moveInLimits.files)
    throw refuse.conflict(
      'too_many_files',
      `At most ${moveInLimits.files.toLocaleString('en')} files come with a table.`,
    );
  // By its whole name: it is what stands in the table. In an archive a name can be anything.
  const kept = [...tidyLine(storable(name).replace(/^.*[/\\]/, ''))].slice(0, 200).join('') || 'file';
  await keepFile(tx, id, { name: kept, kind: keptKind(bytes), bytes });
  return kept;
}

/** Throws UnreadableDocument for what is no résumé. */
function keptKind(bytes: Buffer): DocumentKind {
  const found = documentKind(bytes);
  const kind = documentKinds.find((one) => one === found);
  if (kind) return kind;
  throw new Refusal(422, 'not_a_document', 'Send résumés as PDF, DOCX, ODT or text files.');
}
