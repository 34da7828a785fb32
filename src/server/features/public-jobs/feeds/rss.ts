import { employmentTypeLabel } from '#domain/jobs.ts';
import { type Feed, wholeHtml } from './feed.ts';
import { element, rawElement, xmlDeclaration, xmlText } from '#server/http/xml-text.ts';

/** RSS 2.0, with its own address as Atom has it. */
export const rss: Feed = {
  mediaType: 'application/rss+xml; charset=utf-8',
  begin: ({ title, home, self, changedAt }) =>
    [
      `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
      element('title', title),
      element('link', home),
      element('description', `${title}: open jobs, newest first`),
      `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
      element('lastBuildDate', changedAt?.toUTCString()),
      '<ttl>1</ttl>\n',
    ].join(''),
  item: (job) =>
    [
      '<item>',
      element('title', [job.title, job.company.name, job.location].filter(Boolean).join(' · ')),
      element('link', job.url),
      `<guid isPermaLink="true">${xmlText(job.url)}</guid>`,
      element('pubDate', new Date(job.publishedAt).toUTCString()),
      element('dc:creator', job.company.name),
      element('category', employmentTypeLabel[job.employmentType]),
      ...job.skills.map((skill) => element('category', skill)),
      rawElement(
        'description',
        [job.salary && `<p>${xmlText(job.salary)}</p>`, wholeHtml(job)].filter(Boolean).join('\n'),
      ),
      '</item>\n',
    ].join(''),
  between: '',
  end: '</channel></rss>\n',
};
