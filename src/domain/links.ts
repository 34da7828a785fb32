/** An address for people to click: http or https only, so that no `javascript:` or `data:` link can be stored or shown. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s/?#\\@]+([/?#][^\s\p{Cc}]*)?$/iu.test(text);
}

/** Whether a path may be returned to after signing in: on our own origin and nothing else. */
export function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])/.test(path) &&
    !/[\\\p{Cc}]/u.test(path) &&
    !/^\/(%2f|%5c)/i.test(path) &&
    !/^\/\.{0,2}\//.test(path)
  );
}
