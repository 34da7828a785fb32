import { openCompanyId } from '#domain/limits.ts';
import { run } from '#server/db/query.ts';
import { companies } from '#server/demo/market/companies.ts';
import { insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';
import { inOrder } from './loading.ts';
import { platformAdmin, staff } from '#server/demo/market/staff.ts';

/** The companies with their settings. The first migration has made the open one. */
export async function loadCompanies(loading: Loading): Promise<void> {
  await insertCompanies(loading);
  await fillSettings(loading);
}

async function insertCompanies({
  tx,
  calendar,
  companies: known,
  people,
  events,
  audit,
}: Loading): Promise<void> {
  // The migration made the open company a moment ago; in the story it is as old as the platform.
  const opened = people.since(platformAdmin);
  await run(tx, 'update company set created_at = $2 where id = $1', [openCompanyId, opened]);
  known.add('open', { id: openCompanyId, since: opened });
  const dated = companies.map((company) => {
    const since = calendar.officeHours(company.since, people.since(founderOf(company.key)));
    const verifiedAt = company.verified === null ? null : calendar.officeHours(company.verified, since);
    return { company, since, verifiedAt };
  });
  const founded = inOrder(dated, ({ since }) => since);
  const ids = await insertNumbered(
    tx,
    'company',
    founded.map(({ company, since, verifiedAt }) => ({
      name: company.name,
      description: company.description,
      industry: company.industry,
      size: company.size,
      location: company.location,
      website: company.website,
      employee_count: company.employees,
      work_values: company.values ?? [],
      work_ways: company.ways ?? [],
      time_zone: 'Indian/Maldives',
      verified_at: verifiedAt,
      created_at: since,
    })),
  );
  for (const [index, { company, since, verifiedAt }] of founded.entries()) {
    const id = ids[index] ?? 0;
    known.add(company.key, { id, since });
    const founder = people.id(founderOf(company.key));
    events.push({ type: 'company.created', subject_id: id, actor_id: founder, data: {}, happened_at: since });
    if (!verifiedAt) continue;
    audit.push({
      actor_id: people.id(platformAdmin),
      action: 'company.changed',
      subject: 'company',
      subject_id: id,
      details: { verified: true },
      happened_at: verifiedAt,
    });
  }
}

/** A trigger has given every company its settings; those that have made their own get them here. */
async function fillSettings({ tx, companies: known }: Loading): Promise<void> {
  const filled = companies.flatMap(({ key, settings }) =>
    settings
      ? {
          company_id: known.id(key),
          contact_email: settings.email ?? null,
          phone: settings.phone ?? null,
          address: settings.address ?? null,
          application_deadline_days: settings.deadlineDays ?? 30,
          auto_response_email: settings.autoResponse ?? null,
          answer_days: settings.answerDays ?? null,
          linkedin_url: settings.linkedin ?? null,
          twitter_url: settings.twitter ?? null,
          glassdoor_url: settings.glassdoor ?? null,
        }
      : [],
  );
  await run(
    tx,
    `update company_settings s set
       contact_email = f.contact_email, phone = f.phone, address = f.address,
       application_deadline_days = f.application_deadline_days, auto_response_email = f.auto_response_email, answer_days = f.answer_days,
       linkedin_url = f.linkedin_url, twitter_url = f.twitter_url, glassdoor_url = f.glassdoor_url
     from jsonb_populate_recordset(null::company_settings, $1) f where f.company_id = s.company_id`,
    [JSON.stringify(filled)],
  );
}

/** Who brought a company to the platform: the first of its people. */
export function founderOf(company: string): string {
  const founder = staff.find((person) => person.company === company);
  if (!founder) throw new Error(`Nobody in the demo works for ${company}`);
  return founder.username;
}
