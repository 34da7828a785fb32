import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { offerFields } from '#domain/fields/offers.ts';
import { AllowanceFields } from './AllowanceFields.tsx';
import type { OfferValues } from './offer-values.ts';
import styles from './Offers.module.css';

/** What is offered, by what it is: days, pay, and how one lives there. */
export function OfferTermsFields({ form }: { form: ReturnType<typeof useForm<OfferValues>> }) {
  const { serviceCharge, allowances } = form.values;
  const { field, control } = formFields(form, offerFields);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Days</legend>
        <div className={styles.pair}>
          <Field {...field('startDate')}>
            <DateInput {...control('startDate')} />
          </Field>
          <Field {...field('answerBy')}>
            <DateInput {...control('answerBy')} />
          </Field>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Pay a month</legend>
        <div className={styles.pair}>
          <Field {...field('basicPay')}>
            <TextInput {...control('basicPay')} />
          </Field>
          <Field {...field('currency')}>
            <Select {...control('currency')} options={optionsOf(offerFields.currency)} />
          </Field>
          <Field {...field('serviceCharge')}>
            <Select {...control('serviceCharge')} options={optionsOf(offerFields.serviceCharge)} />
          </Field>
          {serviceCharge !== 'none' && (
            <Field
              {...field('serviceChargePay')}
              label={serviceCharge === 'shared' ? 'About how much' : 'At least'}
              optional
            >
              <TextInput {...control('serviceChargePay')} />
            </Field>
          )}
        </div>
        <AllowanceFields
          allowances={allowances}
          errors={form.errors}
          onChange={(next) => form.set('allowances', next)}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Living and working</legend>
        <div className={styles.pair}>
          <Field {...field('accommodation')}>
            <Select {...control('accommodation')} options={optionsOf(offerFields.accommodation)} />
          </Field>
          <Field {...field('flights')}>
            <Select {...control('flights')} options={optionsOf(offerFields.flights)} />
          </Field>
          <Field {...field('roster')} optional hint="Such as six days on, one off">
            <TextInput {...control('roster')} />
          </Field>
          <Field {...field('leaveDays')} optional>
            <TextInput {...control('leaveDays')} />
          </Field>
        </div>
      </fieldset>
    </>
  );
}
