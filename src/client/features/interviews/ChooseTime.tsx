import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Interview } from '#contract/api.ts';
import { spansFor } from '#domain/interviews.ts';
import { BothTimes } from './BothTimes.tsx';
import styles from './ChooseTime.module.css';
import { interviewsChanged } from './interviews-changed.ts';

/** The times a candidate chooses among; once one is booked, another on request. */
export function ChooseTime({ interview }: { interview: Interview }) {
  const [again, setAgain] = useState(false);
  const others = interview.times.filter(({ free, startsAt }) => free && startsAt !== interview.startsAt);
  if (interview.state === 'proposed') return <TimesToChoose interview={interview} onDone={() => undefined} />;
  if (!others.length) return null;
  if (again) return <TimesToChoose interview={interview} onDone={() => setAgain(false)} />;
  return (
    <div>
      <Button size="compact" icon="clock" onClick={() => setAgain(true)}>
        Choose another time
      </Button>
    </div>
  );
}

function TimesToChoose({ interview, onDone }: { interview: Interview; onDone: () => void }) {
  const { id, times, minutes, startsAt } = interview;
  const left = times.filter((time) => time.startsAt !== startsAt);
  const form = useForm({
    initial: { startsAt: '' },
    check: (values): { startsAt?: string } => (values.startsAt ? {} : { startsAt: 'Choose a time' }),
    send: async (values) => {
      try {
        await call('POST /api/interviews/:id/book', { params: { id }, body: values });
      } catch (error) {
        // Somebody else may have it now: what is left is shown.
        await interviewsChanged();
        throw error;
      }
      toast({
        title: 'Interview booked',
        description: spansFor('candidate', interview, values.startsAt, minutes)[0]?.span,
      });
      onDone();
      await interviewsChanged();
    },
  });
  if (!left.some(({ free }) => free))
    return <p>None of these times is available any more. Decline to ask for others.</p>;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <fieldset className={styles.choice} id="startsAt" tabIndex={-1}>
        <legend className={styles.legend}>Choose the time that suits you</legend>
        {left.map((time) => (
          <Radio
            key={time.startsAt}
            name={`time-${id}`}
            value={time.startsAt}
            disabled={!time.free}
            checked={form.values.startsAt === time.startsAt}
            onChange={() => form.set('startsAt', time.startsAt)}
            label={
              <>
                <BothTimes startsAt={time.startsAt} minutes={minutes} zones={interview} reader="candidate" />
                {!time.free && ' No longer available'}
              </>
            }
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Booking…">
          Book this time
        </Button>
      </div>
    </form>
  );
}
