/** An address for people to click: http or https only, so that no `javascript:` or `data:` link can be stored or shown. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s/?#\\@\p{Cc}]+([/?#][^\s\p{Cc}]*)?$/iu.test(text);
}

/** Whether two addresses lead to the same place, or both are missing: the case of the host and a slash at the end make no other. */
export function isSameLink(one: string | null, other: string | null): boolean {
  const place = (link: string | null) =>
    link?.replace(/^[^/]+\/\/[^/?#]+/, (host) => host.toLowerCase()).replace(/\/$/, '') ?? null;
  return place(one) === place(other);
}

/**
 * Whether a path may be returned to after signing in: on our own origin and nothing else. None of our paths has two
 * slashes in a row, a backslash or an encoded one of either, which browsers may read as the start of another host.
 */
export function isOwnPath(path: string): boolean {
  const [place = ''] = path.split(/[?#]/);
  return place.startsWith('/') && !/\/\/|%2f|%5c/i.test(place) && !/[\\\p{Cc}]/u.test(path);
}
