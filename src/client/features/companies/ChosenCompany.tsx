import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { EmployerMark } from './EmployerMark.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import styles from './ChosenCompany.module.css';
import { CompanySearch } from './CompanySearch.tsx';

interface Props {
  companyId: number;
  onChoose: (companyId: number) => void;
}

/** Which company a platform admin is looking at, and the way to another. */
export function ChosenCompany({ companyId, onChoose }: Props) {
  const [choosing, setChoosing] = useState(false);
  const { data: company } = useApi('GET /api/companies/:id', { params: { id: companyId } });
  return (
    <div className={styles.chosen}>
      <CompanyMark name={company?.name ?? ''} logo={company?.logo} />
      <div className={styles.words}>
        {company ? (
          <>
            <Link to={paths.company(company.id)} className={styles.name} dir="auto">
              {company.name}
            </Link>
            <EmployerMark verified={company.verified} inWords />
          </>
        ) : (
          <span className={styles.name}>Company {companyId}</span>
        )}
      </div>
      <Button onClick={() => setChoosing(true)}>Choose another company</Button>
      <Dialog open={choosing} title="Choose a company" onClose={() => setChoosing(false)}>
        <CompanySearch>
          {({ id, name }) => (
            <Button
              size="compact"
              aria-label={`Choose ${name}`}
              onClick={() => {
                setChoosing(false);
                onChoose(id);
              }}
            >
              Choose
            </Button>
          )}
        </CompanySearch>
      </Dialog>
    </div>
  );
}
