/**
 * Who shows their company who they are does so in a window of its own, so that what they were at stays as it is; that window tells
 * this one how it went. The two may not reach each other otherwise: another site was in between.
 */
const channel = 'identity-confirmed';

/** Says how it went: null is well, else why it did not. */
export function tellOtherWindows(problem: string | null): void {
  const line = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of this origin
  line.postMessage(problem);
  line.close();
}

/** Listens until the answer is called. */
export function heardFromElsewhere(heard: (problem: string | null) => void): () => void {
  const line = new BroadcastChannel(channel);
  line.addEventListener('message', ({ data }: MessageEvent<string | null>) => heard(data));
  return () => line.close();
}
