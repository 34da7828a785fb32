import { webhookLimits, webhookTypes, webhookUrlProblem } from '#domain/webhooks.ts';
import type { FieldTable } from './field.ts';

/** Where a company wants to be told what. */
export const webhookFields = {
  url: { kind: 'line', label: 'URL', max: webhookLimits.url, required: true, problem: webhookUrlProblem },
  types: {
    kind: 'choices',
    label: 'Events',
    values: webhookTypes,
    most: webhookTypes.length,
    refusal: 'Events must be types that GET /api/events names',
    required: true,
    missing: 'Choose at least one event',
  },
} as const satisfies FieldTable;
