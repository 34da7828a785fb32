/**
 * What a person has typed and not yet sent, kept on this device so that a reload or a failed save loses nothing. The key
 * carries the person's id: nobody is shown what another wrote. Signing out on purpose drops it, since the next
 * person at this computer may be another; a session that merely ran out does not.
 */
const prefix = 'moorings.draft.';

/** The name of what is written to some people at once: the same whichever of them was chosen first. */
export function draftName(what: string, ids: readonly number[]): string {
  return `${what} ${ids.toSorted((one, other) => one - other).join()}`;
}

export function readDraft(userId: number, name: string): unknown {
  try {
    const kept = localStorage.getItem(keyOf(userId, name));
    return kept === null ? undefined : (JSON.parse(kept) as unknown);
  } catch {
    return undefined;
  }
}

/** `json` is what readDraft is to answer, as JSON. */
export function keepDraft(userId: number, name: string, json: string): void {
  try {
    localStorage.setItem(keyOf(userId, name), json);
  } catch {
    // Storage may be full or switched off; then a draft lives as long as the page.
  }
}

export function dropDraft(userId: number, name: string): void {
  drop(keyOf(userId, name));
}

export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) drop(key);
  } catch {
    // Nothing was kept.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function keyOf(userId: number, name: string): string {
  return `${prefix}${userId}.${name}`;
}
