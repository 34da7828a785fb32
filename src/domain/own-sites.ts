// Browsers and Node have it; the types of neither are known in here.
declare const URL: {
  canParse(text: string): boolean;
  new (
    text: string,
  ): Readonly<Record<'protocol' | 'username' | 'pathname' | 'search' | 'hash' | 'origin', string>>;
};

/** How many websites of its own a company can name. */
export const mostOwnSites = 20;

/** The origins of the websites that are named, one a line: https://jobs.example.com. */
export function ownSites(written: string | null): string[] {
  return linesOf(written ?? '').flatMap((line) => originOf(line) ?? []);
}

/** What is wrong with what is written, in a sentence. */
export function ownSitesProblem(written: string): string | undefined {
  const lines = linesOf(written);
  const wrong = lines.find((line) => originOf(line) === undefined);
  if (wrong !== undefined)
    return `Your websites: write each on a line of its own, such as https://www.example.com, and not ${wrong.slice(0, 60)}.`;
  return lines.length > mostOwnSites ? `Your websites can be at most ${mostOwnSites}.` : undefined;
}

function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** As a browser sends it with a request of one of their pages; undefined for what can be no page’s. */
function originOf(line: string): string | undefined {
  const url = URL.canParse(line) ? new URL(line) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.username || url.pathname !== '/' || url.search || url.hash ? undefined : url.origin;
}
