import { employmentTypeLabel } from '#domain/jobs.ts';
import { type Feed, wholeHtml } from './feed.ts';

/** JSON Feed 1.1. */
export const jsonFeed: Feed = {
  mediaType: 'application/feed+json; charset=utf-8',
  begin: ({ title, home, self }) => {
    const head = { version: 'https://jsonfeed.org/version/1.1', title, home_page_url: home, feed_url: self };
    return `${JSON.stringify(head).slice(0, -1)},"items":[`;
  },
  item: (job) =>
    JSON.stringify({
      id: job.url,
      url: job.url,
      title: job.title,
      content_html: wholeHtml(job),
      date_published: job.publishedAt,
      date_modified: job.updatedAt,
      authors: [{ name: job.company.name }],
      tags: [employmentTypeLabel[job.employmentType], ...job.skills],
      // What is no article’s: an extension, as version 1.1 names it.
      _job: {
        id: job.id,
        company: job.company,
        department: job.department,
        location: job.location,
        place: job.place,
        salary: job.salary,
        pay: job.pay,
        employmentType: job.employmentType,
        experienceLevel: job.experienceLevel,
        deadline: job.deadline,
        applyUrl: job.applyUrl,
      },
    }),
  between: ',',
  end: ']}',
};
