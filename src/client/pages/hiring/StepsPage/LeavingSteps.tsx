import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { StepTemplate } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import styles from './StepsPage.module.css';
import { leavingSteps, type TemplateValues } from './template-values.ts';

interface Props {
  template: StepTemplate | undefined;
  values: TemplateValues;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (goes: TemplateValues['goes']) => void;
}

/** Of steps that were removed and at which candidates stand: where these go, before anything is saved. */
export function LeavingSteps({ template, values, errors, onChange }: Props) {
  const leaving = leavingSteps(template, values);
  if (!leaving.length) return null;
  return (
    <fieldset className={styles.goes} aria-label="Candidates at removed steps">
      {leaving.map(({ id, status, name, candidates }) => (
        <Field
          key={id}
          name={`goes-${id}`}
          label={`${candidates === 1 ? 'One candidate stands' : `${candidates} candidates stand`} at “${name}”. They go to`}
          error={errors[`goes-${id}`]}
        >
          <Select
            value={values.goes[id] ?? ''}
            onChange={(event) => onChange({ ...values.goes, [id]: event.target.value })}
            options={[
              { value: '', label: 'Choose' },
              ...values.steps.flatMap((step) =>
                step.status === status && step.id !== undefined
                  ? { value: String(step.id), label: step.name }
                  : [],
              ),
              { value: 'none', label: `No step, only ${statusLabel[status]}` },
            ]}
          />
        </Field>
      ))}
    </fieldset>
  );
}
