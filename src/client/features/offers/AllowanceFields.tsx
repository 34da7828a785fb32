import { Button, IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { limits } from '#domain/limits.ts';
import type { OfferValues } from './offer-values.ts';
import styles from './Offers.module.css';

type Allowances = OfferValues['allowances'];

interface Props {
  allowances: Allowances;
  error: string | undefined;
  onChange: (next: Allowances) => void;
}

/** Allowances by name, as many as there are. */
export function AllowanceFields({ allowances, error, onChange }: Props) {
  const put = (index: number, change: Partial<Allowances[number]>) =>
    onChange(allowances.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <>
      {allowances.map(({ name, amount }, index) => (
        // They have no name of their own until one is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.allowance}>
          <Field label={`Allowance ${index + 1}`} id={`allowance-${index}`}>
            <TextInput
              value={name}
              dir="auto"
              maxLength={limits.allowanceName}
              onChange={({ target }) => put(index, { name: target.value })}
            />
          </Field>
          <Field label="Amount" id={`allowance-${index}-amount`}>
            <TextInput
              value={amount}
              inputMode="numeric"
              onChange={({ target }) => put(index, { amount: target.value })}
            />
          </Field>
          <IconButton
            label={`Remove allowance ${index + 1}`}
            icon="trash"
            onClick={() => onChange(allowances.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && (
        <p id="allowances" role="alert" className={styles.line}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {allowances.length < limits.allowances && (
        <div>
          <Button
            size="compact"
            icon="plus"
            onClick={() => onChange([...allowances, { name: '', amount: '' }])}
          >
            Add an allowance
          </Button>
        </div>
      )}
    </>
  );
}
