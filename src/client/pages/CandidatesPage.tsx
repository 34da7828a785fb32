import { useSearchParams } from 'react-router';
import { fetchPagesAhead, type FetchAhead } from '#client/api/fetch-ahead.ts';
import { useUser } from '#client/api/session.ts';
import { ListSearchBox } from '#client/features/lists/ListSearchBox.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { mayFindPeople } from '#domain/permissions.ts';
import { candidatesFound } from './CandidatesPage/candidates-found.ts';
import { CandidatesForJob } from './CandidatesPage/CandidatesForJob.tsx';
import { CandidateList } from './CandidatesPage/CandidateList.tsx';
import styles from './CandidatesPage/CandidatesPage.module.css';
import { ForJob } from './CandidatesPage/ForJob.tsx';

export const ahead: FetchAhead = ({ search }) => {
  if (!search.has('job'))
    fetchPagesAhead('GET /api/company/candidates', candidatesFound(search.get('search') ?? ''));
};

/** Who has applied to the jobs one runs, and who wants to be found; `?job=7`: who of the latter fits a job. */
export function CandidatesPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const job = idIn(params.get('job'));
  const search = (next: string) => setParams(next ? { search: next } : {}, { replace: true });
  const chooseJob = (id?: number) => setParams(id ? { job: String(id) } : {});
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
        {!job && (
          <ListSearchBox label="Search by name, title, place or skill" text={text} onSearch={search} />
        )}
        {mayFindPeople(user) && <ForJob job={job} onChange={chooseJob} />}
      </div>
      {job && mayFindPeople(user) ? (
        <CandidatesForJob key={job} jobId={job} onClear={() => chooseJob()} />
      ) : (
        <CandidateList text={text} onClear={() => search('')} />
      )}
    </>
  );
}

function idIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
