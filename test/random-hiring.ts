import { randomInt } from 'node:crypto';
import { companyKey, type KeyHolder } from './keys.ts';
import { offerBody } from './offers.ts';
import { company, jobSeeker, joined, recruiter } from './people.ts';
import { daysAhead } from './interviews.ts';
import type { Person, Reply, TestServer } from './server.ts';

/** A company in which anything may happen next. */
export interface Hiring {
  founder: Person;
  key: KeyHolder;
  /** Does something somebody might do; what is refused changes nothing, and is as good. */
  change: (server: TestServer) => Promise<void>;
}

/** A company with a few people, in which `change` does one thing at random, over HTTP. */
export async function hiringAtRandom(server: TestServer, seekers = 5): Promise<Hiring> {
  const { id: companyId, founder } = await company(server);
  const colleague = await joined(server, await recruiter(server), companyId);
  const applicants: Person[] = [];
  // One after the other: a crowd at once is refused.
  while (applicants.length < seekers) applicants.push(await jobSeeker(server));
  const key = await companyKey(server, founder);
  const jobs: number[] = [];
  const applications: { id: number; seeker: Person }[] = [];
  let number = 0;

  const change = async (at: TestServer) => {
    number += 1;
    const staff = at.as(one([founder, colleague]));
    const job = one(jobs);
    const application = one(applications);
    const apply = async (): Promise<void> => {
      const seeker = one(applicants);
      if (!seeker || job === undefined) return;
      const reply = await at
        .as(seeker)
        .post(`/api/jobs/${job}/applications`, { coverLetter: `Number ${number}` });
      if (reply.status === 201) applications.push({ id: idIn(reply), seeker });
    };
    const post = async (): Promise<void> => {
      jobs.push(idIn(await staff.post('/api/jobs', { title: `Job ${number}`, description: 'Work.' })));
    };
    if (job === undefined || chance(8)) return post();
    if (!application || chance(5)) return apply();
    const { id, seeker } = application;
    const acts: (() => Promise<Reply>)[] = [
      () => staff.put(`/api/jobs/${job}`, { title: `Job ${number}`, description: `Work ${number}.` }),
      () => staff.put(`/api/jobs/${job}`, { status: one(['active', 'closed', 'active']) }),
      () => staff.put(`/api/applications/${id}/notes`, { recruiterNotes: `Note ${number}` }),
      () =>
        staff.put(`/api/applications/${id}/status`, {
          status: one(['screening', 'interviewing', 'rejected']),
        }),
      () => staff.post(`/api/applications/${id}/messages`, { body: `Message ${number}` }),
      () =>
        staff.post(`/api/applications/${id}/interviews`, {
          title: `Talk ${number}`,
          minutes: 30,
          times: [daysAhead(2 + randomInt(300))],
          panel: [founder.id],
        }),
      () => staff.post(`/api/applications/${id}/offers`, offerBody),
      () => staff.post(`/api/company/candidates/${seeker.id}/tags`, { name: `Tag ${number % 7}` }),
      () => untag(at, one(applicants) ?? seeker),
      () => staff.post('/api/mail-templates', { name: `Template ${number}`, body: 'Hello {name}' }),
      () => endTemplate(at),
      () => staff.put(`/api/applications/${id}/status`, { status: 'hired' }),
      () => at.as(seeker).put('/api/user', { firstName: `Name ${number}` }),
      () => at.as(seeker).put('/api/profile/job-seeker', { phone: `+960 ${number}` }),
      () => at.as(seeker).get(`/api/applications/${id}`),
      () => at.as(founder).get(`/api/applications/${id}`),
      ...(chance(6) ? [() => at.as(seeker).post(`/api/applications/${id}/withdraw`)] : []),
    ];
    await one(acts)?.();
  };
  const untag = async (at: TestServer, { id }: Person): Promise<Reply> => {
    const tags = await at.as(founder).get(`/api/company/candidates/${id}/tags`);
    return at.as(founder).delete(`/api/company/candidates/${id}/tags/${firstIn(tags)}`);
  };
  const endTemplate = async (at: TestServer): Promise<Reply> => {
    const templates = await at.as(founder).get('/api/mail-templates');
    return at.as(founder).delete(`/api/mail-templates/${firstIn(templates)}`);
  };
  return { founder, key, change };
}

function one<Item>(items: readonly Item[]): Item | undefined {
  return items.length ? items[randomInt(items.length)] : undefined;
}

function chance(of: number): boolean {
  return randomInt(of) === 0;
}

/** One that there is, or one that there is not. */
function firstIn({ json }: Reply): number {
  return (json as { id: number }[])[0]?.id ?? 1; // What lists answer.
}

function idIn({ json }: Reply): number {
  return (json as { id: number }).id; // What POST answers.
}
