/** By whose clocks moments are written out: the browser's, until the reader has said where theirs are. */
let zone: string | undefined;

export function readersZone(): string | undefined {
  return zone;
}

/** A zone that this browser does not know is left out. */
export function setReadersZone(timeZone: string | null | undefined): void {
  try {
    zone = timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    zone = undefined;
  }
}
