import { api, type Answer } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiKeyRow } from './api-keys.queries.ts';

/** The calls that end, each with since when, until when and what instead. */
export const ending = new Map(
  Object.entries<Endpoint>(api).flatMap(([call, { deprecated }]) => (deprecated ? [[call, deprecated]] : [])),
);

/** A key as those who manage it read it: of old calls those that there still are. */
export function keyShown({ oldCalls, ...key }: ApiKeyRow): Answer<'GET /api/company/keys'>[number] {
  return {
    ...key,
    oldCalls: oldCalls.flatMap(({ call, lastUsedAt }) => {
      const { until, instead } = ending.get(call) ?? {};
      return until && instead ? [{ call, lastUsedAt, endsOn: until, instead }] : [];
    }),
  };
}
