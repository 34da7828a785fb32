// Two hundred searches of every kind over growing markets, by one client and by sixteen: how much slower they get.
import { searchJobs } from '#server/features/jobs/job-search.queries.ts';
import { growth } from './support/growth.ts';
import { somebody } from './support/seeded-market.ts';

await growth('search-growth', (db, search) =>
  searchJobs(db, somebody, { limit: 20, scope: 'open', ...search }),
);
