import type { JobTemplate } from './job-template.ts';
import { frontOffice, housekeeping, spa } from './templates/guests.ts';
import { engineering, management } from './templates/house.ts';
import { kitchen, restaurants } from './templates/kitchen.ts';
import { boats, diving } from './templates/sea.ts';

/** Postings to begin with, for the trades of islands, hotels and boats, in the order they are offered. */
export const jobTemplates: readonly JobTemplate[] = [
  ...frontOffice,
  ...housekeeping,
  ...restaurants,
  ...kitchen,
  ...diving,
  ...boats,
  ...spa,
  ...engineering,
  ...management,
];
