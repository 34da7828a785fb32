import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { makeFolder } from '#server/make-folder.ts';
import { MovingFault } from '#server/moving/moving-fault.ts';
import { pack } from '#server/moving/pack.ts';
import { sumOf } from '#server/moving/sum-of.ts';
import { exportCompany } from '#server/moving/write-export.ts';
import type { Handler } from '#server/tasks/handler.ts';
import { exportToMake, noteFailed, noteMade } from './company-exports.queries.ts';
import { archiveOf, exportsFolder } from './export-files.ts';

/** Makes the export that a company asked for, in this server's data folder. One that broke off is continued. */
export function makeExport({ db, direct, config }: Context): Handler<'company-export'> {
  const { dataDir } = config;
  const make = async (exportId: number, companyId: number, signal: AbortSignal) => {
    const folder = path.join(exportsFolder(dataDir), String(exportId));
    // Whole, but not packed: it is of a moment that has gone by.
    if (await stat(path.join(folder, 'SHA256SUMS')).catch(() => undefined))
      await rm(folder, { recursive: true });
    await makeFolder(exportsFolder(dataDir), 0o700);
    const manifest = await exportCompany(direct, { companyId, folder, signal });
    const archive = archiveOf(dataDir, exportId);
    const name = `company-${manifest.company.slug.slice(0, 16)}`;
    await pack(folder, { name, into: `${archive}.partial`, signal });
    await rename(`${archive}.partial`, archive);
    await rm(folder, { recursive: true });
    return {
      bytes: (await stat(archive)).size,
      sha256: await sumOf(archive),
      checksum: manifest.checksum,
      records: manifest.kinds.reduce((sum, { records }) => sum + records, 0),
      files: manifest.files.count,
    };
  };
  return async ({ exportId }, { signal, isLast, complete }) => {
    const wanted = await exportToMake(db, exportId);
    if (!wanted) return;
    try {
      const made = await make(exportId, wanted.companyId, signal);
      await inTransaction(db, async (tx) => {
        const { companyId } = await noteMade(tx, exportId, made);
        await saveEvent(tx, { type: 'export.changed', subjectId: companyId, actorId: null });
        await complete(tx);
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!isLast && !(error instanceof MovingFault)) throw error;
      const failure =
        error instanceof MovingFault ? error.message : `It could not be written: ${messageOf(error)}`;
      await inTransaction(db, async (tx) => {
        const { companyId } = await noteFailed(tx, exportId, failure);
        await saveEvent(tx, { type: 'export.changed', subjectId: companyId, actorId: null });
      });
      if (!(error instanceof MovingFault)) throw error;
    }
  };
}
