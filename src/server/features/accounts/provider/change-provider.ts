import type { From } from '#server/security-log/from.ts';
import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { providerFields } from '#domain/fields/providers.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { isStorable } from '#domain/fields/texts.ts';
import { strengthProblem } from '#domain/single-sign-on.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Db } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { etagOf, refuseStale } from '#server/etags.ts';
import { found } from '#server/found.ts';
import { lockCompany, settingsOf } from '#server/features/companies/companies.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { refuseField } from '#server/features/accounts/refuse-field.ts';
import { callbackOf, logoutAddressOf } from './go-to-provider.ts';
import { type NewProvider, providerOf, updateSecret, writeProvider } from './providers.queries.ts';
import { endOtherwiseIfRequired, isProviderRequired } from './required-provider.ts';

interface Provider extends NewProvider {
  hasSecret: boolean;
  changedAt: string | null;
  changedBy: { userId: number; name: string } | null;
  /** What the provider is told of us; null while the operator has not said where we are. */
  callbackUrl: string | null;
  logoutUrl: string | null;
  etag: string;
}

/** What a company has set up, or what it begins with. */
export async function companyProvider(
  db: Db,
  companyId: number,
  publicUrl: string | undefined,
): Promise<Provider> {
  const kept = await providerOf(db, companyId);
  const provider = kept ?? { ...(await blank(db, companyId)) };
  return {
    ...provider,
    callbackUrl: publicUrl ? callbackOf(publicUrl, companyId) : null,
    logoutUrl: publicUrl ? logoutAddressOf(publicUrl, companyId) : null,
    // A secret that somebody else has set meanwhile is a change, though it is never shown.
    etag: etagOf('PUT /api/company/provider', provider, { secretSetAt: kept?.secretSetAt ?? null }),
  };
}

async function blank(db: Db, companyId: number) {
  found(await settingsOf(db, companyId));
  return {
    companyId,
    issuer: '',
    clientId: '',
    hasSecret: false,
    scopes: 'openid email profile',
    roleClaim: null,
    recruiterValues: [],
    hiringManagerValues: [],
    companyAdminValues: [],
    secondFactorValues: ['mfa'],
    required: false,
    enabled: false,
    changedAt: null,
    changedBy: null,
  };
}

interface By {
  actor: Actor;
  ifMatch: IfMatch;
  from: From;
  publicUrl: string | undefined;
}

/** Sets up with what a company's people sign in, or changes it; what is not given stays as it is. */
export async function changeProvider(
  db: pg.Pool,
  companyId: number,
  { clientSecret, ...changes }: Body<'PUT /api/company/provider'>,
  { actor, ifMatch, from, publicUrl }: By,
): Promise<Provider> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const before = await companyProvider(tx, companyId, publicUrl);
    refuseStale(ifMatch, actor, before);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    refuseUnfinished(after);
    // A secret is taken as it is: unlike a password, this one is kept.
    if (clientSecret && !isStorable(clientSecret))
      refuseField('clientSecret', sentences.unstorable(providerFields.clientSecret.label));
    // Otherwise whoever may change the issuer could have the secret sent to an address of their own.
    if (before.hasSecret && clientSecret === undefined && after.issuer !== before.issuer)
      throw refuse.invalid('Client secret must be entered again where the issuer is another one.', {
        clientSecret: 'Client secret must be entered again where the issuer is another one.',
      });
    const wasRequired = await isProviderRequired(tx, { publicUrl }, companyId);
    await writeProvider(tx, after, actor.id);
    if (clientSecret !== undefined) await updateSecret(tx, companyId, clientSecret);
    if (!wasRequired) await endOtherwiseIfRequired(tx, { publicUrl }, companyId);
    const fields = [...Object.keys(given), ...(clientSecret === undefined ? [] : ['clientSecret'])];
    await noteSecurity(tx, {
      act: 'provider.changed',
      outcome: 'done',
      actorId: actor.id,
      companyId,
      ...from,
      details: { fields, issuer: after.issuer, enabled: after.enabled, required: after.required },
    });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'company.provider',
      subject: 'company',
      subjectId: companyId,
      details: { fields },
    });
    return companyProvider(tx, companyId, publicUrl);
  });
}

function refuseUnfinished({ issuer, clientId, secondFactorValues }: Provider): void {
  for (const value of secondFactorValues) refuseField('secondFactorValues', strengthProblem(value));
  if (!issuer) throw refuse.invalid('Issuer is required.', { issuer: 'Issuer is required.' });
  if (!clientId) throw refuse.invalid('Client ID is required.', { clientId: 'Client ID is required.' });
}
