import type { Answer, BodyInput } from '#contract/api.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { uploads } from '#domain/visitors.ts';
import type { Reply, TestServer } from '#test/server.ts';

type Receipt = Answer<'POST /api/public/jobs/:id/applications'>;

let visitors = 0;

/** Somebody without an account, who does what the page to apply does. */
export function visitorOf(server: Pick<TestServer, 'as'>) {
  const client = server.as();
  const token = async (jobId: number): Promise<string> =>
    (await client.call('GET /api/public/jobs/:id/applications/token', { params: { id: jobId } })).token;

  const send = async (jobId: number, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    client.post(`/api/public/jobs/${jobId}/applications`, { token: await token(jobId), ...body }, headers);

  return {
    client,
    token,
    send,
    /** One that is in order, but for what a test says. */
    applies: async (jobId: number, body: object = {}): Promise<Receipt> => {
      visitors += 1;
      const reply = await send(jobId, {
        name: 'Ali Rasheed',
        email: `visitor-${visitors}@example.mv`,
        ...body,
      });
      if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
      return reply.json as Receipt; // What the call answers when it succeeds.
    },
    /** Sends a file piece by piece and answers its key. */
    uploads: async (jobId: number, bytes = Buffer.from('Ali Rasheed\nSkipper\n'), name = 'cv.txt') => {
      const body: BodyInput<'POST /api/public/jobs/:id/uploads'> = {
        token: await token(jobId),
        name,
        size: bytes.length,
      };
      const { key } = await client.call('POST /api/public/jobs/:id/uploads', { params: { id: jobId }, body });
      for (let at = 0; at < bytes.length; at += uploads.piece)
        await client.send('PUT', `/api/public/uploads/${key}/pieces/${at}`, {
          body: bytes.subarray(at, at + uploads.piece),
        });
      return key;
    },
  };
}

/** Shows visitors public jobs, or none. */
export async function openToVisitors(
  { database }: Pick<TestServer, 'database'>,
  isOpen = true,
): Promise<void> {
  await openPlatform(database.pool, isOpen);
}
