import type { StepTemplate } from '#contract/api.ts';
import { etagOf } from '#server/etags.ts';
import type { TemplateRow } from './steps.queries.ts';

/** A template with its entity tag: who comes to stand at a step, or leaves it, changes nothing of the template. */
export function presentTemplate(row: TemplateRow): StepTemplate {
  const steps = row.steps.map(({ id, status, name, kitId }) => ({ id, status, name, kitId }));
  return { ...row, etag: etagOf('PUT /api/step-templates/:id', { name: row.name, steps }) };
}
