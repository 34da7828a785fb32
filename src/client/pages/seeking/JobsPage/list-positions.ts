export interface Position {
  scrolled: number;
  /** The address of the job that was opened from there. */
  opened: string | null;
}

/**
 * Where lists were left, by their query, for as long as this tab lives, also over a reload. The browser's own memory of
 * scroll positions gives up before the list is there.
 */
const stored = 'moorings.lists';

export function positionOf(list: string): Position | undefined {
  return all()[list];
}

export function rememberPosition(list: string, position: Position): void {
  try {
    sessionStorage.setItem(stored, JSON.stringify({ ...all(), [list]: position }));
  } catch {
    // Without storage one comes back to the top.
  }
}

function isPlace(entry: [string, unknown]): entry is [string, Position] {
  const [, place] = entry;
  return (
    typeof place === 'object' &&
    place !== null &&
    'scrolled' in place &&
    typeof place.scrolled === 'number' &&
    'opened' in place &&
    (place.opened === null || typeof place.opened === 'string')
  );
}

function all(): Record<string, Position> {
  try {
    const lists: unknown = JSON.parse(sessionStorage.getItem(stored) ?? '{}');
    return typeof lists === 'object' && lists !== null
      ? Object.fromEntries(Object.entries(lists).filter(isPlace))
      : {};
  } catch {
    return {};
  }
}

/** Whether this document was asked for anew (an address, a link from elsewhere) and not reloaded or returned to. */
export function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
