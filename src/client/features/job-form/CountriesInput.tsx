import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { countryName } from '#domain/places/countries.ts';
import styles from './ReadFromText.module.css';

interface Props {
  codes: readonly string[];
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  hint: string | undefined;
  onChange: (codes: string[]) => void;
}

/** From which countries remote work can be done: each is added by choosing it, and taken off by a press. */
export function CountriesInput({ codes, error, options, hint, onChange }: Props) {
  const left = options.filter(({ value }) => !codes.includes(value));
  return (
    <div className={styles.several}>
      <Field label="Can be done from" name="remoteFrom" {...(error ? { error } : {})} hint={hint}>
        <Select
          value=""
          options={[{ value: '', label: 'Add a country' }, ...left]}
          onChange={(event) => event.target.value && onChange([...codes, event.target.value])}
        />
      </Field>
      <div className={styles.chosen}>
        {codes.map((code) => (
          <Button
            key={code}
            icon="close"
            aria-label={`Remove ${countryName(code)}`}
            onClick={() => onChange(codes.filter((one) => one !== code))}
          >
            {countryName(code)}
          </Button>
        ))}
      </div>
    </div>
  );
}
