import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { payFields } from '#domain/fields/terms.ts';
import { sentOf, typedIn } from '#domain/fields/typed.ts';
import { payLine } from '#domain/job-pay.ts';
import { readPay } from '#domain/pay/read-pay.ts';
import { readSalary } from '#domain/salary.ts';
import { AllowancesInput } from './AllowancesInput.tsx';
import type { JobValues } from './job-values.ts';
import { AskWhichHolds, ReadFromText, StatedParts } from './ReadFromText.tsx';
import styles from './ReadFromText.module.css';
import { isPayDoubtful } from './terms-values.ts';

function nothingRead(text: string): string {
  if (!text.trim()) return 'State the pay, so that people who filter by it find this job.';
  if (readSalary(text)) return 'Filters for pay find this; search engines know no pay by the session.';
  return 'Shown as written, but filters for pay won’t find it. Add an amount and a currency.';
}

const notStated = { value: '', label: 'Not stated' };

/** What the job pays, as it was read from its text, or in parts that correct it. */
export function PayParts({ form }: { form: ReturnType<typeof useForm<JobValues>> }) {
  const { values } = form;
  const read = readPay(values.salaryRange);
  const useText = () => form.set('payKnown', 'read');
  const state = (pay: Partial<JobValues>) =>
    form.setSome({ ...pay, payKnown: 'stated', payBeside: values.salaryRange.trim() });

  if (values.payKnown === 'read')
    return (
      <ReadFromText
        what="pay"
        line={payLine(read)}
        nothing={nothingRead(values.salaryRange)}
        onChange={() => state(typedIn(payFields, read))}
      />
    );
  if (isPayDoubtful(values))
    return (
      <AskWhichHolds
        stated={payLine(sentOf(payFields, values))}
        read={payLine(read)}
        error={form.errors.payKnown}
        onKeep={() => state({})}
        onRead={useText}
      />
    );

  const { field, control: bare } = formFields(form, payFields);
  const control = (name: keyof typeof payFields) => {
    const { onChange, ...rest } = bare(name);
    const change: typeof onChange = (event) => {
      onChange(event);
      form.set('payKnown', 'stated');
    };
    return { ...rest, onChange: change };
  };
  return (
    <StatedParts legend="What it pays" onRead={useText}>
      <div className={styles.pair}>
        <Field {...field('payMin')}>
          <TextInput {...control('payMin')} />
        </Field>
        <Field {...field('payMax')}>
          <TextInput {...control('payMax')} />
        </Field>
        <Field {...field('payCurrency')}>
          <Select {...control('payCurrency')} options={[notStated, ...optionsOf(payFields.payCurrency)]} />
        </Field>
        <Field {...field('payPeriod')}>
          <Select {...control('payPeriod')} options={[notStated, ...optionsOf(payFields.payPeriod)]} />
        </Field>
        <Field {...field('serviceCharge')}>
          <Select
            {...control('serviceCharge')}
            options={[notStated, ...optionsOf(payFields.serviceCharge)]}
          />
        </Field>
        {values.serviceCharge === 'yes' && (
          <Field {...field('serviceChargeShare')}>
            <TextInput {...control('serviceChargeShare')} />
          </Field>
        )}
      </div>
      <AllowancesInput
        chosen={values.allowances}
        error={form.errors.allowances}
        onChange={(allowances) => state({ allowances })}
      />
    </StatedParts>
  );
}
