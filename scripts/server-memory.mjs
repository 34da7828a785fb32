import { totalmem } from 'node:os';

const most = 1_024;

/**
 * How much of our own objects Node may keep, in MiB, as it is told at its start. On a large machine it would allow itself 4 GiB, and
 * the more it may, the longer it leaves what nobody needs: with a limit it tidies up sooner, and what it holds stays a fraction of it.
 * None where Node allows itself less by its own rule, a quarter of the memory, or where NODE_OPTIONS says how much.
 */
export function heapFlags(memory = memoryHere(), said = process.env.NODE_OPTIONS ?? '') {
  const isSaid = /max[-_]old[-_]space[-_]size/.test(said);
  return isSaid || memory / 4 <= most ? [] : [`--max-old-space-size=${most}`];
}

/** In MiB: the machine's, or less where a container is given less. */
function memoryHere() {
  return Math.min(totalmem(), process.constrainedMemory?.() || Infinity) / 2 ** 20;
}

/**
 * glibc gives each thread that allocates a part of its own, eight for each core, and hands little of them back: with two the server holds
 * some 70 MiB less under load. Other C libraries do not read it.
 */
export function heapEnvironment(said = process.env) {
  return { MALLOC_ARENA_MAX: said.MALLOC_ARENA_MAX ?? '2' };
}
