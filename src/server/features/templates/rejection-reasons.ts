import { rejectionLimits } from '#domain/rejections.ts';
import { refuse } from '#server/refusal.ts';
import type { TemplateKind } from './company-templates.ts';
import {
  countReasons,
  insertReason,
  lockReason,
  type ReasonRow,
  updateReason,
  type WrittenReason,
} from './rejection-reasons.queries.ts';

const nameTaken = 'Your company has this reason already. It may be archived.';

/** Why a company rejects people: whoever it has vouched for writes them. None is deleted, as rejections are counted by them. */
export const rejectionReasons = (companyId: number): TemplateKind<WrittenReason, ReasonRow> => ({
  call: 'PUT /api/rejection-reasons/:id',
  most: rejectionLimits.reasons,
  tooMany: `A company can have at most ${rejectionLimits.reasons} reasons. Rename one that you do not need any more.`,
  nameRule: 'rejection_reason_name',
  nameTaken: () => refuse.conflict('name_taken', nameTaken, { name: nameTaken }),
  count: countReasons,
  insert: insertReason,
  lock: (tx, id) => lockReason(tx, companyId, id),
  update: updateReason,
});
