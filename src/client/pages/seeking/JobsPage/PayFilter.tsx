import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { Option } from './filter-options.ts';
import styles from './PayFilter.module.css';
import { useDebouncedInput } from '#client/ui/use-debounced-input.ts';

interface Props {
  search: Pick<JobSearch, 'salaryMin' | 'salaryCurrency'>;
  change: ChangeSearch;
  currencies: readonly Option[];
}

/** Pay that reaches an amount a month. Postings state it in several currencies, so one of them can be asked for. */
export function PayFilter({ search: { salaryMin, salaryCurrency }, change, currencies }: Props) {
  const amount = useDebouncedInput(salaryMin ? String(salaryMin) : '', (text) =>
    change({ salaryMin: Number(text.replaceAll(/\D/g, '')) || undefined }, 'replace'),
  );
  return (
    <div className={styles.pay}>
      <div className={styles.line}>
        <Field label="At least">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={amount.typed}
            onChange={({ target }) => amount.setTyped(target.value.replaceAll(/[^\d., ]/g, ''))}
          />
        </Field>
        <Field label="Currency">
          <Select
            value={salaryCurrency ?? ''}
            onChange={({ target }) => change({ salaryCurrency: target.value || undefined })}
            options={[
              { value: '', label: 'Any' },
              ...currencies.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
            ]}
          />
        </Field>
      </div>
      <p className={styles.hint}>Per month. Jobs without stated pay are left out.</p>
    </div>
  );
}
