import { totalmem } from 'node:os';

const most = 1_024;
const newOnes = 32;

/**
 * How much of our own objects Node may keep, in MiB, as it is told at its start. On a large machine it would allow itself 4 GiB, and
 * the more it may, the longer it leaves what nobody needs: with a limit it tidies up sooner, and what it holds stays a fraction of it.
 * With that limit it would take two spaces of 64 MiB for new ones; with two of 32, as without, the server holds some 70 MiB less and a
 * request costs the same (with 16 it cost a twentieth more). Nothing where Node allows itself less by its own rule, a quarter of the
 * memory, or where NODE_OPTIONS says how much.
 */
export function heapFlags(memory = memoryHere(), said = process.env.NODE_OPTIONS ?? '') {
  const isSaid = (size) => new RegExp(`max[-_]${size}[-_]space[-_]size`).test(said);
  if (isSaid('old') || memory / 4 <= most) return [];
  return [`--max-old-space-size=${most}`, ...(isSaid('semi') ? [] : [`--max-semi-space-size=${newOnes}`])];
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
