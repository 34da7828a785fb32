import type { Actor } from '#domain/permissions.ts';
import { explain, raises } from '#matching/engine.ts';
import { suggestSkills } from '#matching/skills/suggest-skills.ts';
import { suggestTitles } from '#matching/titles/suggest-titles.ts';
import type { Db } from '#server/db/query.ts';
import { isJobVisible } from '#server/visibility/visible-jobs.queries.ts';
import { jobFeatures } from './job-features.queries.ts';
import { presentExplanation } from './matches.present.ts';
import { profileToMatch } from './own-features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type MatchCalls = 'GET /api/jobs/:id/match' | 'GET /api/suggestions/skills' | 'GET /api/suggestions/titles';

const suggested = 8;

export const matchRoutes: RoutesOf<MatchCalls> = {
  'GET /api/jobs/:id/match': async ({ db, actor, params }) => {
    const job = await jobFor(db, actor, params.id);
    const profile = await profileToMatch(db, actor.id);
    const vocabulary = loadVocabulary();
    return {
      ...presentExplanation(explain(vocabulary, job, profile)),
      raises: raises(vocabulary, job, profile),
    };
  },

  'GET /api/suggestions/skills': async ({ query }) =>
    suggestSkills(loadVocabulary(), query.q, suggested).map(asWritten),
  'GET /api/suggestions/titles': async ({ query }) =>
    suggestTitles(loadVocabulary(), query.q, suggested).map(asWritten),
};

/** With a capital, as people write it in a profile; "iOS development" stays. */
function asWritten(name: string): string {
  return /^\p{Ll}+(?!\p{Lu})\b/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

async function jobFor(db: Db, actor: Actor, id: number) {
  const job = (await isJobVisible(db, actor, id)) ? await jobFeatures(db, id) : undefined;
  if (!job) throw refuse.notFound();
  return job;
}
