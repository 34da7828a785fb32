import type { VisitorsCompany } from '#contract/visitor-pages.ts';
import { isWebLink } from '#domain/links.ts';
import { pictureAddress } from '#domain/pictures.ts';

/** A company for programs, as schema.org has it: what stands on the page of it. */
export function organization(company: VisitorsCompany, page: string, origin: string): object {
  const { name, website, description, location, linkedinUrl, twitterUrl, glassdoorUrl, logo } = company;
  const elsewhere = [linkedinUrl, twitterUrl, glassdoorUrl].filter((link) => link && isWebLink(link));
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${page}#company`,
    name,
    url: website && isWebLink(website) ? website : page,
    ...(logo ? { logo: origin + pictureAddress(logo, 256, 'webp') } : {}),
    ...(description ? { description } : {}),
    ...(location ? { address: location } : {}),
    ...(elsewhere.length ? { sameAs: elsewhere } : {}),
  };
}
