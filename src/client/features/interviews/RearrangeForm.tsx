import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Interview } from '#contract/api.ts';
import { nextFreeTime } from '#domain/slots.ts';
import { briefSpanIn, wallClockIn, zoneName } from '#domain/time-zones.ts';
import { namesOf } from './ArrangeForm.tsx';
import styles from './Forms.module.css';
import { interviewsChanged } from './interviews-changed.ts';
import { instantsOf, noTimes, timesProblems } from './times.ts';
import { useNow } from './use-now.ts';
import { WhenAndWhere } from './WhenAndWhere.tsx';
import { useBusyTimes } from './week/use-busy-times.ts';
import { relevant, useOwnZone } from './week/WeekPicker.tsx';

interface Props {
  interview: Interview;
  to?: string | undefined;
  onDone: () => void;
}

/** Once it is known when the interviewers are taken, the next time they are all free is chosen already. */
export function RearrangeForm({ interview, to, onDone }: Props) {
  const now = useNow();
  const timeZone = useOwnZone(interview.companyTimeZone);
  const today = wallClockIn(timeZone, now).slice(0, 10);
  const { busy, pending } = useBusyTimes(interview.applicationId, { today, shown: today, timeZone });
  if (pending && !to)
    return (
      <>
        <Loading what="booked times" />
        <Skeleton height="36rem" />
      </>
    );
  const taken = relevant(busy, idsIn(interview), interview.id);
  const first = to ?? nextFreeTime(interview, taken, { now, days: 7 });
  return <TimesForm interview={interview} first={first} now={now} onDone={onDone} />;
}

function TimesForm({
  interview,
  first,
  now,
  onDone,
}: Omit<Props, 'to'> & { first: string | undefined; now: string }) {
  const { id, minutes, place, state, startsAt, companyTimeZone, candidateName } = interview;
  const timeZone = useOwnZone(companyTimeZone);
  const form = useForm({
    initial: { ...noTimes, times: first ? [first] : [], place: place ?? '' },
    check: (values) => timesProblems(values, timeZone),
    send: async (values) => {
      const times = instantsOf(values, timeZone);
      const body = { times, fixed: values.fixed, place: values.place };
      await call('PUT /api/interviews/:id/times', { params: { id }, body });
      toast({ title: values.fixed ? 'Interview rescheduled' : 'Times proposed' });
      onDone();
      await interviewsChanged();
    },
  });
  const { values } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.beside}>
      <div className={styles.part}>
        <FormErrors {...form.summary} />
        <p>
          We’ll let <bdi>{candidateName}</bdi> know right away.
          {state === 'booked' &&
            startsAt &&
            ` The current time, ${briefSpanIn(timeZone, startsAt, minutes)}, ${zoneName(timeZone)}, is released.`}
        </p>
      </div>
      <WhenAndWhere
        form={form}
        applicationId={interview.applicationId}
        except={id}
        panel={idsIn(interview)}
        names={namesOf(interview.panel)}
        zones={interview}
        minutes={minutes}
        now={now}
      />
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          {values.fixed ? 'Set this time' : values.times.length === 1 ? 'Propose this time' : 'Propose times'}
        </Button>
        <Button onClick={onDone}>Go back</Button>
      </SheetFoot>
    </form>
  );
}

function idsIn({ panel }: Interview): number[] {
  return panel.flatMap(({ id }) => id ?? []);
}
