import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { Answer } from '#contract/api.ts';
import { type CareersSite as Site, plainSite } from '#domain/careers-site.ts';
import { careersSiteFields } from '#domain/fields/careers-sites.ts';
import { type TypedIn, typedIn } from '#domain/fields/typed.ts';

/** What the server answers. */
export type CareersSite = Answer<'GET /api/company/careers-site'>;

export type SiteValues = TypedIn<typeof careersSiteFields>;
export type SectionValues = SiteValues['sections'][number];
export type ItemValues = SectionValues['items'][number];

/** The fields as two versions of them are shown beside each other. */
export const siteVersions = shownFields(careersSiteFields);

export function valuesOfSite(site: Pick<CareersSite, 'tagline' | 'colour' | 'sections'>): SiteValues {
  return typedIn(careersSiteFields, site);
}

/** What visitors see now, as the form holds it. */
export function publishedValues({ published }: CareersSite): SiteValues {
  const plain: Site = plainSite;
  return valuesOfSite(published ?? plain);
}

export const blankItem: ItemValues = { title: '', text: '', photo: '' };
