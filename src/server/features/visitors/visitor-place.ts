/** A list, or one of it. */
export interface ListPlace {
  kind: 'jobs' | 'companies';
  id: number | undefined;
}

type VisitorPlace = ListPlace | { kind: 'alone'; name: string } | { kind: 'picture'; id: number };

/** What an open platform has for visitors at an address; `written` are the addresses of what its operator may write. */
export function visitorPlace(pathname: string, written: readonly string[]): VisitorPlace | undefined {
  const address = pathname.replace(/\/$/, '').toLowerCase();
  if (['', '/employers', ...written].includes(address)) return { kind: 'alone', name: address.slice(1) };
  const [, pictured] = /^\/jobs\/(\d+)\/picture\.png$/.exec(address) ?? [];
  if (pictured) return { kind: 'picture', id: Number(pictured) };
  const [, kind, id] = /^\/(jobs|companies)(?:\/(\d+))?$/.exec(address) ?? [];
  if (kind !== 'jobs' && kind !== 'companies') return undefined;
  return { kind, id: id === undefined ? undefined : Number(id) };
}
