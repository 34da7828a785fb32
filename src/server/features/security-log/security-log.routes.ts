import type { Query } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import { type Actor, managedCompanies, may } from '#domain/permissions.ts';
import { securityLogRows } from '#domain/security-log.ts';
import type { Db } from '#server/db/query.ts';
import { companyById } from '#server/features/companies/companies.queries.ts';
import { found } from '#server/found.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { newestEntries, type Reader, securityEntries } from './security-entries.queries.ts';
import { securityLogFile } from './security-log-file.ts';

type Reads = 'GET /api/admin/security-log' | 'GET /api/company/security-log';
type Exports = 'GET /api/admin/security-log/export' | 'GET /api/company/security-log/export';

export const securityLogRoutes: RoutesOf<Reads | Exports> = {
  'GET /api/admin/security-log': async (received) => page(received, everything(received.actor)),
  'GET /api/admin/security-log/export': async (received) => file(received, everything(received.actor)),
  'GET /api/company/security-log': async (received) => page(received, await ofCompany(received)),
  'GET /api/company/security-log/export': async (received) => file(received, await ofCompany(received)),
};

async function page({ db, notes, query }: Received<Reads>, reader: Reader) {
  // Who has just been refused something finds that here.
  await notes.written();
  return securityEntries(db, reader, query);
}

async function file({ db, notes, query, now, reply }: Received<Exports>, reader: Reader): Promise<string> {
  await notes.written();
  const entries = await newestEntries(db, reader, query, { most: securityLogRows + 1 });
  if (entries.length > securityLogRows)
    throw refuse.invalid('There is too much for one file. Choose fewer days.', {
      from: 'Choose fewer days.',
    });
  const day = now().toISOString().slice(0, 10);
  reply.header('Content-Disposition', `attachment; filename="security-log-${day}.csv"`);
  return securityLogFile(entries);
}

function everything({ id }: Actor): Reader {
  return { id, companyId: undefined };
}

/** One's own company; a platform admin names one, and gets the open company without. */
async function ofCompany({
  db,
  actor,
  query,
}: {
  db: Db;
  actor: Actor;
  query: Pick<Query<Reads>, 'companyId'>;
}): Promise<Reader> {
  const companyId = query.companyId ?? managedCompanies(actor)[0] ?? openCompanyId;
  if (!may['company.manage'](actor, companyId)) throw refuse.notFound();
  const { id } = found(await companyById(db, companyId));
  return { id: actor.id, companyId: id };
}
