import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import styles from './CandidatesPage.module.css';

/** Asks Assist who of the people that want to be found fits one of the jobs one runs. */
export function ForJob({ job, onChange }: { job?: number; onChange: (job?: number) => void }) {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', status: 'active', sort: 'newest', limit: 200 } },
    { staleTime: staleAfter.jobs },
  );
  const known = jobs.data?.some(({ id }) => id === job);
  const asked = useApi(
    'GET /api/jobs/:id',
    { params: { id: job ?? 0 } },
    { staleTime: staleAfter.jobs, enabled: Boolean(job && jobs.data && !known) },
  );
  const listed = [...(asked.data && !known ? [asked.data] : []), ...(jobs.data ?? [])];
  // While they are on their way it keeps its place.
  if (jobs.data && !listed.length) return null;
  return (
    <Field label="For a job" labelHidden className={styles.forJob}>
      <Select
        value={job ? String(job) : ''}
        options={[
          { value: '', label: 'For any job' },
          ...listed.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={(event) => onChange(Number(event.target.value) || undefined)}
      />
    </Field>
  );
}
