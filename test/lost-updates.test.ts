import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/api.ts';
import type { GuardedCall } from '#server/etags.ts';
import { inDays, offerBody } from '#test/offers.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Reply, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let aisha: Client;
let hassan: Client;
let seeker: Client;
let employer: number;
let jobId: number;
let names = 0;

beforeAll(async () => {
  const { id, founder } = await company(server);
  employer = id;
  const colleague = await recruiter(server, { firstName: 'Hassan', lastName: 'Manik' });
  await joined(server, colleague, employer, { role: 'company_admin' });
  aisha = server.as(founder);
  hassan = server.as(colleague);
  seeker = server.as(await jobSeeker(server));
  jobId = (await postedJob(server, founder)).id;
});

interface Edited {
  etag?: string | undefined;
  changedBy?: { userId: number; name: string } | null | undefined;
}

/** Something that two people, or one in two windows, have open at once. */
interface Opened {
  path: string;
  /** Where what is read carries its tag in a header too. */
  reads?: string;
  /** What one sends to make it say this. */
  saying: (words: string) => object;
  read: () => Promise<Edited>;
  first?: Client;
  second?: Client;
}

const own = () => ({ first: seeker, second: seeker });
const unique = () => `Name ${(names += 1)}`;
const itsOwn = <Item extends { id: number }>(list: readonly Item[], id: number) =>
  list.find((one) => one.id === id) ?? expect.fail('It is not in the list');

async function application(): Promise<number> {
  const applicant = await jobSeeker(server);
  return (await applied(server, applicant, jobId)).id;
}

async function task(): Promise<Answer<'PUT /api/onboardings/:id'>> {
  const params = { id: await application() };
  await aisha.call('PUT /api/applications/:id/status', { params, body: { status: 'hired' } });
  return aisha.call('POST /api/applications/:id/onboarding', { params, body: { startDate: inDays(30) } });
}

const kit = { minutes: 30, attributes: ['Seamanship'] };
const tasks = [{ title: 'Uniform', side: 'company', day: -3 }] as const;
const step = { status: 'screening', name: 'Phone call' } as const;

/** Every call that heeds If-Match: one that is missing here does not compile. */
const things: Record<GuardedCall, () => Promise<Opened>> = {
  'PUT /api/applications/:id/notes': async () => {
    const id = await application();
    return {
      path: `/api/applications/${id}/notes`,
      reads: `/api/applications/${id}`,
      saying: (words) => ({ recruiterNotes: words }),
      read: () => aisha.call('GET /api/applications/:id', { params: { id } }),
    };
  },
  'PUT /api/jobs/:id': async () => ({
    path: `/api/jobs/${jobId}`,
    reads: `/api/jobs/${jobId}`,
    saying: (words) => ({ description: words }),
    read: () => aisha.call('GET /api/jobs/:id', { params: { id: jobId } }),
  }),
  'PUT /api/company/careers-site': async () => ({
    path: '/api/company/careers-site',
    reads: '/api/company/careers-site',
    saying: (tagline) => ({ tagline, sections: [{ kind: 'about', state: 'shown' }] }),
    read: () => aisha.call('GET /api/company/careers-site'),
  }),
  'PUT /api/company/settings': async () => ({
    path: '/api/company/settings',
    reads: '/api/company/settings',
    saying: (words) => ({ description: words }),
    read: () => aisha.call('GET /api/company/settings'),
  }),
  'PUT /api/company/provider': async () => {
    const body = { issuer: 'https://login.example.com', clientId: 'moorings' };
    await aisha.call('PUT /api/company/provider', { body });
    return {
      path: '/api/company/provider',
      reads: '/api/company/provider',
      saying: (words) => ({ roleClaim: words }),
      read: () => aisha.call('GET /api/company/provider'),
    };
  },
  'PUT /api/admin/operator': async () => {
    const first = server.as(await platformAdmin(server));
    const named = { firstName: 'Hassan', lastName: 'Manik' };
    const second = server.as(await platformAdmin(server, named));
    return {
      path: '/api/admin/operator',
      reads: '/api/admin/operator',
      saying: (words) => ({ address: `${words} ${unique()}` }),
      read: () => first.call('GET /api/admin/operator'),
      first,
      second,
    };
  },
  'PUT /api/offers/:id': async () => {
    const applicationId = await application();
    const params = { id: applicationId };
    const { id } = await aisha.call('POST /api/applications/:id/offers', {
      params,
      body: { ...offerBody, allowances: [] },
    });
    return {
      path: `/api/offers/${id}`,
      saying: (words) => ({ ...offerBody, letter: words }),
      read: async () => itsOwn(await aisha.call('GET /api/applications/:id/offers', { params }), id),
    };
  },
  'PUT /api/offer-templates/:id': async () => {
    const name = unique();
    const { id } = await aisha.call('POST /api/offer-templates', { body: { name, letter: 'Dear {name}' } });
    return {
      path: `/api/offer-templates/${id}`,
      saying: (letter) => ({ name, letter }),
      read: async () => itsOwn(await aisha.call('GET /api/offer-templates'), id),
    };
  },
  'PUT /api/mail-templates/:id': async () => {
    const name = unique();
    const { id } = await aisha.call('POST /api/mail-templates', { body: { name, body: 'Hello' } });
    return {
      path: `/api/mail-templates/${id}`,
      saying: (body) => ({ name, body }),
      read: async () => itsOwn(await aisha.call('GET /api/mail-templates'), id),
    };
  },
  'PUT /api/company/webhooks/:id': async () => {
    const url = 'https://hooks.example.com/';
    const { id } = await aisha.call('POST /api/company/webhooks', { body: { url, types: ['job.posted'] } });
    return {
      path: `/api/company/webhooks/${id}`,
      saying: (words) => ({ url: url + encodeURI(words), types: ['job.posted'], paused: true }),
      read: async () => itsOwn(await aisha.call('GET /api/company/webhooks'), id),
    };
  },
  'PUT /api/rejection-reasons/:id': async () => {
    const { id } = await aisha.call('POST /api/rejection-reasons', { body: { name: unique() } });
    return {
      path: `/api/rejection-reasons/${id}`,
      saying: (name) => ({ name }),
      read: async () => itsOwn(await aisha.call('GET /api/rejection-reasons'), id),
    };
  },
  'PUT /api/onboarding-templates/:id': async () => {
    const name = unique();
    const { id } = await aisha.call('POST /api/onboarding-templates', {
      body: { name, tasks: [...tasks] },
    });
    return {
      path: `/api/onboarding-templates/${id}`,
      saying: (details) => ({ name, tasks: [{ ...tasks[0], details }] }),
      read: async () => itsOwn(await aisha.call('GET /api/onboarding-templates'), id),
    };
  },
  'PUT /api/onboarding-tasks/:id': async () => {
    const list = await task();
    const { id, title, side, day } = list.tasks[0] ?? expect.fail('The list is empty');
    return {
      path: `/api/onboarding-tasks/${id}`,
      saying: (details) => ({ title, side, day, details }),
      read: async () => {
        const params = { id: list.applicationId };
        const { onboarding } = await aisha.call('GET /api/applications/:id/onboarding', { params });
        return itsOwn(onboarding?.tasks ?? [], id);
      },
    };
  },
  'PUT /api/step-templates/:id': async () => {
    const { id, steps } = await aisha.call('POST /api/step-templates', {
      body: { name: unique(), steps: [step] },
    });
    return {
      path: `/api/step-templates/${id}`,
      saying: (name) => ({
        name,
        steps: steps.map(({ id: one, status, name: called }) => ({ id: one, status, name: called })),
      }),
      read: async () => itsOwn(await aisha.call('GET /api/step-templates'), id),
    };
  },
  'PUT /api/interview-kits/:id': async () => {
    const title = unique();
    const { id } = await aisha.call('POST /api/interview-kits', { body: { ...kit, title } });
    return {
      path: `/api/interview-kits/${id}`,
      saying: (questions) => ({ ...kit, title, questions }),
      read: async () => itsOwn(await aisha.call('GET /api/interview-kits'), id),
    };
  },
  'PUT /api/profile/job-seeker': async () => ({
    path: '/api/profile/job-seeker',
    reads: '/api/profile/job-seeker',
    saying: (summary) => ({ summary }),
    read: () => seeker.call('GET /api/profile/job-seeker'),
    ...own(),
  }),
  'PUT /api/work-experience/:id': async () => {
    const body = { company: 'Reef Divers', title: 'Diver', startDate: '2019-05-01' };
    const { id } = await seeker.call('POST /api/work-experience', { body });
    return {
      path: `/api/work-experience/${id}`,
      saying: (description) => ({ ...body, description }),
      read: async () => itsOwn(await seeker.call('GET /api/work-experience'), id),
      ...own(),
    };
  },
  'PUT /api/education/:id': async () => {
    const body = { institution: 'Maritime Academy', degree: 'Diploma' };
    const { id } = await seeker.call('POST /api/education', { body });
    return {
      path: `/api/education/${id}`,
      saying: (description) => ({ ...body, description }),
      read: async () => itsOwn(await seeker.call('GET /api/education'), id),
      ...own(),
    };
  },
  'PUT /api/user': async () => ({
    path: '/api/user',
    reads: '/api/user',
    saying: (words) => ({ firstName: words }),
    read: () => seeker.call('GET /api/user'),
    ...own(),
  }),
};

const matching = (etag: string | undefined) => ({
  'if-match': `"${etag}"`,
  accept: 'application/problem+json',
});
const tagOf = ({ headers }: Reply) => headers.etag?.slice(1, -1);
const said = (reply: Reply) => JSON.stringify(reply.json);

describe.each(Object.entries(things))('%s', (_, open) => {
  test('over a state that is no more is refused with what is there now, and nothing is written', async () => {
    const { path, saying, read, first = aisha, second = hassan } = await open();
    const { etag } = await read();
    const theirs = await second.put(path, saying('Theirs'), matching(etag));
    expect(theirs.status, theirs.text).toBe(200);
    const stands = await read();
    expect(stands.etag).not.toBe(etag);

    const mine = await first.put(path, saying('Mine'), matching(etag));
    expect(mine.status, mine.text).toBe(412);
    expect(mine.headers['error-code']).toBe('changed_meanwhile');
    expect(mine.headers.etag).toBe(`"${stands.etag}"`);
    expect(mine.json).toMatchObject({ status: 412, code: 'changed_meanwhile' });
    expect(said(mine)).toContain('Theirs');
    expect(await read()).toEqual(stands);
    expect(stands.changedBy?.name).toBe(second === seeker ? undefined : 'Hassan Manik');

    const plain = await first.put(path, saying('Mine'), { 'if-match': `"${etag}"` });
    const who = second === seeker ? 'by you elsewhere' : 'by Hassan Manik';
    expect(plain.text).toBe(`Changed ${who} since you opened it. Your version was not saved.`);
  });

  test('over the present state is written, with the tag that was read, answered, or none', async () => {
    const { path, reads, saying, read, first = aisha } = await open();
    const { etag } = await read();
    expect(reads && (await first.get(reads)).headers.etag).toBe(reads && `"${etag}"`);
    const once = await first.put(path, saying('Once'), matching(etag));
    const twice = await first.put(path, saying('Twice'), matching(tagOf(once)));
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(tagOf(twice)).toBe((await read()).etag);
    const again = await first.put(path, saying('Again'), { 'if-match': '*' });
    const without = await first.put(path, saying('Without'));
    expect([again.status, without.status]).toEqual([200, 200]);
    expect(said(without)).toContain('Without');
  });

  test('of two at once over the same state, one is written and one is refused', async () => {
    const { path, saying, read, first = aisha, second = hassan } = await open();
    const { etag } = await read();
    const both = await Promise.all([
      first.put(path, saying('One'), matching(etag)),
      second.put(path, saying('Other'), matching(etag)),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [won] = both.filter(({ status }) => status === 200);
    expect((await read()).etag).toBe(won && tagOf(won));
  });
});

describe('a tag', () => {
  test('stays as it is while something else of the thing changes', async () => {
    const params = { id: await application() };
    const { etag } = await aisha.call('GET /api/applications/:id', { params });
    await hassan.call('PUT /api/applications/:id/status', { params, body: { status: 'screening' } });
    expect(await aisha.call('GET /api/applications/:id', { params })).toMatchObject({ etag });

    const {
      id,
      etag: before,
      steps,
    } = await aisha.call('POST /api/step-templates', {
      body: { name: unique(), steps: [step] },
    });
    const job = await hassan.call('POST /api/jobs', {
      body: { title: 'Cook', description: 'Breakfast.', stepTemplateId: id },
    });
    const stepping = { id: (await applied(server, await seekerOf(), job.id)).id };
    const body = { status: 'screening' as const, stepId: steps[0]?.id };
    await hassan.call('PUT /api/applications/:id/status', { params: stepping, body });
    const after = itsOwn(await aisha.call('GET /api/step-templates'), id);
    expect(after).toMatchObject({ etag: before, steps: [{ candidates: 1 }] });
  });

  test('of an offer changes when it is sent, so that nobody replaces unawares what the candidate has', async () => {
    const offer = await writtenOffer();
    await hassan.call('POST /api/offers/:id/send', { params: { id: offer.id } });
    const late = await aisha.put(`/api/offers/${offer.id}`, offerBody, matching(offer.etag));
    expect([late.status, (late.json as { current: object }).current]).toEqual([
      412,
      expect.objectContaining({
        state: 'sent',
        changedBy: expect.objectContaining({ name: 'Hassan Manik' }),
      }),
    ]);
    await aisha.call('POST /api/offers/:id/withdraw', { params: { id: offer.id } });
    // What is over cannot be changed by whoever read it anew either: that is said first.
    expect((await hassan.put(`/api/offers/${offer.id}`, offerBody, matching(offer.etag))).status).toBe(409);
  });

  test('is not told to who does not see what it is of', async () => {
    const applicant = server.as(await seekerOf());
    const { id } = await applicant.call('POST /api/jobs/:id/applications', {
      params: { id: jobId },
      body: {},
    });
    for (const path of [`/api/applications/${id}`, `/api/jobs/${jobId}`]) {
      const { headers, json } = await applicant.get(path);
      expect(headers.etag).toBeUndefined();
      expect(Object.keys(json as object)).not.toEqual(expect.arrayContaining(['etag']));
    }
  });
});

describe('If-Match', () => {
  const put = async (header: string, body: unknown, as = aisha) => {
    const id = await application();
    const { etag } = await aisha.call('GET /api/applications/:id', { params: { id } });
    const headers = { 'if-match': header.replace('ITS', etag ?? '') };
    return (await as.put(`/api/applications/${id}/notes`, body, headers)).status;
  };

  test.each([
    ['"ITS"', 200],
    ['  "ITS"  ', 200],
    ['"other", "ITS"', 200],
    ['"other","ITS"', 200],
    [', ,"ITS",', 200],
    ['W/"other", "ITS"', 200],
    ['"with,a,comma", "ITS"', 200],
    ['*', 200],
    ['W/"ITS"', 412],
    ['"its"', 412],
    ['""', 412],
    [',', 412],
    ['"é"', 412],
    ['ITS', 400],
    ['"ITS', 400],
    ['"ITS" "other"', 400],
    ['"a b"', 400],
    ['w/"ITS"', 400],
    ['*, "ITS"', 400],
    [' '.repeat(6_000) + 'x', 400],
  ])('%s is answered %i', async (header, status) => {
    expect(await put(header, { recruiterNotes: 'Call on Monday.' })).toBe(status);
  });

  test('is looked at after who asks, what they see and what they sent', async () => {
    const stale = '"stale"';
    const notes = { recruiterNotes: 'Call on Monday.' };
    expect(await put(stale, notes, server.as())).toBe(401);
    expect(await put(stale, notes, seeker)).toBe(403);
    expect(await put(stale, notes, server.as(await recruiter(server)))).toBe(404);
    expect(await put(stale, { recruiterNotes: 'x'.repeat(8_001) })).toBe(400);
    expect(await put(stale, { recruiterNotes: 'Ask @x', mentions: [{ userId: 1e6, name: 'x' }] })).toBe(400);
    expect(await put(stale, notes)).toBe(412);
  });

  test('reads the tag as it was sent when the answer was compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const reply = await aisha.get('/api/company/settings', headers);
    const { etag } = await aisha.call('GET /api/company/settings');
    expect(reply.headers.etag).toBe(`"${etag}"`);
  });
});

const seekerOf = () => jobSeeker(server);
async function writtenOffer() {
  const id = await application();
  return aisha.call('POST /api/applications/:id/offers', {
    params: { id },
    body: { ...offerBody, allowances: [] },
  });
}
