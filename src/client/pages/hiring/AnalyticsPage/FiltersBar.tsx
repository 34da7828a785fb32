import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { applicationSources, sourceLabel } from '#domain/application-source.ts';
import type { Filters } from './filters.ts';
import styles from './RangeBar.module.css';

interface Props {
  filters: Filters;
  /** Those that the figures name, and so can be asked for. */
  departments: readonly (string | null)[];
  onChange: (filters: Record<keyof Filters, string>) => void;
}

/** Narrows the figures to one job, one department, or one way in which applications came. */
export function FiltersBar({ filters: { job, department, source }, departments, onChange }: Props) {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', sort: 'newest', limit: 200 } },
    { staleTime: staleAfter.jobs },
  );
  const now = { job: job ? String(job) : '', department: department ?? '', source: source ?? '' };
  const named = [...new Set([department, ...departments])].filter((one) => typeof one === 'string');
  return (
    <section className={styles.filters} aria-label="Filters">
      <Field label="Job" labelHidden>
        <Select
          value={now.job}
          onChange={({ target }) => onChange({ ...now, job: target.value })}
          options={[
            { value: '', label: 'All jobs' },
            ...(jobs.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
            // One that is not among the latest.
            ...(job && !jobs.data?.some(({ id }) => id === job)
              ? [{ value: String(job), label: `Job ${job}` }]
              : []),
          ]}
        />
      </Field>
      <Field label="Department" labelHidden>
        <Select
          value={now.department}
          onChange={({ target }) => onChange({ ...now, department: target.value })}
          options={[
            { value: '', label: 'All departments' },
            ...named.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Field>
      <Field label="Source" labelHidden>
        <Select
          value={now.source}
          onChange={({ target }) => onChange({ ...now, source: target.value })}
          options={[
            { value: '', label: 'All sources' },
            ...applicationSources.map((one) => ({ value: one, label: sourceLabel[one] })),
          ]}
        />
      </Field>
    </section>
  );
}
