import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { can } from '#domain/permissions.ts';
import type { JobValues } from './job-values.ts';

/** By which of the company’s own steps the job goes; for those whose company has vouched for them. */
export function StepsChoice({ form }: { form: ReturnType<typeof useForm<JobValues>> }) {
  const mayArrange = can['steps.arrange'](useUser());
  const { data } = useApi('GET /api/step-templates', {}, { enabled: mayArrange });
  if (!mayArrange || !data) return null;
  return (
    <Field
      {...form.field('stepTemplateId')}
      label="Hiring steps"
      optional
      hint={
        <>
          Your team’s own steps within the six statuses. Applicants don’t see them.{' '}
          <Link to={paths.steps}>Set up steps</Link>
        </>
      }
    >
      <Select
        {...form.control('stepTemplateId')}
        options={[
          { value: '', label: 'No extra steps' },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Field>
  );
}
