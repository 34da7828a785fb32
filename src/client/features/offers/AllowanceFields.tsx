import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { offerFields } from '#domain/fields/offers.ts';
import type { OfferValues } from './offer-values.ts';
import styles from './Offers.module.css';

type Allowances = OfferValues['allowances'];

const { fields, most } = offerFields.allowances;

interface Props {
  allowances: Allowances;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (next: Allowances) => void;
}

/** Allowances by name, as many as there are. */
export function AllowanceFields({ allowances, errors, onChange }: Props) {
  const error = errors['allowances'];
  const put = (index: number, change: Partial<Allowances[number]>) =>
    onChange(allowances.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <>
      {allowances.map(({ name, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no name of their own until one is typed
        <div key={index} className={styles.allowance}>
          <Field
            label={`Allowance ${index + 1}`}
            id={`allowances.${index}.name`}
            error={errors[`allowances.${index}.name`]}
          >
            <TextInput
              {...boundsOf(fields.name)}
              value={name}
              onChange={({ target }) => put(index, { name: target.value })}
            />
          </Field>
          <Field
            label={fields.amount.label}
            id={`allowances.${index}.amount`}
            error={errors[`allowances.${index}.amount`]}
          >
            <TextInput
              {...boundsOf(fields.amount)}
              value={amount}
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
      {allowances.length < most && (
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
