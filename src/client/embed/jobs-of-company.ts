import type { PublicJobInBrief } from '#contract/public-jobs.ts';

/** As many as a reply can hold; and more than any page is for. */
const inReply = 200;
const mostJobs = 2_000;

/** All the jobs that a company shows at our server, the newest first. No cookie goes along. */
export async function jobsOfCompany(
  server: string,
  slug: string,
  signal: AbortSignal,
): Promise<PublicJobInBrief[]> {
  const jobs: PublicJobInBrief[] = [];
  let next: string | undefined =
    `/api/public/companies/${encodeURIComponent(slug)}/jobs?closed=no&texts=no&limit=${inReply}`;
  while (next !== undefined && jobs.length < mostJobs) {
    const reply: Response = await fetch(new URL(next, server), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    // The cast: the server parses what it answers by the contract.
    jobs.push(...((await reply.json()) as PublicJobInBrief[]));
    next = /<([^>]+)>;\s*rel="next"/.exec(reply.headers.get('Link') ?? '')?.[1];
  }
  return jobs;
}
