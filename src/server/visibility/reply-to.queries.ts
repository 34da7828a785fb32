/** SQL for where answers to `company c` go: the address it has named, once the platform has looked who it is. */
export const replyToCompany = `(select s.contact_email from company_settings s
  where s.company_id = c.id and c.verified_at is not null and c.suspended_at is null)`;
