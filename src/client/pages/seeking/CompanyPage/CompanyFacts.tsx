import { CompanyLinks } from '#client/features/companies/CompanyLinks.tsx';
import type { Company } from '#contract/api.ts';
import styles from './CompanyFacts.module.css';

/** What can be said of a company in a word or two, and where else it is to be found. Nothing where nothing is known. */
export function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    ['Industry', company.industry],
    ['Based in', company.location],
    ['Size', company.size && `${company.size} people`],
  ].filter(([, value]) => value);
  const linked = company.website ?? company.linkedinUrl ?? company.twitterUrl ?? company.glassdoorUrl;
  if (!facts.length && !linked) return null;
  return (
    <aside className={styles.panel} aria-label={`Facts about ${company.name}`}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <CompanyLinks company={company} />
    </aside>
  );
}
