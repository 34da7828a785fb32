import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, isPublic } from '#domain/jobs.ts';
import { can, isHiringSide, isJobSeeker, may, mayFindPeople } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import { type Market, randomMarket, store } from '#test/random-market.ts';
import { type Client, serverForThisFile } from '#test/server.ts';

// The rules stand twice: as functions in #domain/permissions.ts and as SQL in the lists. Here they meet.
const server = serverForThisFile();

test('every list and every page shows exactly what the rules let each person see, in any market', async () => {
  await fc.assert(
    fc.asyncProperty(randomMarket, async (market) => {
      const signedIn = await store(server.database.pool, market);
      for (const actor of market.people.filter(({ disabled }) => !disabled)) {
        const shown = await shownTo(server.as(signedIn.get(actor.id)), market);
        expect({ actor, shown }).toEqual({ actor, shown: allowedTo(actor, market) });
      }
    }),
    { numRuns: 10 },
  );
});

test('visitors read exactly what the rule lets them, and the sitemap names just that, in any market', async () => {
  await fc.assert(
    fc.asyncProperty(randomMarket, async (market) => {
      await store(server.database.pool, market);
      const statuses = await Promise.all(
        market.jobs.map(async ({ id }) => (await server.as().get(`/api/public/jobs/${id}`)).status),
      );
      const allowed = market.jobs.filter((job) => isPublicIn(market, job));
      expect(statuses).toEqual(market.jobs.map((job) => (allowed.includes(job) ? 200 : 404)));
      const { text } = await server.as().get('/sitemaps/jobs-1.xml');
      const named = [...text.matchAll(/\/jobs\/(\d+)</g)].map(([, id]) => ({ id: Number(id) }));
      expect(idsOf(named)).toEqual(idsOf(allowed));
    }),
    { numRuns: 25 },
  );
});

/** What the server shows: ids of lists, and for single things a status or what one may do with it. */
async function shownTo(client: Client, { jobs, applications }: Market) {
  const list = async (path: string) => {
    const { status, json } = await client.get(path);
    return status === 200 ? idsOf(json as { id: number }[]) : status; // The list that the contract says it is.
  };
  const one = async (path: string, keys: string[]) => {
    const { status, json } = await client.get(path);
    return status === 200
      ? Object.fromEntries(Object.entries({ ...(json as object) }).filter(([key]) => keys.includes(key)))
      : status;
  };
  return {
    open: await list('/api/jobs?limit=200'),
    own: await list('/api/jobs?scope=own&limit=200'),
    jobs: await Promise.all(jobs.map(({ id }) => one(`/api/jobs/${id}`, ['mayEdit', 'mayChangeStatus']))),
    applications: await list('/api/applications?limit=200'),
    application: await Promise.all(
      applications.map(({ id }) => one(`/api/applications/${id}`, ['recruiterNotes', 'mayMove'])),
    ),
    saved: await list('/api/saved-jobs?limit=200'),
    candidates: await list('/api/company/candidates?limit=200'),
  };
}

/** The same, by the rules. */
function allowedTo(actor: Market['people'][number], market: Market): Awaited<ReturnType<typeof shownTo>> {
  const { people, jobs, saved } = market;
  const applications = market.applications.map((one) => ({ ...one, recruiterId: one.job.recruiterId }));
  const appliedTo = (job: Market['jobs'][number]) =>
    applications.some((one) => one.job === job && one.jobSeekerId === actor.id);
  const sees = (job: Market['jobs'][number]) =>
    may['job.see'](actor, { ...job, open: isOpenIn(market, job), appliedTo: appliedTo(job) });
  const runs = (job: Market['jobs'][number]) => isHiringSide(actor) && may['job.manage'](actor, job);
  const applicants = applications.filter(({ job }) => runs(job)).map(({ jobSeekerId }) => jobSeekerId);
  const isCandidate = (one: Market['people'][number]) =>
    isJobSeeker(one) &&
    !one.disabled &&
    (applicants.includes(one.id) || (one.discoverable && mayFindPeople(actor)));
  return {
    open: idsOf(jobs.filter((job) => isOpenIn(market, job))),
    own: idsOf(jobs.filter(runs)),
    jobs: jobs.map((job) => {
      const editing = can['job.edit'](actor)
        ? {
            mayEdit: may['job.edit'](atWork(actor), job),
            mayChangeStatus: may['job.changeStatus'](atWork(actor), job),
          }
        : {};
      return sees(job) ? editing : 404;
    }),
    applications: idsOf(applications.filter((one) => may['application.see'](actor, one))),
    application: applications.map((one) => {
      const mayMove = may['application.move'](atWork(actor), one) && !one.withdrawn;
      const notes = may['application.readNotes'](actor, one) ? { recruiterNotes: 'A note.', mayMove } : {};
      return may['application.see'](actor, one) ? notes : 404;
    }),
    saved: can['job.save'](actor)
      ? idsOf(
          saved
            .filter(({ userId, job }) => userId === actor.id && job.status !== 'draft')
            .map(({ job }) => job),
        )
      : 403,
    candidates: can['company.candidates'](actor) ? idsOf(people.filter(isCandidate)) : 403,
  };
}

function isPublicIn(market: Market, job: Market['jobs'][number]): boolean {
  const company = market.companies.find(({ id }) => id === job.companyId);
  const switches = {
    platformOpen: market.platformOpen,
    companyVerified: company?.verified ?? false,
    companyShowsJobs: company?.showsJobs ?? false,
  };
  return isPublic({ ...opennessIn(market, job), ...switches, listed: job.listed }, new Date().toISOString());
}

function isOpenIn(market: Market, job: Market['jobs'][number]): boolean {
  return isOpen(opennessIn(market, job), new Date().toISOString());
}

function opennessIn({ companies }: Market, { companyId, status, deadline }: Market['jobs'][number]) {
  const companySuspended = companies.some(({ id, suspended }) => id === companyId && suspended);
  const now = Date.now();
  const closesAt = deadline === null ? null : new Date(now + deadline * 86_400_000).toISOString();
  return { status, closesAt, companySuspended };
}

function idsOf(list: readonly { id: number }[]): number[] {
  return list.map(({ id }) => id).toSorted((a, b) => a - b);
}
