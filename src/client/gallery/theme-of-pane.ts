import { createContext, use } from 'react';

export const themes = ['light', 'dark'] as const;

export const ThemeContext = createContext<(typeof themes)[number]>('light');

/** A name that no piece of the other theme has. */
export function useOwnName(): (name: string) => string {
  const theme = use(ThemeContext);
  return (name) => `${theme}-${name}`;
}
