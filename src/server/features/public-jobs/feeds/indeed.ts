import type { EmploymentType } from '#domain/jobs.ts';
import type { RemoteWork } from '#domain/places/place.ts';
import { type Feed, wholeHtml } from './feed.ts';
import { rawElement, xmlDeclaration } from '#server/http/xml-text.ts';

const jobTypes: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  internship: 'internship',
  freelance: 'contract',
};

const remoteTypes: Record<RemoteWork, string> = { no: '', partly: 'Hybrid remote', fully: 'Fully remote' };

/**
 * What Indeed’s Job Sync reads (docs.indeed.com, XML feed reference): every text as it is, in CDATA, since it takes no
 * entities. Reading it takes an agreement with Indeed.
 */
export const indeed: Feed = {
  mediaType: 'application/xml; charset=utf-8',
  begin: ({ brand, origin, changedAt }) =>
    [
      `${xmlDeclaration}<source>`,
      rawElement('publisher', brand),
      rawElement('publisherurl', origin),
      rawElement('lastBuildDate', changedAt?.toUTCString()),
      '\n',
    ].join(''),
  item: (job) =>
    [
      '<job>',
      rawElement('title', job.title),
      rawElement('date', job.publishedAt),
      rawElement('referencenumber', String(job.id)),
      rawElement('requisitionid', String(job.id)),
      rawElement('url', job.url),
      rawElement('company', job.company.name),
      rawElement('city', job.place?.locality ?? job.place?.worksite ?? job.location),
      rawElement('state', job.place?.region),
      rawElement('country', job.place?.country),
      rawElement('description', wholeHtml(job)),
      rawElement('salary', job.salary),
      rawElement('jobtype', jobTypes[job.employmentType]),
      rawElement('category', job.department),
      rawElement('experience', job.experienceLevel),
      rawElement('remotetype', job.place?.remote && remoteTypes[job.place.remote]),
      rawElement('expirationdate', job.deadline),
      rawElement('lastactivitydate', job.updatedAt),
      '</job>\n',
    ].join(''),
  between: '',
  end: '</source>\n',
};
