import { useState } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { usualAllowances } from '#domain/pay/read-pay.ts';
import styles from './ReadFromText.module.css';

interface Props {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (allowances: string[]) => void;
}

/** What is given beside the pay: the usual ones by a press, others in words. */
export function AllowancesInput({ chosen, error, onChange }: Props) {
  const [others, setOthers] = useState(() =>
    chosen.filter((one) => !usualAllowances.includes(one)).join(', '),
  );
  const usual = chosen.filter((one) => usualAllowances.includes(one));
  const listed = (text: string) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return (
    <div className={styles.several}>
      <fieldset className={styles.choices}>
        <legend>On top of the pay</legend>
        {usualAllowances.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={usual.includes(name)}
            onChange={({ target }) => {
              const rest = usual.filter((one) => one !== name);
              onChange([...(target.checked ? [...rest, name] : rest), ...listed(others)]);
            }}
          />
        ))}
      </fieldset>
      <Field
        label="Other allowances"
        name="allowances"
        hint="Separated by commas."
        {...(error ? { error } : {})}
      >
        <TextInput
          value={others}
          autoComplete="off"
          onChange={({ target }) => {
            setOthers(target.value);
            onChange([...usual, ...listed(target.value)]);
          }}
        />
      </Field>
    </div>
  );
}
