import type { MailTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { refuse } from '#server/refusal.ts';
import type { TemplateKind } from './company-templates.ts';
import {
  countTemplates,
  insertTemplate,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from './templates.queries.ts';

const nameTaken = 'There is a template of this name.';

/** What a company writes to candidates: whoever it has vouched for writes its templates. */
export const mailTemplates = (
  companyId: number,
): TemplateKind<Pick<MailTemplate, 'name' | 'body'>, TemplateRow> => ({
  call: 'PUT /api/mail-templates/:id',
  most: limits.mailTemplates,
  tooMany: `A company can keep ${limits.mailTemplates} templates. Delete one to add another.`,
  nameRule: 'mail_template_name',
  nameTaken: () => refuse.conflict('name_taken', nameTaken, { name: nameTaken }),
  count: countTemplates,
  insert: insertTemplate,
  lock: (tx, id) => lockTemplate(tx, companyId, id),
  update: updateTemplate,
});
