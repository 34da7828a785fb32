import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';

/** A request whose body has begun to arrive; `finish` sends the rest and answers the status. */
export async function halfSentRegistration(
  address: string,
  username = 'half-sent',
): Promise<{ finish: () => Promise<number> }> {
  const body = JSON.stringify({ username, password: 'sent in two halves' });
  const sending = request(`${address}/api/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      // What is only on its way when the server stops is refused: it says by this that it has begun.
      expect: '100-continue',
    },
  });
  sending.flushHeaders();
  const status = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
  });
  await once(sending, 'continue');
  await written(sending, body.slice(0, 20));
  return {
    finish: () => {
      sending.end(body.slice(20));
      return status;
    },
  };
}

const written = (sending: ClientRequest, part: string) =>
  new Promise((resolve) => sending.write(part, resolve));
