import { insertAll } from './insert-all.ts';
import type { Loading } from './loading.ts';
import { mailTemplates } from '#server/demo/market/mail-templates.ts';

export async function loadTemplates({ tx, companies, people, calendar }: Loading): Promise<void> {
  await insertAll(
    tx,
    'mail_template',
    Object.entries(mailTemplates).flatMap(([company, templates]) =>
      templates.map(({ name, by, body }, index) => ({
        company_id: companies.id(company),
        name,
        body,
        changed_by: people.id(by),
        changed_at: calendar.officeHours(20 - index),
      })),
    ),
  );
}
