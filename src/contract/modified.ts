import { z } from 'zod';
import { id } from './fields.ts';

/** What can stand in a list that programs copy; the database says of each when something happened to it. */
export type ListKind =
  | 'job'
  | 'application'
  | 'unconfirmed'
  | 'candidate'
  | 'hire'
  | 'interview'
  | 'offer'
  | 'message'
  | 'onboarding'
  | 'mail_template'
  | 'offer_template'
  | 'interview_kit'
  | 'onboarding_template'
  | 'step_template'
  | 'rejection_reason'
  | 'tag'
  | 'list'
  | 'decision'
  | 'company'
  | 'user';

/** A list of these can be asked for what was modified; `idKey` is under what its rows name themselves. */
export interface Modified {
  kind: ListKind;
  idKey: 'id' | 'applicationId';
}

const since = z.iso
  .datetime({ offset: true, error: 'modifiedSince must be a time such as 2026-01-31T08:00:00Z' })
  .refine((text) => Date.parse(text) >= 0, 'modifiedSince must be a time after 1970')
  .transform((text) => new Date(text).toISOString())
  .optional();

/** Of lists that programs keep a copy of: only what something happened to since. */
export const modifiedSince = since;

/** The same of lists that have no pages otherwise. */
export const modifiedQuery = {
  modifiedSince,
  cursor: z
    .string()
    .max(500)
    .optional()
    .describe('Beside modifiedSince: where the page begins, as Link says.'),
};

/** What such a list says besides, in each answer to modifiedSince. */
export function tellsModified<const Kind extends ListKind>(kind: Kind, idKey: Modified['idKey'] = 'id') {
  return {
    modified: { kind, idKey },
    headers: {
      'Next-Modified-Since':
        'Where modifiedSince was sent: what to send the next time, so that nothing is missed',
    },
    refuses: { 410: ['events_forgotten'] },
  } as const;
}

/** What is answered of something that is not in the list any more. */
const gone = z
  .literal(true)
  .describe('It is not in this list any more: deleted, moved on, or no longer to be seen.');
const markers = {
  id: z.object({ id, deleted: gone }).meta({ id: 'Deleted' }),
  applicationId: z.object({ applicationId: id, deleted: gone }).meta({ id: 'DeletedHire' }),
};

/** A list as it is answered where rows can be markers; as it is where it is none. */
export function withMarkers(list: z.ZodType, { idKey }: Modified): z.ZodType {
  return list instanceof z.ZodArray ? z.array(z.union([list.element, markers[idKey]])) : list;
}
