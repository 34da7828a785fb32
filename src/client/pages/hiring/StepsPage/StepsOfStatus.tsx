import { useRef, useState } from 'react';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import { stepFields } from '#domain/fields/steps.ts';
import { stepLimits } from '#domain/steps.ts';
import styles from './StepsPage.module.css';
import type { StepValues } from './template-values.ts';

interface Props {
  status: ApplicationStatus;
  /** Of all statuses. */
  steps: readonly StepValues[];
  /** What the company keeps to ask at a step. */
  kits: readonly { id: number; title: string }[];
  onChange: (steps: readonly StepValues[]) => void;
}

/** The steps inside one status, in their order. */
export function StepsOfStatus({ status, steps, kits, onChange }: Props) {
  const [made, setMade] = useState(0);
  const add = useRef<HTMLButtonElement>(null);
  const own = steps.filter((step) => step.status === status);
  const label = statusLabel[status];

  function swap(index: number, other: number): void {
    const [one, two] = [own[index], own[other]];
    if (!one || !two) return;
    onChange(steps.map((step) => (step === one ? two : step === two ? one : step)));
  }

  return (
    <fieldset className={styles.status}>
      <legend className={styles.statusName}>
        <StatusGlyph status={status} />
        {label}
      </legend>
      <ol className={styles.list}>
        {own.map((step, index) => (
          <li key={step.key} className={styles.line}>
            <TextInput
              id={`step-${step.key}`}
              aria-label={`${label}, step ${index + 1}`}
              value={step.name}
              {...boundsOf(stepFields.name)}
              autoComplete="off"
              onChange={(event) =>
                onChange(steps.map((one) => (one === step ? { ...step, name: event.target.value } : one)))
              }
            />
            {kits.length > 0 && (status === 'screening' || status === 'interviewing') && (
              <Select
                aria-label={`Kit of ${label}, step ${index + 1}`}
                value={step.kitId === null ? '' : String(step.kitId)}
                onChange={({ target }) => {
                  const kitId = Number(target.value) || null;
                  onChange(steps.map((one) => (one === step ? { ...step, kitId } : one)));
                }}
                options={[
                  { value: '', label: 'No kit' },
                  ...kits.map(({ id, title }) => ({ value: String(id), label: title })),
                ]}
              />
            )}
            <IconButton
              label={`Move step ${index + 1} of ${label} up`}
              icon="chevron-up"
              aria-disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <IconButton
              label={`Move step ${index + 1} of ${label} down`}
              icon="chevron-down"
              aria-disabled={index === own.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <IconButton
              label={`Remove step ${index + 1} of ${label}`}
              icon="trash"
              onClick={() =>
                thenFocus(
                  () => onChange(steps.filter((one) => one !== step)),
                  () => add.current,
                )
              }
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          size="compact"
          variant="quiet"
          icon="plus"
          aria-label={`Add a step to ${label}`}
          disabled={own.length >= stepLimits.perStatus}
          onClick={() => {
            const key = `new-${status}-${made}`;
            setMade(made + 1);
            thenFocus(
              () => onChange([...steps, { key, status, name: '', kitId: null }]),
              () => document.getElementById(`step-${key}`),
            );
          }}
        >
          Add a step
        </Button>
      </div>
    </fieldset>
  );
}
