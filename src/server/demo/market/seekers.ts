import type { DemoSeeker } from './seeker.ts';
import { atSea } from './seekers-at-sea.ts';
import { frontOfHouse } from './seekers-front-of-house.ts';
import { inKitchens } from './seekers-in-kitchens.ts';

export const seekers: readonly DemoSeeker[] = [...frontOfHouse, ...inKitchens, ...atSea];
