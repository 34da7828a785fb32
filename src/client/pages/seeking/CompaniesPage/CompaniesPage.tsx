import { useSearchParams } from 'react-router';
import { prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import styles from './CompaniesPage.module.css';
import { companiesNamed } from './companies-named.ts';
import { CompanyList } from './CompanyList.tsx';

const searchName = 'search';

export const prefetchScreen: PrefetchScreen = ({ search }) =>
  prefetchPages('GET /api/companies', companiesNamed(search.get(searchName) ?? ''));

/** The companies that are here, by name. The address holds what is searched for. */
export function CompaniesPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get(searchName) ?? '';
  return (
    <>
      <PageHeader title="Companies" lead="Companies hiring now." />
      <div className={styles.search}>
        <ListSearchBox
          label="Search by name"
          text={text}
          onSearch={(next) => setParams(next ? { [searchName]: next } : {}, { replace: true })}
        />
      </div>
      <CompanyList search={text} showAll={() => setParams({})} />
    </>
  );
}
