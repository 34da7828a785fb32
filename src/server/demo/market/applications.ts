import type { DemoApplication } from './application.ts';
import { toJobsAshore } from './applications-ashore.ts';
import { toJobsAtSea } from './applications-at-sea.ts';
import { toOdegiriIsland } from './applications-odegiri-island.ts';
import { toOdegiriRooms } from './applications-odegiri-rooms.ts';
import { toResorts } from './applications-resorts.ts';

const byJob = { ...toOdegiriRooms, ...toOdegiriIsland, ...toResorts, ...toJobsAtSea, ...toJobsAshore };

/** Every application, with the key of its job. */
export const applications: readonly (DemoApplication & { job: string })[] = Object.entries(byJob).flatMap(
  ([job, sent]) => sent.map((application) => ({ ...application, job })),
);
