import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SearchFilters } from '#domain/search-filters.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mayMail } from '#server/features/applications/visitors/visitor-mail.queries.ts';
import { mailToVisitor } from '#server/mail/mail-to-visitor.ts';
import { confirmAlertEmail } from './alert.email.ts';
import { insertVisitorAlert } from './alerts.queries.ts';

interface Asked {
  email: string;
  name: string;
  filters: SearchFilters;
}

/**
 * Keeps what a visitor wants to be told of, and asks by mail whether they do: once a day for a search, seldom for all. Nobody
 * is looked up, so that all addresses are answered alike.
 */
export async function askForAlert(
  db: pg.Pool,
  config: Config,
  { email, name, filters }: Asked,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await mayMail(tx, email, numberOf(filters)))) return;
    const { linkId } = await insertVisitorAlert(tx, { address: email, name, filters });
    await mailToVisitor(tx, config, { address: email, write: confirmAlertEmail, visitorLinkId: linkId });
  });
}

/** Mail to visitors is counted by jobs: searches have numbers of their own, below those there are. */
function numberOf(filters: SearchFilters): number {
  const hash = createHash('sha256').update(JSON.stringify(filters)).digest();
  return -(2 ** 30) - (hash.readUInt32BE() % 2 ** 30);
}
