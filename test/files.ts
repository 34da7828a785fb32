import { expect } from 'vitest';
import type { OwnFile } from '#contract/api.ts';
import type { Person, TestServer } from '#test/server.ts';

/** A file put here by a job seeker, as a browser sends it. */
export async function uploaded(
  server: TestServer,
  owner: Person,
  name: string,
  bytes: Buffer,
): Promise<OwnFile> {
  const reply = await server.as(owner).send('POST', '/api/files', { body: bytes, headers: named(name) });
  expect(reply.status, reply.text).toBe(201);
  return reply.json as OwnFile; // The contract has just let it out.
}

/** How a file's name is sent along. */
export function named(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
}
