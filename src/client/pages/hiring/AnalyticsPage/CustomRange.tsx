import { useEffect, useEffectEvent } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { rangeProblems, type Range } from './range.ts';
import styles from './RangeBar.module.css';

interface Props {
  range: Range;
  /** 'YYYY-MM-DD'. */
  today: string;
  onDays: (range: Pick<Range, 'from' | 'to'>) => void;
}

/** Any first and last day. */
export function CustomRange({ range, today, onDays }: Props) {
  const form = useForm({
    initial: { from: range.from, to: range.to },
    check: rangeProblems,
    send: async (days) => onDays(days),
  });
  // Back, and the ranges beside it, change the days too.
  const follow = useEffectEvent((from: string, to: string) => form.reset({ from, to }));
  useEffect(() => follow(range.from, range.to), [range.from, range.to]);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.custom}>
      <Field {...form.field('from')} label="From">
        <DateInput max={today} {...form.control('from')} />
      </Field>
      <Field {...form.field('to')} label="To">
        <DateInput max={today} {...form.control('to')} />
      </Field>
      <Button type="submit">Show</Button>
    </form>
  );
}
