import { loadServer, type Asked, type Figures } from './load.ts';
import { sent } from './applying.ts';
import { signUp } from './market.ts';
import { queryOf, searches } from './queries.ts';
import type { Market, Seeker } from './shared.ts';

/** What a day is like: 70 of 100 requests browse and search, 20 open a job, 5 apply and 5 move an application. Answers how to load so long. */
export async function mixedLoad(
  market: Market,
): Promise<(seconds: number, perSecond?: number) => Promise<Figures>> {
  const employer = await signUp(market.address, `bench-employer-${Date.now().toString(36)}`, 'recruiter');
  const applications = await applicationsOf(market, employer);
  const lookedFor = searches(200).map(({ search }) => `/api/jobs?${queryOf(search)}limit=20`);
  let turn = 0;
  let applied = 0;

  const request = (person: number): Asked => {
    const seeker = market.seekers[person]!;
    const as = { cookie: seeker.cookie };
    const json = { 'content-type': 'application/json' };
    turn += 1;
    // In a fixed order, so that the shares are exact: 29 has no common part with 100.
    const of100 = (turn * 29) % 100;
    if (of100 < 70) return { path: lookedFor[turn % lookedFor.length]!, headers: as };
    if (of100 < 90) return { path: `/api/jobs/${someJob(market, turn)}`, headers: as };
    if (of100 < 95) {
      // By turns, as all do the same number then; everyone starts elsewhere and walks the same way, so nobody meets a job twice.
      const by = applied % market.seekers.length;
      const job =
        market.jobIds[(by * 977 + Math.floor(applied / market.seekers.length)) % market.jobIds.length]!;
      applied += 1;
      const body = JSON.stringify({ coverLetter: 'I have done this work for six years.' });
      return {
        path: `/api/jobs/${job}/applications`,
        method: 'POST',
        headers: { cookie: market.seekers[by]!.cookie, ...json },
        body,
      };
    }
    const status = turn % 2 ? 'screening' : 'interviewing';
    return {
      path: `/api/applications/${applications[turn % applications.length]!}/status`,
      method: 'PUT',
      headers: { cookie: employer.cookie, ...json },
      body: JSON.stringify({ status }),
    };
  };

  return (seconds, perSecond) => loadServer(market.address, request, seconds, perSecond);
}

/** One application of every seeker, to jobs of an employer who may move them. */
async function applicationsOf({ address, seekers }: Market, employer: Seeker): Promise<number[]> {
  await sent(address, employer, '/api/companies', { name: `Bench ${Date.now().toString(36)}` });
  const job = await sent(address, employer, '/api/jobs', {
    title: 'Harbour pilot',
    description: 'Brings ships in.',
  });
  const ids: number[] = [];
  for (const seeker of seekers) ids.push(await sent(address, seeker, `/api/jobs/${job}/applications`, {}));
  return ids;
}

function someJob({ jobIds }: Market, turn: number): number {
  return jobIds[(turn * 7_919) % jobIds.length]!;
}
