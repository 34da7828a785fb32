import type { Tx } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

/** What a company changed of itself, so that its verification ended. */
export interface IdentityChange {
  nameBefore: string;
  nameAfter: string;
  websiteBefore: string | null;
  websiteAfter: string | null;
}

/** Takes the verification back and keeps why; false where there was none. Of several changes the first names what was verified. */
export async function endVerification(tx: Tx, companyId: number, change: IdentityChange): Promise<boolean> {
  await run(
    tx,
    `update company set verification_ended = verification_ended || jsonb_build_object('nameAfter', $2::text, 'websiteAfter', $3::text)
     where id = $1 and verified_at is null and verification_ended is not null`,
    [companyId, change.nameAfter, change.websiteAfter],
  );
  const ended = await run(
    tx,
    `update company set verified_at = null, verification_ended = $2::jsonb || jsonb_build_object('at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     where id = $1 and verified_at is not null`,
    [companyId, JSON.stringify(change)],
  );
  return ended > 0;
}
