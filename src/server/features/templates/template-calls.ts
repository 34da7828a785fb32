import type pg from 'pg';
import { type Actor, may, verifiedCompany } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { withEtag } from '#server/etags.ts';
import { companyById } from '#server/features/companies/companies.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { companyMeant } from '#server/visibility/managed-company.ts';
import { changeTemplate, createTemplate, type TemplateKind } from './company-templates.ts';

/** A kind that everybody of a company uses and who manages it writes. */
export interface ManagedKind<Written, Row extends { companyId: number }> extends TemplateKind<Written, Row> {
  list: (db: Db, companyId: number) => Promise<Row[]>;
  byId: (db: Db, id: number) => Promise<Row | undefined>;
  remove: (db: Db, id: number) => Promise<void>;
}

interface OfCompany {
  db: pg.Pool;
  actor: Actor;
  query: { companyId?: number | undefined };
}

interface OfOne {
  db: pg.Pool;
  actor: Actor;
  params: { id: number };
}

/** The four calls of such a kind: its list, and creating, changing and deleting one. */
export function templateCalls<Written, Row extends { companyId: number }>(kind: ManagedKind<Written, Row>) {
  const isManaged = async ({ db, actor, params }: OfOne) => {
    const template = await kind.byId(db, params.id);
    return template !== undefined && may['company.manage'](actor, template.companyId);
  };
  return {
    list: async ({ db, actor, query }: OfCompany) => {
      const companyId = query.companyId ?? verifiedCompany(actor);
      if (companyId === undefined) return [];
      if (!may['template.use'](actor, companyId)) throw refuse.notFound();
      return (await kind.list(db, companyId)).map((template) => withEtag(kind.call, template));
    },
    create: {
      visible: async ({ db, actor, query }: OfCompany) => {
        const companyId = companyMeant(actor, query.companyId);
        return may['company.manage'](actor, companyId) && Boolean(await companyById(db, companyId));
      },
      handle: async ({ db, actor, query, body }: OfCompany & { body: Written }) =>
        createTemplate(kind, db, actor, companyMeant(actor, query.companyId), body),
    },
    change: {
      visible: isManaged,
      handle: async ({ db, actor, params, body, ifMatch }: OfOne & { body: Written; ifMatch: IfMatch }) =>
        changeTemplate(kind, db, actor, params.id, { written: () => body, ifMatch }),
    },
    remove: async ({ db, actor, params }: OfOne) => {
      if (!(await isManaged({ db, actor, params }))) throw refuse.notFound();
      await kind.remove(db, params.id);
    },
  };
}
