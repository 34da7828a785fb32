import type { Answer } from '#contract/api.ts';
import { hostName, proofDays, proofPlaces, proofRecord } from '#domain/site-domains.ts';
import type { Db } from '#server/db/query.ts';
import { type SiteDomainRow, siteDomainsOf } from './site-domains.queries.ts';

/** A company's domains, and where they are to lead to. */
export async function presentSiteDomains(db: Db, companyId: number, origin: string) {
  const domains = await siteDomainsOf(db, companyId);
  return {
    companyId,
    leadsTo: hostName(new URL(origin).host),
    domains: domains.map((one) => presentSiteDomain(one)),
  };
}

export function presentSiteDomain(row: SiteDomainRow) {
  const { id, domain, token, provedBy, checkedAt, found, failingSince } = row;
  return {
    id,
    domain,
    state: stateOf(row),
    provedBy,
    checkedAt,
    found,
    losesAt:
      failingSince && new Date(Date.parse(failingSince) + proofDays.untilLost * 86_400_000).toISOString(),
    record: proofRecord(domain, token),
    file: { address: `https://${domain}${proofPlaces.file}`, content: token },
  };
}

function stateOf({
  provedAt,
  failingSince,
  lostAt,
}: SiteDomainRow): Answer<'POST /api/company/site-domains'>['state'] {
  if (provedAt !== null) return failingSince === null ? 'proved' : 'failing';
  return lostAt === null ? 'unproved' : 'lost';
}
