import type { EmploymentType } from '#domain/jobs.ts';
import type { RemoteWork } from '#domain/places/place.ts';
import { type Feed, wholeHtml } from './feed.ts';
import { rawElement, xmlDeclaration } from '#server/http/xml-text.ts';

const jobTypes: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  internship: 'INTERNSHIP',
  freelance: 'CONTRACT',
};

const workplaces: Record<RemoteWork, string> = { no: 'On-site', partly: 'Hybrid', fully: 'Remote' };

/**
 * What LinkedIn’s basic jobs feed reads (learn.microsoft.com, XML feeds development guide). Reading it takes an agreement with
 * LinkedIn, which also asks for its own number of the company and the address of a person; both stay out of a public file.
 */
export const linkedin: Feed = {
  mediaType: 'application/xml; charset=utf-8',
  begin: ({ brand, origin, changedAt }) =>
    [
      `${xmlDeclaration}<source>`,
      rawElement('lastBuildDate', changedAt?.toUTCString()),
      rawElement('publisherUrl', origin),
      rawElement('publisher', brand),
      '\n',
    ].join(''),
  item: (job) =>
    [
      '<job>',
      rawElement('partnerJobId', String(job.id)),
      rawElement('company', job.company.name),
      rawElement('title', job.title),
      rawElement('description', wholeHtml(job)),
      rawElement('applyUrl', job.applyUrl),
      rawElement('location', job.location),
      rawElement('city', job.place?.locality),
      rawElement('state', job.place?.region),
      rawElement('country', job.place?.country),
      rawElement('workplaceTypes', job.place?.remote && workplaces[job.place.remote]),
      rawElement('jobtype', jobTypes[job.employmentType]),
      job.skills.length
        ? `<skills>${job.skills.map((skill) => rawElement('skill', skill)).join('')}</skills>`
        : '',
      rawElement('listDate', job.publishedAt),
      rawElement('expirationDate', job.deadline),
      '</job>\n',
    ].join(''),
  between: '',
  end: '</source>\n',
};
