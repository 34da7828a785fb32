import type pg from 'pg';
import type { Body, MailTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { countTemplates, insertTemplate, templateOf, updateTemplate } from './templates.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

const call = 'PUT /api/mail-templates/:id';

const nameTaken = () =>
  refuse.conflict('name_taken', 'There is a template of this name.', {
    name: 'There is a template of this name.',
  });

/** Keeps a new template for a company. */
export async function addTemplate(
  db: pg.Pool,
  actor: Actor,
  { name, body }: Body<'POST /api/mail-templates'>,
): Promise<MailTemplate> {
  const companyId = verifiedCompany(actor);
  if (companyId === undefined)
    throw refuse.conflict('no_company', 'Templates belong to a company, and none has vouched for you yet.');
  return inTransaction(db, async (tx) => {
    if ((await countTemplates(tx, companyId)) >= limits.mailTemplates)
      throw refuse.conflict(
        'too_many_templates',
        `A company can keep ${limits.mailTemplates} templates. Delete one to add another.`,
      );
    const added = await insertTemplate(tx, { companyId, changedBy: actor.id, name, body });
    if (!added) throw nameTaken();
    return withEtag(call, added);
  });
}

export async function changeTemplate(
  db: pg.Pool,
  actor: Actor,
  id: number,
  change: Body<'PUT /api/mail-templates/:id'>,
  ifMatch: IfMatch,
): Promise<MailTemplate> {
  const companyId = verifiedCompany(actor) ?? 0;
  return inTransaction(db, async (tx) => {
    await countTemplates(tx, companyId);
    const before = found(await templateOf(tx, companyId, id));
    refuseStale(ifMatch, actor, withEtag(call, before));
    const { name = before.name, body = before.body } = change;
    const changed = await updateTemplate(tx, id, { companyId, changedBy: actor.id, name, body });
    if (!changed) throw nameTaken();
    return withEtag(call, changed);
  });
}
