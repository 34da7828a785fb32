/** What an employer who is new does, in this order, before hiring runs by itself. */
export const firstRunSteps = ['company', 'logo', 'job', 'colleague', 'applicant'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** For how long it is said that all of it is done. */
export const hoursFirstRunIsSaidDone = 24;
