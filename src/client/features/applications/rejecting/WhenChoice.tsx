import type { ComponentProps } from 'react';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { hoursOfDay } from '#domain/rejections.ts';
import { zoneName } from '#domain/time-zones.ts';
import styles from './Rejecting.module.css';
import type { WhenValues } from './when.ts';

interface Props {
  when: WhenValues['when'];
  setWhen: (when: WhenValues['when']) => void;
  field: Pick<ComponentProps<typeof Field>, 'name' | 'error'>;
  control: Pick<ComponentProps<typeof DateInput>, 'value' | 'onChange' | 'onBlur'>;
  timeZone: string | null;
}

const choices: Readonly<Record<WhenValues['when'], string>> = {
  later: `In an hour, or at ${hoursOfDay.from}:00 if it’s night there`,
  now: 'In a minute, even at night',
  at: 'At a set time',
};

/** When they hear of it. Until then it can be undone. */
export function WhenChoice({ when, setWhen, field, control, timeZone }: Props) {
  return (
    <fieldset className={styles.when}>
      <legend className={styles.legend}>Notify</legend>
      <p className={styles.hint}>
        You can undo it until then. Night is {hoursOfDay.to}:00 to {hoursOfDay.from}:00 where they are.
      </p>
      {(['later', 'now', 'at'] as const).map((choice) => (
        <Radio
          key={choice}
          name="when"
          label={choices[choice]}
          checked={when === choice}
          onChange={() => setWhen(choice)}
        />
      ))}
      {when === 'at' && (
        <Field {...field} label={timeZone ? `Day and time, ${zoneName(timeZone)}` : 'Day and time'} required>
          <DateInput {...control} type="datetime-local" />
        </Field>
      )}
    </fieldset>
  );
}
