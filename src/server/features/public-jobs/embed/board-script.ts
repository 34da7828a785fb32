import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptAnswer } from '#server/http/kept-answer.ts';
import { refuse } from '#server/refusal.ts';

/** How long browsers go on with the one they have, in seconds: its address never changes, and it does. */
const keptFor = 600;

/** The script by which pages of others show a company's jobs. It is the same while visitors are shown none: they keep their link. */
export function serveBoardScript(server: FastifyInstance, folder: string): void {
  const file = path.join(folder, 'embed/board.js');
  const answer = existsSync(file)
    ? keptAnswer('text/javascript; charset=utf-8', readFileSync(file, 'utf8'), keptFor)
    : undefined;
  server.get('/embed/board.js', { config: { isForOthers: true } }, (request, reply) => {
    if (!answer) throw refuse.notFound();
    // For pages that check what they load by its hash, or load it as a module.
    reply.header('Access-Control-Allow-Origin', '*');
    return answer(request, reply);
  });
}
