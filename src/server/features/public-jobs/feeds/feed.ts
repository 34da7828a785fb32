import type { PublicJob } from '#server/features/public-jobs/public-jobs.present.ts';

/** Whose jobs a feed has, and where it is. */
export interface About {
  /** What the installation is called. */
  brand: string;
  origin: string;
  title: string;
  /** Where people read the same. */
  home: string;
  /** Where the feed itself is. */
  self: string;
  /** When something in it last changed; undefined where nothing ever was in it. */
  changedAt: Date | undefined;
}

/** How jobs are written down for readers of some kind, one after the other. */
export interface Feed {
  mediaType: string;
  begin: (about: About) => string;
  item: (job: PublicJob) => string;
  /** What stands between two. */
  between: string;
  end: string;
}

/** All that an employer says of a job, as one text of HTML. */
export function wholeHtml({ descriptionHtml, requirementsHtml }: PublicJob): string {
  return [descriptionHtml, requirementsHtml && `<h3>Requirements</h3>\n${requirementsHtml}`]
    .filter(Boolean)
    .join('\n');
}
