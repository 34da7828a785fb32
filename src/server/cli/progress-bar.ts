import type { WriteStream } from 'node:tty';

const width = 30;
// Often enough to look alive, seldom enough not to slow down what it shows.
const interval = 100;

/** A bar in the last line of a terminal; where there is no terminal, nothing. */
export function progressBar(stream: Pick<WriteStream, 'isTTY' | 'write'>) {
  let drawnAt = -Infinity;
  let drawn = false;
  return {
    /** `share` is between 0 and 1. */
    show(share: number, text: string) {
      if (!stream.isTTY || performance.now() - drawnAt < interval) return;
      const full = Math.round(Math.min(share, 1) * width);
      stream.write(
        `\r\u001b[K${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.round(share * 100)).padStart(3)} %  ${text}`,
      );
      drawnAt = performance.now();
      drawn = true;
    },
    clear() {
      if (drawn) stream.write('\r\u001b[K');
      drawn = false;
    },
  };
}
