import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import styles from './JobFilter.module.css';

interface Props {
  job?: number;
  onChange: (job?: number) => void;
  /** In a page's bar, where there is less room. */
  inBar?: boolean;
}

/** Narrows the list or the board to one of the jobs one runs. */
export function JobFilter({ job, onChange, inBar }: Props) {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', sort: 'newest', limit: 200 } },
    { staleTime: staleAfter.jobs },
  );
  const chosen = useChosenJob(job, jobs.data);
  const options = [
    { value: '', label: 'All jobs' },
    ...(chosen ? [chosen, ...(jobs.data ?? []).filter(({ id }) => id !== chosen.id)] : (jobs.data ?? [])).map(
      ({ id, title }) => ({ value: String(id), label: title }),
    ),
  ];
  // While they are on their way it keeps its place.
  if (jobs.data?.length === 0 && !chosen) return null;
  return (
    <Field label="Job" labelHidden className={inBar ? styles.jobInBar : styles.job}>
      <Select
        options={options}
        value={job ? String(job) : ''}
        onChange={(event) => onChange(Number(event.target.value) || undefined)}
      />
    </Field>
  );
}

/** The job the address names, also when it is not among the first two hundred. */
function useChosenJob(id: number | undefined, listed: { id: number; title: string }[] | undefined) {
  const known = listed?.find((one) => one.id === id);
  const asked = useApi(
    'GET /api/jobs/:id',
    { params: { id: id ?? 0 } },
    { staleTime: staleAfter.jobs, enabled: Boolean(id && listed && !known) },
  );
  return known ?? asked.data;
}
