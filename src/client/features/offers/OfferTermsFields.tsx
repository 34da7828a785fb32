import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { limits } from '#domain/limits.ts';
import {
  accommodationLabel,
  accommodations,
  flights,
  flightsLabel,
  serviceChargeLabel,
  serviceCharges,
} from '#domain/offers.ts';
import { currencyCodes } from '#domain/currencies.ts';
import { AllowanceFields } from './AllowanceFields.tsx';
import type { OfferValues } from './offer-values.ts';
import styles from './Offers.module.css';

/** What is offered, by what it is: days, pay, and how one lives there. */
export function OfferTermsFields({ form }: { form: ReturnType<typeof useForm<OfferValues>> }) {
  const { serviceCharge, allowances } = form.values;
  const amount = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Days</legend>
        <div className={styles.pair}>
          <Field {...form.field('startDate')} label="First day" required>
            <DateInput {...form.control('startDate')} />
          </Field>
          <Field {...form.field('answerBy')} label="Answer by" required>
            <DateInput {...form.control('answerBy')} />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Pay a month</legend>
        <div className={styles.pair}>
          <Field {...form.field('basicPay')} label="Basic pay" required>
            <TextInput {...form.control('basicPay')} {...amount} />
          </Field>
          <Field {...form.field('currency')} label="Currency" required>
            <Select {...form.control('currency')} options={currencyCodes.map(asIs)} />
          </Field>
          <Field {...form.field('serviceCharge')} label="Service charge">
            <Select
              {...form.control('serviceCharge')}
              options={optionsOf(serviceCharges, serviceChargeLabel)}
            />
          </Field>
          {serviceCharge !== 'none' && (
            <Field
              {...form.field('serviceChargePay')}
              label={serviceCharge === 'shared' ? 'About how much' : 'At least'}
              optional
            >
              <TextInput {...form.control('serviceChargePay')} {...amount} />
            </Field>
          )}
        </div>
        <AllowanceFields
          allowances={allowances}
          error={form.errors['allowances']}
          onChange={(next) => form.set('allowances', next)}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Living and working</legend>
        <div className={styles.pair}>
          <Field {...form.field('accommodation')} label="Accommodation">
            <Select
              {...form.control('accommodation')}
              options={optionsOf(accommodations, accommodationLabel)}
            />
          </Field>
          <Field {...form.field('flights')} label="Flights">
            <Select {...form.control('flights')} options={optionsOf(flights, flightsLabel)} />
          </Field>
          <Field {...form.field('roster')} label="Roster" optional hint="Such as: six days on, one off">
            <TextInput {...form.control('roster')} dir="auto" maxLength={limits.roster} />
          </Field>
          <Field {...form.field('leaveDays')} label="Days of leave a year" optional>
            <TextInput {...form.control('leaveDays')} {...amount} />
          </Field>
        </div>
      </fieldset>
    </>
  );
}

function asIs(value: string) {
  return { value, label: value };
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}
