/** By whose clocks moments are written out: the browser's, until the reader has said where theirs are. */
let zone: string | undefined;

export function readersZone(): string | undefined {
  return zone;
}

/** A zone that this browser does not know is left out. */
export function setReadersZone(timeZone: string | null | undefined): void {
  // The pages of visitors set it each time they are drawn, and asking for a zone takes as long as a dozen of their elements.
  if (timeZone !== asked) {
    asked = timeZone;
    known = knownZone(timeZone);
  }
  zone = known;
}

let asked: string | null | undefined;
let known: string | undefined;

function knownZone(timeZone: string | null | undefined): string | undefined {
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
