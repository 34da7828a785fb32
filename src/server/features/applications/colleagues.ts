import { factsOf } from '#domain/application-facts.ts';
import type { Mention } from '#domain/mentions.ts';
import { may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { verifiedMembersOf } from './mentions.queries.ts';

type Colleagued = Parameters<typeof factsOf>[0];

// What a company may do decides nothing about who of it reads.
const standing = { companyVerified: true, companySuspended: false };

/** Who can be mentioned in the notes on an application: verified members of its company who may read them. */
export async function colleaguesOn(db: Db, application: Colleagued): Promise<Mention[]> {
  const { companyId, jobSeekerId } = application;
  const members = await verifiedMembersOf(db, companyId);
  return members
    .filter(
      ({ userId: id, userType, role }) =>
        id !== jobSeekerId &&
        may['application.readNotes'](
          { id, userType, memberships: [{ companyId, role, verified: true, ...standing }] },
          factsOf(application),
        ),
    )
    .map(({ userId, name }) => ({ userId, name }));
}
