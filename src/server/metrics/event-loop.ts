import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoop {
  /** How late it came to what was due, in milliseconds: of a hundred times the latest but one, over the last seconds. */
  delayMs: () => number;
  stop: () => void;
}

const resolution = 10;
const windowMs = 10_000;

/** Watches how late the event loop comes to what is due, which is how long everybody waits at least. */
export function watchEventLoop(): EventLoop {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let before = 0;
  // Delay includes the time between two looks.
  const late = () => (histogram.count ? Math.max(0, histogram.percentile(99) / 1e6 - resolution) : 0);
  const timer = setInterval(() => {
    before = late();
    histogram.reset();
  }, windowMs).unref();
  return {
    delayMs: () => Math.max(before, late()),
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
