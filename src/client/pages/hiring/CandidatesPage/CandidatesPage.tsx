import { whoseJobs } from '#client/features/dashboards/whose-jobs.ts';
import type { CurrentUser } from '#contract/api.ts';
import { Link, useSearchParams } from 'react-router';
import { prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { DuplicatesFound } from '#client/features/pool/DuplicatesFound.tsx';
import { paths } from '#client/paths.ts';
import { PageBar } from '#client/ui/PageBar.tsx';
import { can, managedCompanies, mayFindPeople } from '#domain/permissions.ts';
import {
  candidateParams,
  type CandidateSearch,
  candidatesFound,
  idIn,
  readCandidateSearch,
} from './candidates-found.ts';
import { CandidatesForJob } from './CandidatesForJob.tsx';
import { CandidateList } from './CandidateList.tsx';
import { ChosenList } from './ChosenList.tsx';
import { ChosenTag } from './ChosenTag.tsx';
import { ForJob } from './ForJob.tsx';
import { PoolFilters } from './PoolFilters.tsx';

export const prefetchScreen: PrefetchScreen = ({ search }) => {
  if (!search.has('job'))
    prefetchPages('GET /api/company/candidates', candidatesFound(readCandidateSearch(search)));
};

function leadFor(user: CurrentUser): string {
  if (can['platform.administer'](user)) return 'People who applied to any job here, newest first.';
  const applied = `People who applied to ${whoseJobs(user)}, newest first`;
  return mayFindPeople(user) ? `${applied}, followed by people open to offers.` : `${applied}.`;
}

/** Who has applied to the jobs one runs, and who wants to be found; `?job=7`: who of the latter fits a job. */
export function CandidatesPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const search = readCandidateSearch(params);
  const job = idIn(params.get('job'));
  const change = (part: Partial<CandidateSearch>, how?: 'replace') => {
    setParams(candidateParams({ ...readCandidateSearch(currentSearchParams()), ...part }), {
      replace: how === 'replace',
    });
  };
  const chooseJob = (id?: number) => setParams(id ? { job: String(id) } : {});
  const pool = can['pool.use'](user);
  return (
    <>
      <PageBar
        wide
        title="Candidates"
        lead={
          <>
            {leadFor(user)} {pool && <DuplicatesFound />}{' '}
            {managedCompanies(user).length > 0 && <Link to={paths.moveIn}>Move in from another system</Link>}
          </>
        }
        actions={
          !job && (
            <ConfirmedDownload
              to={paths.listFile('company/candidates', {
                search: search.words,
                tag: search.tag,
                list: search.list,
              })}
            >
              Download CSV
            </ConfirmedDownload>
          )
        }
      >
        {!job && (
          <ListSearchBox
            inBar
            label="Search by name, title, place or skill"
            text={search.words}
            onSearch={(words) => change({ words }, 'replace')}
          />
        )}
        {!job && pool && <PoolFilters search={search} onChange={change} />}
        {mayFindPeople(user) && <ForJob job={job} onChange={chooseJob} />}
      </PageBar>
      <OwnCompanyStanding />
      {job && mayFindPeople(user) ? (
        <CandidatesForJob key={job} jobId={job} onClear={() => chooseJob()} />
      ) : (
        <>
          {pool && search.tag && <ChosenTag id={search.tag} />}
          {pool && search.list && (
            <ChosenList
              id={search.list}
              onRemoved={(id) => {
                // Another may be chosen by then, or another page open.
                if (readCandidateSearch(currentSearchParams()).list === id)
                  change({ list: undefined }, 'replace');
              }}
            />
          )}
          <CandidateList search={search} onClear={() => setParams({}, { replace: true })} />
        </>
      )}
    </>
  );
}
