import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import styles from './PoolChoice.module.css';

interface Props {
  label: string;
  /** What stands for no filter. */
  all: string;
  options: readonly { id: number; name: string; count: number }[];
  chosen?: number;
  onChange: (id?: number) => void;
  /** In a page's bar, where the first choice says what it is about. */
  inBar?: boolean;
}

/** A filter by a tag or a list. Not there before there are any. */
export function PoolChoice({ label, all, options, chosen, onChange, inBar }: Props) {
  if (!options.length) return null;
  return (
    <Field label={label} labelHidden={inBar} className={styles.choice}>
      <Select
        value={options.some(({ id }) => id === chosen) ? String(chosen) : ''}
        options={[
          { value: '', label: all },
          ...options.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` })),
        ]}
        onChange={(event) => onChange(Number(event.target.value) || undefined)}
      />
    </Field>
  );
}
