import { type ApplicationSource, applicationSources } from '#domain/application-source.ts';

/** Of what the figures are: one job, one department, applications that came one way; undefined for all. */
export interface Filters {
  job?: number | undefined;
  department?: string | undefined;
  source?: ApplicationSource | undefined;
}

export const filterNames = ['job', 'department', 'source'] as const;

/** The filters an address asks for; what cannot be meant is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const job = Number(params.get('job'));
  const department = params.get('department')?.slice(0, 80);
  return {
    job: Number.isSafeInteger(job) && job > 0 && job < 2 ** 31 ? job : undefined,
    department: department || undefined,
    source: applicationSources.find((source) => source === params.get('source')),
  };
}
