import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import type { Company } from '#contract/api.ts';
import styles from './CompanyLinks.module.css';

type Links = Pick<Company, 'website' | 'linkedinUrl' | 'twitterUrl' | 'glassdoorUrl'>;

/** Where a company is to be found besides. Only an https address becomes a link; another is shown as it was written. */
export function CompanyLinks({ company }: { company: Links }) {
  const links = [
    [company.website && siteName(company.website), company.website],
    ['LinkedIn', company.linkedinUrl],
    ['Twitter', company.twitterUrl],
    ['Glassdoor', company.glassdoorUrl],
  ].filter((link): link is [string, string] => Boolean(link[0] && link[1]));
  if (!links.length) return null;
  return (
    <ul className={styles.links}>
      {links.map(([name, href]) => (
        <li key={name}>{/^https:/i.test(href) ? <ExternalLink href={href}>{name}</ExternalLink> : href}</li>
      ))}
    </ul>
  );
}

/** 'sun-reef.example' of 'https://www.sun-reef.example/about'. */
function siteName(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}
