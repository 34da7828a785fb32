import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DemoToLoad } from './load-demo.process.ts';
import type { DemoPerson } from './load-demo.ts';

/**
 * Loads the demo, and reads it for matching, in a process of its own. What that takes is needed once in the life of an
 * installation; a server that did it itself would keep twice the memory it needs until it is started again.
 */
export async function loadDemoApart(toLoad: DemoToLoad): Promise<DemoPerson[]> {
  const program = fileURLToPath(new URL('load-demo.process.ts', import.meta.url));
  const child = fork(program, { serialization: 'advanced' });
  // What it has told is here when its channel closes, which may be after its end.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  let people: DemoPerson[] | undefined;
  child.on('message', (told) => {
    // The cast: our own process tells no other list. Under `node --watch` Node tells which files it has read.
    if (Array.isArray(told)) people = told as DemoPerson[];
  });
  child.send(toLoad);
  const [[code, signal]] = await ended;
  if (!people) throw new Error(`Loading the demo ended with ${code ?? signal}`);
  return people;
}
