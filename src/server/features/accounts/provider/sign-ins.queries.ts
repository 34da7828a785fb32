import { minutesAtProvider } from '#domain/single-sign-on.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** For what somebody goes to a provider. */
type Purpose = 'sign-in' | 'connect' | 'confirm';

export interface UnderWay {
  companyId: number;
  /** As the provider was when they went: what has been set up anew since is another one. */
  issuer: string;
  clientId: string;
  purpose: Purpose;
  /** Who goes, where they were signed in. */
  userId: number | null;
  /** The session whose holder goes to show again who they are. */
  sessionId: number | null;
  returnTo: string | null;
}

/** Somebody who has come back. */
export interface BackAgain extends UnderWay {
  secondsAway: number;
}

export async function insertUnderWay(
  db: Db,
  { stateHash, browserHash, ...going }: UnderWay & { stateHash: string; browserHash: string },
): Promise<void> {
  await run(
    db,
    `insert into provider_sign_in (state_hash, browser_hash, company_id, issuer, client_id, purpose, user_id, return_to, session_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(mins => $10))`,
    [
      stateHash,
      browserHash,
      going.companyId,
      going.issuer,
      going.clientId,
      going.purpose,
      going.userId,
      going.returnTo,
      going.sessionId,
      minutesAtProvider,
    ],
  );
}

/** Takes what was under way, once: nobody comes back twice. Nothing where it is another browser's, another company's, or too late. */
export async function takeUnderWay(
  db: Db,
  going: { stateHash: string; browserHash: string; companyId: number },
): Promise<BackAgain | undefined> {
  return row(
    db,
    `delete from provider_sign_in
     where state_hash = $1 and browser_hash = $2 and company_id = $3 and expires_at > now()
     returning company_id as "companyId", issuer, client_id as "clientId", purpose, user_id as "userId", return_to as "returnTo",
       session_id as "sessionId", extract(epoch from now() - started_at)::integer as "secondsAway"`,
    [going.stateHash, going.browserHash, going.companyId],
  );
}

/** Who somebody at a provider is. */
export interface Identity {
  companyId: number;
  issuer: string;
  subject: string;
}

interface PendingLink extends Identity {
  /** Their session there. */
  providerSid: string | null;
}

/** Keeps what waits for a sign-in in the same browser. */
export async function writePendingLink(
  db: Db,
  {
    browserHash,
    userId,
    companyId,
    issuer,
    subject,
    providerSid,
  }: PendingLink & {
    browserHash: string;
    userId: number;
  },
): Promise<void> {
  await run(
    db,
    `insert into provider_link (browser_hash, user_id, company_id, issuer, subject, provider_sid, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))
     on conflict (browser_hash) do update set user_id = excluded.user_id, company_id = excluded.company_id, issuer = excluded.issuer,
       subject = excluded.subject, provider_sid = excluded.provider_sid, expires_at = excluded.expires_at`,
    [browserHash, userId, companyId, issuer, subject, providerSid, minutesAtProvider],
  );
}

/** Takes what waited for this person's sign-in in this browser, once. */
export async function takePendingLink(
  tx: Tx,
  browserHash: string,
  userId: number,
): Promise<PendingLink | undefined> {
  return row(
    tx,
    `delete from provider_link where browser_hash = $1 and user_id = $2 and expires_at > now()
     returning company_id as "companyId", issuer, subject, provider_sid as "providerSid"`,
    [browserHash, userId],
  );
}

/** What nobody can come back to any more, and logouts that no session can have missed. */
export async function forgetOldProviderSignIns(db: Db): Promise<void> {
  await run(db, 'delete from provider_sign_in where expires_at <= now()');
  await run(db, 'delete from provider_link where expires_at <= now()');
  await run(db, `delete from provider_logout where heard_at <= now() - interval '1 day'`);
}
