import { useLocation } from 'react-router';
import { applicationSources, type ApplicationSource, sourceIn } from '#domain/application-source.ts';

/** How someone comes to a job, handed on with the link: kept in the browser's history, so it survives a reload and is in no address. */
export interface JobVisit {
  source: ApplicationSource;
  /** The query of the list they came from (`?q=dive`), to go on through it. */
  results?: string;
}

/** How this job was come to; without a link of ours, by the address alone. */
export function useJobVisit(): JobVisit {
  const { state, search } = useLocation();
  return readVisit(state) ?? { source: sourceIn(new URLSearchParams(search)) ?? 'direct' };
}

/** History may hold what an older version wrote, or what something else did. */
function readVisit(state: unknown): JobVisit | undefined {
  if (typeof state !== 'object' || state === null || !('source' in state)) return undefined;
  const source = applicationSources.find((one) => one === state.source);
  if (!source) return undefined;
  return 'results' in state && typeof state.results === 'string'
    ? { source, results: state.results }
    : { source };
}

/** What a link back to a list says of itself: that one wants it as one left it. */
export const returnState = { returning: true };

export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state;
}
