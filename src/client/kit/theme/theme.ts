import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Also read by the script in index.html, which sets the theme before the first paint. */
const storageKey = 'moorings.theme';
const barColour: Record<Theme, string> = { light: '#ffffff', dark: '#0c1b21' };
const listeners = new Set<() => void>();

/** Light unless this person chose otherwise on this device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be switched off; the choice then holds until the page is left.
  }
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey) apply(event.newValue === 'dark' ? 'dark' : 'light');
}
