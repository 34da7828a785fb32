import { totalmem } from 'node:os';

/** Bytes of memory: the machine's, or less where a container is given less. */
export function memoryHere(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
