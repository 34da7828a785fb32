import type { Part } from '#server/backup/contents.ts';
import { partsOf } from '#server/backup/read-file.ts';
import { draftBackup } from '#server/backup/write-file.ts';

/** Writes another backup, of those parts of one that `keeps` answers for, which it may change first. */
export async function rewriteBackup(
  { from, to }: { from: string; to: string },
  keeps: (part: Part, table: string | undefined) => boolean,
): Promise<void> {
  const draft = await draftBackup(to, undefined);
  let table: string | undefined;
  for await (const part of partsOf(from, undefined)) {
    if (part.kind === 'table') table = part.table.name;
    if (keeps(part, part.kind === 'manifest' ? undefined : table)) await draft.write(part);
  }
  await draft.finish();
  await draft.keep();
}
