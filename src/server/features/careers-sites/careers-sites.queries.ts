import type { CareersPerson } from '#contract/visitor-pages.ts';
import type { CareersSite } from '#domain/careers-site.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
import { mainDomain } from '#server/visibility/main-domain.queries.ts';
import { publicCompany } from '#server/visibility/visible-jobs.queries.ts';

/** A company whose careers site visitors may read. */
export interface PublicSite {
  companyId: number;
  /** Its address now, whichever of them it was found by. */
  slug: string;
  /** A domain of its own where the site stands, if it has one. */
  main: string | null;
  /** Null where it has published nothing. */
  site: CareersSite | null;
}

export async function publicSiteBySlug(db: Db, slug: string): Promise<PublicSite | undefined> {
  return row(
    db,
    `select c.id as "companyId", c.slug, e.published as site, ${mainDomain('c.id')} as main
     from company_slug a join company c on c.id = a.company_id left join careers_site e on e.company_id = c.id
     where a.slug = $1 and ${publicCompany}`,
    [slug],
    { prepare: 'public-careers-site' },
  );
}

export interface CareersSiteRow {
  companyId: number;
  companyName: string;
  slug: string;
  /** Whether visitors can read it now. */
  isPublic: boolean;
  draft: CareersSite | null;
  published: CareersSite | null;
  publishedAt: string | null;
  changedAt: string | null;
  changedBy: { userId: number; name: string } | null;
}

/** What a company works on and has published; undefined where there is no such company. */
export async function careersSiteOf(db: Db, companyId: number): Promise<CareersSiteRow | undefined> {
  return row(
    db,
    `select c.id as "companyId", c.name as "companyName", c.slug, ${publicCompany} as "isPublic", e.draft, e.published,
            e.published_at as "publishedAt", e.updated_at as "changedAt", ${whoChanged('e.changed_by')} as "changedBy"
     from company c left join careers_site e on e.company_id = c.id where c.id = $1`,
    [companyId],
  );
}

export async function saveDraft(tx: Tx, companyId: number, draft: CareersSite, by: number): Promise<void> {
  await run(
    tx,
    `insert into careers_site (company_id, draft, changed_by) values ($1, $2, $3)
     on conflict (company_id) do update set draft = $2, changed_by = $3, updated_at = now()`,
    [companyId, draft, by],
  );
}

/** Visitors see from now on what it works on. */
export async function publishDraft(tx: Tx, companyId: number): Promise<void> {
  await run(tx, 'update careers_site set published = draft, published_at = now() where company_id = $1', [
    companyId,
  ]);
}

/** Who belongs to a company and wants to be shown on its careers site, by their names; nobody is shown by what they sign in with. */
export async function peopleShown(db: Db, companyId: number): Promise<CareersPerson[]> {
  return rows(
    db,
    `select ${personName('u')} as name, m.careers_title as title,
            (select key from picture where user_id = u.id and kind = 'portrait') as portrait
     from company_user m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.verified and m.careers_shown and u.disabled_at is null
       and u.first_name <> '' and u.last_name <> ''
     order by m.id limit 60`,
    [companyId],
  );
}

/** Whether somebody is shown on the careers site of the company they belong to. */
export interface OwnAppearance {
  companyId: number;
  companyName: string;
  shown: boolean;
  title: string | null;
  /** Whether they have a first and a last name, without which nobody is shown. */
  named: boolean;
  portrait: string | null;
}

export async function appearanceOf(db: Db, userId: number): Promise<OwnAppearance | undefined> {
  return row(
    db,
    `select m.company_id as "companyId", c.name as "companyName", m.careers_shown as shown, m.careers_title as title,
            coalesce(u.first_name <> '' and u.last_name <> '', false) as named,
            (select key from picture where user_id = u.id and kind = 'portrait') as portrait
     from company_user m join company c on c.id = m.company_id join user_account u on u.id = m.user_id
     where m.user_id = $1 and m.verified`,
    [userId],
  );
}

export async function updateAppearance(
  tx: Tx,
  userId: number,
  { shown, title }: { shown: boolean; title: string | null },
): Promise<void> {
  await run(
    tx,
    'update company_user set careers_shown = $2, careers_title = $3 where user_id = $1 and verified',
    [userId, shown, title],
  );
}
