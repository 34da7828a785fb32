import { useState, type ReactNode } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { CompanyMark } from './CompanyMark.tsx';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import type { Company } from '#contract/api.ts';
import styles from './CompanySearch.module.css';

const shown = 8;

interface Props {
  /** One that is not to be chosen. */
  except?: number;
  /** Draws what can be done with a company. */
  children: (company: Company) => ReactNode;
}

/** Finds a company by its name, for a dialog in which one is chosen. */
export function CompanySearch({ except, children }: Props) {
  const [text, setText] = useState('');
  const found = useApi(
    'GET /api/companies',
    { query: { search: text || undefined, limit: shown } },
    { keepPrevious: true },
  );
  return (
    <div className={styles.search}>
      <ListSearchBox label="Company name" text={text} onSearch={setText} />
      <Rows
        query={{ ...found, data: found.data?.filter(({ id }) => id !== except) }}
        what="companies"
        expected={4}
        empty={<p className={styles.none}>No company of this name is here.</p>}
      >
        {(companies) => (
          <>
            <ul>
              {companies.map((company) => (
                <li key={company.id} className={styles.company}>
                  <CompanyMark name={company.name} logo={company.logo} />
                  <div className={styles.words}>
                    <p className={styles.name} dir="auto">
                      {company.name}
                    </p>
                    <p className={styles.place} dir="auto">
                      {[company.industry, company.location].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                  {children(company)}
                </li>
              ))}
            </ul>
            {found.data?.length === shown && (
              <p className={styles.none}>More are found by typing more of the name.</p>
            )}
          </>
        )}
      </Rows>
    </div>
  );
}
