import { useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { ListSearchBox } from '#client/features/lists/ListSearchBox.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { mayFindPeople } from '#domain/permissions.ts';
import { CandidateList } from './CandidatesPage/CandidateList.tsx';
import styles from './CandidatesPage/CandidatesPage.module.css';

/** Who has applied to the jobs one runs, and who wants to be found. */
export function CandidatesPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const search = (next: string) => setParams(next ? { search: next } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title="Candidates"
        lead={
          mayFindPeople(user)
            ? 'Everyone who has applied to your jobs, the latest first, then people who want to be found.'
            : 'Everyone who has applied to your jobs, the latest first.'
        }
      />
      <div className={styles.search}>
        <ListSearchBox label="Search by name, title, place or skill" text={text} onSearch={search} />
      </div>
      <CandidateList text={text} onClear={() => search('')} />
    </>
  );
}
