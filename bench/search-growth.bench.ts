// Two hundred searches of every kind over growing markets, by one client and by sixteen, and what is suggested while one
// types: how much slower they get.
import { suggestTitles } from '#matching/titles/suggest-titles.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { searchSuggestions } from '#server/features/search/search-suggestions.queries.ts';
import { otherNamesIn } from '#server/features/search/query/other-names.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { growth } from './support/growth.ts';
import { somebody } from './support/seeded-market.ts';

await growth(
  'search-growth',
  (db, search) => searchJobs(db, somebody, { limit: 20, scope: 'open', ...search }),
  (db, typed) =>
    searchSuggestions(db, somebody, typed, {
      suggestTitles: (text, most) => suggestTitles(loadVocabulary(), text, most),
      otherNames: (words) => otherNamesIn(loadVocabulary(), words),
    }),
);
