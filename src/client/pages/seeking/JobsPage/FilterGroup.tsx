import { boundedCount } from '#client/features/jobs/bounded-count.ts';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { foremost, type Option } from './filter-options.ts';
import styles from './FilterGroup.module.css';

/** So many are offered at once; the rest on request. */
const shortList = 6;

interface GroupProps {
  label: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Filters of one kind, which can be folded away. */
export function FilterGroup({ label, startsOpen, children }: GroupProps) {
  return (
    <div className={styles.group}>
      <Disclosure label={label} startsOpen={startsOpen}>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{label}</legend>
          {children}
        </fieldset>
      </Disclosure>
    </div>
  );
}

interface ChecksProps {
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of values. */
export function Checks({ options, chosen, onChange }: ChecksProps) {
  return (
    <Shortened options={options} chosen={chosen}>
      {({ value, label, count }) => (
        <Checkbox
          checked={chosen.includes(value)}
          disabled={!count && !chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
          label={<Counted label={label} count={count} />}
        />
      )}
    </Shortened>
  );
}

interface RadiosProps {
  options: readonly Option[];
  chosen: string | undefined;
  /** The choice not to choose. */
  any: string;
  onChange: (chosen: string | undefined) => void;
}

/** One value or none. */
export function Radios({ options, chosen, any, onChange }: RadiosProps) {
  const name = useId();
  return (
    <>
      <Radio name={name} checked={!chosen} onChange={() => onChange(undefined)} label={any} />
      <Shortened options={options} chosen={chosen ? [chosen] : []}>
        {({ value, label, count }) => (
          <Radio
            name={name}
            checked={value === chosen}
            disabled={!count && value !== chosen}
            onChange={() => onChange(value)}
            label={<Counted label={label} count={count} />}
          />
        )}
      </Shortened>
    </>
  );
}

interface ShortenedProps {
  options: readonly Option[];
  chosen: readonly string[];
  children: (option: Option) => ReactNode;
}

function Shortened({ options, chosen, children }: ShortenedProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? options : foremost(options, shortList, chosen);
  return (
    <>
      <ul className={styles.options}>
        {shown.map((option) => (
          <li key={option.value}>{children(option)}</li>
        ))}
      </ul>
      {options.length > shown.length && (
        <Button
          variant="quiet"
          size="compact"
          icon="plus"
          className={styles.more}
          onClick={() => setWhole(true)}
        >
          Show all {options.length}
        </Button>
      )}
    </>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles.counted}>
      <span dir="auto" className={styles.name}>
        {label}
      </span>
      <span className={styles.count}>
        {boundedCount(count)}
        <span className="visually-hidden"> {count === 1 ? 'job' : 'jobs'}</span>
      </span>
    </span>
  );
}
