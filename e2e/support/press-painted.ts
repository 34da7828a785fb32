export interface Press {
  key: string;
  /** Held down for a tenth of a second before, as by a hand. */
  held?: 'Control' | 'Shift';
  /** A selector of what the press changes: which elements it finds, or the words in them. */
  sign: string;
}

export interface Painted {
  /** From the press until its frame was painted, in milliseconds. */
  ms: number;
  /** In which frame after the press the change was there: 1 is the next one. */
  frame: number;
}

/** To the next row. */
export const walk: Press = { key: 'j', sign: ':focus' };

/** Runs in the page: presses a key where one is, and follows what its sign finds until that has changed and was painted. */
export async function pressPainted({ key, held, sign }: Press): Promise<Painted> {
  const seen = () => {
    const found = [...document.querySelectorAll(sign)];
    return [found, found.map((one) => one.textContent).join('\n')] as const;
  };
  const [before, words] = seen();
  const hasChanged = () => {
    const [now, nowWords] = seen();
    return now.length !== before.length || nowWords !== words || now.some((one, at) => one !== before[at]);
  };
  const press = (pressed: string) => {
    const keys = { key: pressed, ctrlKey: held === 'Control', shiftKey: held === 'Shift' };
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
    );
  };
  if (held) press(held);
  // Somewhere within a frame, as a person's press is.
  await new Promise((resolve) => setTimeout(resolve, (held ? 100 : 20) + Math.random() * 16));
  const since = performance.now();
  press(key);
  for (let frame = 1; ; frame += 1) {
    const { at, changed } = await new Promise<{ at: number; changed: boolean }>((resolve) => {
      requestAnimationFrame(() => {
        // A message that is posted in a frame is heard after its painting: what is there by then was drawn in it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve({ at: performance.now(), changed: hasChanged() }));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    if (changed) return { ms: at - since, frame };
    if (at - since > 10_000) throw new Error(`A press of ${key} changed nothing of ${sign}.`);
  }
}
