import type { DemoJob } from './job.ts';
import { jobsAshore } from './jobs-ashore.ts';
import { jobsAtSea } from './jobs-at-sea.ts';
import { odegiriIsland } from './jobs-odegiri-island.ts';
import { odegiriRooms } from './jobs-odegiri-rooms.ts';
import { resortJobs } from './jobs-resorts.ts';

export const jobs: readonly DemoJob[] = [
  ...odegiriRooms,
  ...odegiriIsland,
  ...resortJobs,
  ...jobsAtSea,
  ...jobsAshore,
];
