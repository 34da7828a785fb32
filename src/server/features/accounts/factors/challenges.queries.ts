import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** What a passkey is asked for: what it signed for one counts for no other. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'confirm';

/** Who is asked, where somebody is signed in: nobody else's answer counts, nor theirs from another session. */
export interface Asked {
  purpose: PasskeyPurpose;
  userId: number | null;
  sessionId: number | null;
}

export async function insertChallenge(
  db: Db,
  challenge: string,
  { purpose, userId, sessionId }: Asked,
): Promise<void> {
  await run(
    db,
    'insert into passkey_challenge (challenge, purpose, user_id, session_id) values ($1, $2, $3, $4)',
    [challenge, purpose, userId, sessionId],
  );
}

/** Takes a challenge away: of any number who answer it at once, on whichever server, one gets it. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, userId, sessionId }: Asked,
): Promise<boolean> {
  const taken = await row(
    db,
    `delete from passkey_challenge where challenge = $1 and purpose = $2 and user_id is not distinct from $3::integer
       and session_id is not distinct from $4::integer and expires_at > now() returning challenge`,
    [challenge, purpose, userId, sessionId],
  );
  return taken !== undefined;
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await run(db, 'delete from passkey_challenge where expires_at <= now()');
}
