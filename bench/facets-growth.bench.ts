// The counts beside two hundred searches of every kind over growing markets: how much slower they get.
import { countFacets } from '#server/features/search/job-facets.queries.ts';
import { growth } from './support/growth.ts';
import { somebody } from './support/seeded-market.ts';

await growth('facets-growth', (db, { sort: _, ...search }) =>
  countFacets(db, somebody, { scope: 'open', ...search }),
);
