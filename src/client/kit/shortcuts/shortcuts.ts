import { useSyncExternalStore } from 'react';

/**
 * Single-key shortcuts. People who speak to their computer, or whose hands slip, can switch them off (WCAG 2.1.4); the
 * choice is kept on this device.
 */
const stored = 'moorings.shortcuts';
const listeners = new Set<() => void>();
let on = read();

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

export function switchShortcuts(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(stored, next ? 'on' : 'off');
  } catch {
    // Without storage it holds as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
