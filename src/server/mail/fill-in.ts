import { oneLine } from './write-mail.ts';

export interface FilledIn {
  applicantName: string;
  jobTitle: string;
  companyName: string;
}

/** `{name}`, `{job}` and `{company}` in a template are filled in, anything else stays as it is. */
export function filledIn(template: string, { applicantName, jobTitle, companyName }: FilledIn): string {
  const values: Record<string, string> = {
    name: oneLine(applicantName),
    job: oneLine(jobTitle),
    company: oneLine(companyName),
  };
  return template.replace(/\{(name|job|company)\}/g, (_, key: string) => values[key] ?? '');
}
