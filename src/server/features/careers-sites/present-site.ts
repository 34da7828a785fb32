import { plainSite, wholeSite } from '#domain/careers-site.ts';
import type { Db } from '#server/db/query.ts';
import { withEtag } from '#server/etags.ts';
import { found } from '#server/found.ts';
import { careersSiteOf, peopleShown } from './careers-sites.queries.ts';

/** What a company works on, every section in it once, and what visitors see. */
export async function siteToEdit(db: Db, companyId: number) {
  const { draft, published, slug, ...known } = found(await careersSiteOf(db, companyId));
  const people = await peopleShown(db, companyId);
  return withEtag('PUT /api/company/careers-site', {
    ...known,
    path: `/c/${slug}`,
    ...wholeSite(draft ?? plainSite),
    published: published && wholeSite(published),
    people: people.length,
  });
}

export type SiteToEdit = Awaited<ReturnType<typeof siteToEdit>>;
