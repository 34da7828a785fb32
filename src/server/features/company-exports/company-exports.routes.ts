import { stat } from 'node:fs/promises';
import type { Db } from '#server/db/query.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { StoredFileAnswer } from '#server/http/stored-file-answer.ts';
import { refuse } from '#server/refusal.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import { askForExport } from './ask-for-export.ts';
import { exportsOf, readyExport } from './company-exports.queries.ts';
import { archiveOf } from './export-files.ts';

type ExportCalls = 'GET /api/company/exports' | 'POST /api/company/exports' | 'GET /api/company/export';

export const companyExportRoutes: RoutesOf<ExportCalls> = {
  'GET /api/company/exports': async ({ db, actor, query }) =>
    exportsOf(db, await managedCompany(db, actor, query.companyId)),

  'POST /api/company/exports': async ({ db, actor, query }) =>
    askForExport(db, actor.id, await managedCompany(db, actor, query.companyId)),

  'GET /api/company/export': async ({ db, actor, query, config }) =>
    download(db, await managedCompany(db, actor, query.companyId), config.dataDir),
};

async function download(db: Db, companyId: number, dataDir: string): Promise<StoredFileAnswer> {
  const ready = await readyExport(db, companyId);
  if (!ready)
    throw refuse.conflict(
      'no_export',
      'There is no export to download. Make one with POST /api/company/exports, or under Settings.',
    );
  const path = archiveOf(dataDir, ready.id);
  const there = await stat(path).catch(() => undefined);
  if (!there)
    throw refuse.conflict(
      'no_export',
      'This server does not have the export. Try again, as another one may; if that does not help, make a new one.',
    );
  return new StoredFileAnswer({
    name: `${ready.slug}-${ready.madeAt.slice(0, 10)}.tar.gz`,
    mediaType: 'application/gzip',
    path,
    size: there.size,
    etag: ready.sha256,
  });
}
