import { everything } from '#client/features/views/filters.ts';
import { paths } from '#client/paths.ts';

/** The address of the board with the filters of the list; those that only the list has wait in it for the way back. */
export function boardWith(list: URLSearchParams): string {
  const params = new URLSearchParams(list);
  const job = /^[1-9]\d{0,9}$/.exec(params.get('job') ?? '')?.[0];
  params.delete('job');
  return withQuery(job ? paths.pipeline(Number(job)) : paths.board, params);
}

/** The address of the list with the filters of the board, of all jobs or of one. */
export function listWith(board: URLSearchParams, job: number | undefined): string {
  const params = new URLSearchParams(board);
  if (job !== undefined) params.set('job', String(job));
  return withQuery(paths.applications, params);
}

/** Puts a screen's own filters into its address, and leaves there what is not its own. */
export function keepingOthers(
  own: URLSearchParams,
  current: URLSearchParams,
  ownNames: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(own);
  for (const [name, value] of current)
    if (!ownNames.includes(name) && !(name in everything)) next.append(name, value);
  return next;
}

/** Without filters everything is meant, and not the view with which the other screen would open. */
function withQuery(path: string, params: URLSearchParams): string {
  const query = params.size ? params : new URLSearchParams(everything);
  return `${path}?${query.toString()}`;
}
