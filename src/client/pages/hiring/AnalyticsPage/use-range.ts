import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { currentDay } from '#client/kit/time-zones/current-day.ts';
import { filterNames, readFilters } from './filters.ts';
import { readRange, type Preset, type Range } from './range.ts';

/** The days the address asks for. Choosing others is a step one can go back from; the rest of the address stays. */
export function useRange() {
  const [params, setParams] = useSearchParams();
  const [{ today, timeZone }] = useState(currentDay);
  const write = (range: Record<string, string>) => {
    const next = currentSearchParams();
    for (const name of ['days', 'from', 'to']) next.delete(name);
    for (const [name, value] of Object.entries(range)) next.set(name, value);
    setParams(next);
  };
  return {
    range: readRange(params, today),
    filters: readFilters(params),
    chooseFilters: (filters: Record<(typeof filterNames)[number], string>) => {
      const next = currentSearchParams();
      for (const name of filterNames) {
        if (filters[name]) next.set(name, filters[name]);
        else next.delete(name);
      }
      setParams(next);
    },
    today,
    timeZone,
    choosePreset: (days: Preset) => write(days === 30 ? {} : { days: String(days) }),
    chooseDays: ({ from, to }: Pick<Range, 'from' | 'to'>) => write({ from, to }),
  };
}
