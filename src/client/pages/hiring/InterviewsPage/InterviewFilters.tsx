import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { useUser } from '#client/api/session.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { can } from '#domain/permissions.ts';
import styles from './InterviewsPage.module.css';
import type { ChangeInterviews, InterviewsSearch } from './use-interviews-search.ts';

/** Whose interviews, and about which job. */
export function InterviewFilters({ search, change }: { search: InterviewsSearch; change: ChangeInterviews }) {
  const user = useUser();
  const { whose, interviewer, job } = search;
  const people = useApi('GET /api/interviewers', {}, { enabled: can['interview.run'](user) });
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', sort: 'newest', limit: 200 } },
    { staleTime: staleAfter.jobs },
  );
  return (
    <>
      <Field label="Whose interviews" labelHidden className={styles.filter}>
        <Select
          value={interviewer ? String(interviewer) : whose}
          onChange={({ target }) => {
            const id = Number(target.value) || undefined;
            change({ interviewer: id, whose: target.value === 'all' ? 'all' : 'mine' });
          }}
          options={[
            { value: 'mine', label: 'My interviews' },
            { value: 'all', label: 'Everyone’s' },
            ...(people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Field>
      <Field label="Job" labelHidden className={styles.filter}>
        <Select
          value={job ? String(job) : ''}
          onChange={({ target }) => change({ job: Number(target.value) || undefined })}
          options={[
            { value: '', label: 'All jobs' },
            ...(jobs.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      </Field>
    </>
  );
}
