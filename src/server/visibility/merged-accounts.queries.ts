import { type Actor, poolCompany } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';

/** Whom the actor's company takes for one person, as SQL to be joined into a query. `account` is an expression: "u.id". */

/** The account under which that company shows a person. */
export function personFor(actor: Actor, account: string, parameters: Parameters): string {
  const company = poolCompany(actor);
  return company === undefined ? account : `person_for(${parameters.add(company)}, ${account})`;
}

/** The same for many rows at once: what to join, and then the account. */
export function personJoined(
  actor: Actor,
  account: string,
  parameters: Parameters,
): { join: string; person: string } {
  const company = poolCompany(actor);
  if (company === undefined) return { join: '', person: account };
  return joinPerson(parameters.add(company), account);
}

/** Whoever an account was merged into, as `person_for` has it, for a company that is an expression. */
export function joinPerson(company: string, account: string): { join: string; person: string } {
  return {
    join: `left join (candidate_pair merged join user_account kept on kept.id = merged.kept_id and kept.disabled_at is null)
       on merged.company_id = ${company} and merged.other_id = ${account} and merged.same and merged.undone_at is null`,
    person: `coalesce(merged.kept_id, ${account})`,
  };
}

/** Whether an account is shown as itself, not as another that it was merged into. */
export function isShownAsItself(actor: Actor, account: string, parameters: Parameters): string {
  const company = poolCompany(actor);
  if (company === undefined) return 'true';
  return `not exists (select from candidate_pair m join user_account k on k.id = m.kept_id
    where m.company_id = ${parameters.add(company)} and m.other_id = ${account} and m.same and m.undone_at is null
      and k.disabled_at is null)`;
}

/** An account and those merged into it, as an array. */
export function accountsOf(actor: Actor, account: string, parameters: Parameters): string {
  const company = poolCompany(actor);
  if (company === undefined) return `array[${account}]`;
  return `array(select ${account} union all select p.other_id from candidate_pair p
    where p.company_id = ${parameters.add(company)} and p.kept_id = ${account} and p.same and p.undone_at is null)`;
}

/** The accounts with a tag of that company, each as the person it belongs to. */
export function tagged(actor: Actor, tagId: number, parameters: Parameters): string {
  const company = parameters.add(poolCompany(actor) ?? null);
  return `(select person_for(${company}, g.user_id) from candidate_tagged g join candidate_tag t on t.id = g.tag_id
    where t.id = ${parameters.add(tagId)} and t.company_id = ${company}::integer)`;
}

/** The accounts on a list that this actor may see, each as the person it belongs to. */
export function listed(actor: Actor, listId: number, parameters: Parameters): string {
  const company = parameters.add(poolCompany(actor) ?? null);
  return `(select person_for(${company}, m.user_id) from candidate_listed m join candidate_list l on l.id = m.list_id
    where l.id = ${parameters.add(listId)} and l.company_id = ${company}::integer
      and (l.shared or l.owner_id = ${parameters.add(actor.id)}))`;
}

/** That company's tags on an account or on those merged into it, as JSON. */
export function tagsOn(actor: Actor, account: string, parameters: Parameters): string {
  const company = poolCompany(actor);
  if (company === undefined) return `'[]'::json`;
  return `(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
    from candidate_tag t where t.company_id = ${parameters.add(company)}
      and exists (select from candidate_tagged g where g.tag_id = t.id and g.user_id = any(${accountsOf(actor, account, parameters)})))`;
}

/** Whether an account is one of a company's candidates by now: who has hidden again is kept on its lists, but not shown. */
export function isVisibleCandidate(company: string, account: string): string {
  return `exists (select from user_account s left join job_seeker_profile p on p.user_id = s.id
    where s.id = ${account} and s.disabled_at is null and (
      exists (select from application a join job_posting j on j.id = a.job_posting_id
              where a.job_seeker_id = s.id and j.company_id = ${company})
      or (p.discoverable and not exists (select from hidden_from h where h.user_id = s.id and h.company_id = ${company}))))`;
}
