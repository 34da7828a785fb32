import fastify from 'fastify';
import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { regularly } from './regularly.ts';

const never = new Promise<void>(() => undefined);

test('what does not end is waited for no longer than its limit, said in the log, and begun anew', async () => {
  const log: string[] = [];
  const server = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  });
  let begun = 0;
  const hang = async () => {
    begun += 1;
    await never;
  };
  regularly(server, 'hang', 20, hang, { limits: { enough: 20, tooLong: 50 } });
  await server.listen({ port: 0 });
  await eventually(() => begun >= 2);
  expect(log[0]).toContain('It has not ended within 0.05 seconds');
  await server.close();
});

test('what goes piece by piece is told when to leave the rest, and when the server stops', async () => {
  const server = fastify();
  const signals: AbortSignal[] = [];
  const work = async (enough: AbortSignal) => {
    signals.push(enough);
    await eventually(() => enough.aborted);
  };
  regularly(server, 'work', 10, work, { limits: { enough: 50, tooLong: 60_000 } });
  await server.listen({ port: 0 });
  await eventually(() => signals.length === 2);
  await server.close();
  expect(signals.at(-1)?.aborted).toBe(true);
});
