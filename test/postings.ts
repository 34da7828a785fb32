import type { Application, BodyInput, Job } from '#contract/api.ts';
import type { Person, TestServer } from '#test/server.ts';

/** A job posted by this person, with what a test has to say about it. */
export async function postedJob(
  server: TestServer,
  poster: Person,
  body: Partial<BodyInput<'POST /api/jobs'>> = {},
): Promise<Job> {
  return server
    .as(poster)
    .call('POST /api/jobs', { body: { title: 'Dive instructor', description: 'Two dives a day.', ...body } });
}

export async function applied(
  server: TestServer,
  seeker: Person,
  jobId: number,
  body: BodyInput<'POST /api/jobs/:id/applications'> = {},
): Promise<Application> {
  return server.as(seeker).call('POST /api/jobs/:id/applications', { params: { id: jobId }, body });
}
