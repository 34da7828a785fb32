/** Where a company's careers site stands, if it has a domain of its own: the one that was proved first. */
export function mainDomain(companyId: string): string {
  return `(select m.domain from site_domain m where m.company_id = ${companyId} and m.proved_at is not null
    order by m.proved_at, m.id limit 1)`;
}
