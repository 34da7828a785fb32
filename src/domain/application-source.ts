/** How an applicant came to a job. What a browser does not know counts as direct. */
export const applicationSources = ['search', 'recommended', 'saved', 'company', 'shared', 'direct'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

export const sourceLabel: Record<ApplicationSource, string> = {
  search: 'Job search',
  recommended: 'Recommended jobs',
  saved: 'Saved jobs',
  company: 'Company page',
  shared: 'Shared link',
  direct: 'Direct link',
};
