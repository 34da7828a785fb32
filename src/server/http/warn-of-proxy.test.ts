import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { startServer } from '#test/server.ts';

async function warningsWith(config: Partial<Config>) {
  const server = await startServer({ config });
  onTestFinished(() => server.close());
  await server.as().get('/api/jobs');
  for (let times = 0; times < 2; times += 1)
    await server.as().get('/api/jobs', { 'X-Forwarded-For': '203.0.113.7' });
  return server.log
    .filter((line) => line.includes('TRUST_PROXY is not set'))
    .map((line) => JSON.parse(line) as unknown);
}

test('a proxy that TRUST_PROXY does not name is spoken of once, as everybody behind it shares its limits', async () => {
  expect(await warningsWith({ trustedProxies: '127.0.0.1' })).toEqual([]);
  expect(await warningsWith({})).toMatchObject([{ proxy: expect.stringContaining('127.0.0.1') }]);
});
