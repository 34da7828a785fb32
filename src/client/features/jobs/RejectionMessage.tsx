import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#domain/limits.ts';
import type { RejectionValues } from './rejection-words.ts';
import styles from './RejectionMessage.module.css';

interface Props {
  /** How many have not been answered. */
  waiting: number;
  values: RejectionValues;
  onChange: (values: RejectionValues) => void;
}

/** Closing a job leaves nobody in silence: asks what to tell those who still wait. */
export function RejectionMessage({ waiting, values, onChange }: Props) {
  const one = waiting === 1;
  return (
    <div className={styles.message}>
      <p>
        <strong>{one ? '1 person still waits' : `${waiting} people still wait`} for an answer.</strong>
      </p>
      <Checkbox
        checked={values.telling}
        onChange={(event) => onChange({ ...values, telling: event.target.checked })}
        label={
          one
            ? 'Tell them now and reject the application'
            : 'Tell all of them now and reject their applications'
        }
      />
      {values.telling && (
        <Field
          label="Message"
          name="farewell"
          hint={
            <>
              <code>{'{{first_name}}'}</code>, <code>{'{{job_title}}'}</code> and <code>{'{{company}}'}</code>{' '}
              are filled in.
            </>
          }
        >
          <TextArea
            value={values.text}
            rows={7}
            maxLength={limits.farewell}
            dir="auto"
            onChange={(event) => onChange({ ...values, text: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
