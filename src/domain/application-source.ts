/** How an applicant came to a job. What a browser does not know counts as direct. */
export const applicationSources = [
  'search',
  'recommended',
  'saved',
  'company',
  'shared',
  'website',
  'direct',
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

export const sourceLabel: Record<ApplicationSource, string> = {
  search: 'Job search',
  recommended: 'Recommended jobs',
  saved: 'Saved jobs',
  company: 'Company page',
  shared: 'Shared link',
  website: 'Company website',
  direct: 'Direct link',
};

/** What the address of a job says that was shared. */
export const sharedMark = 'shared';

/** How one came to a page, as far as its address says. */
export function sourceIn(params: Params): ApplicationSource | undefined {
  if (params.has(sharedMark)) return 'shared';
  return applicationSources.find((one) => one === params.get('source'));
}

/** What is asked for in an address, by name. */
interface Params {
  has: (name: string) => boolean;
  get: (name: string) => string | null;
}
