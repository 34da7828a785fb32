import { eventually } from './eventually.ts';

/** Waits until a program says that it is ready: one that has just started may have no time for that yet. */
export async function becomesReady({ address }: { address: string }): Promise<void> {
  await eventually(async () => (await fetch(`${address}/healthz/ready`)).status === 200);
}
