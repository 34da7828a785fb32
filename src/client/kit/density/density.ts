import { useLayoutEffect } from 'react';
import { useKeptChoice } from '#client/kit/kept-choices/use-kept-choice.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const densityLabel: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' };

/** How close rows and cards stand: kept for this person on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  return useKeptChoice('density', densities, 'comfortable');
}

/** Applies it to the page, whose measures (tokens.css) follow. */
export function useDensityApplied(): void {
  const [density] = useDensity();
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, [density]);
}
