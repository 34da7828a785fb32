import { Button, IconButton } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { BusyTime } from '#contract/api.ts';
import type { BothZones } from '#domain/interviews.ts';
import { limits } from '#domain/limits.ts';
import { clashesAt } from '#domain/slots.ts';
import { briefSpanIn, instantIn, showTheSame, zoneName } from '#domain/time-zones.ts';
import { BothTimes } from './BothTimes.tsx';
import styles from './Forms.module.css';
import type { TimesValues } from './times.ts';
import { isBookedOut, whoIsTaken } from './week/clash-words.ts';
import { relevant, useOwnZone } from './week/WeekPicker.tsx';
import { useBusyTimes } from './week/use-busy-times.ts';

interface Props {
  applicationId: number;
  except?: number;
  panel: readonly number[];
  names: ReadonlyMap<number, string>;
  values: Pick<TimesValues, 'times' | 'typed' | 'fixed'>;
  error?: string;
  minutes: number;
  zones: BothZones;
  now: string;
  onTimes: (times: string[]) => void;
  onTyped: (typed: string) => void;
  onFixed: (fixed: boolean) => void;
}

/** The times that are chosen, each for both sides and with who is taken then; and one typed to the minute. */
export function TimesFields(props: Props) {
  const { values, error, minutes, zones, panel, names, now, onTimes, onTyped, onFixed } = props;
  const { times, typed, fixed } = values;
  const timeZone = useOwnZone(zones.companyTimeZone);
  const today = now.slice(0, 10);
  const { busy } = useBusyTimes(props.applicationId, { today, shown: today, timeZone });
  const taken = relevant(busy, panel, props.except);
  const written = instantIn(timeZone, typed);
  function add(): void {
    if (!written) return;
    onTimes(fixed ? [written] : [...times.filter((one) => one !== written), written].toSorted(byTime));
    onTyped('');
  }
  return (
    <fieldset
      className={styles.group}
      id="times"
      tabIndex={-1}
      aria-describedby={error ? 'times-error' : undefined}
    >
      <legend className={styles.legend}>{fixed ? 'Time' : 'Times to choose from'}</legend>
      {error && (
        <p id="times-error" className={styles.error}>
          {error}
        </p>
      )}
      {times.length > 0 && (
        <ul className={styles.times} aria-label="Chosen times">
          {times.map((at) => (
            <Chosen
              key={at}
              at={at}
              minutes={minutes}
              zones={zones}
              timeZone={timeZone}
              clashes={clashesAt(taken, at, minutes)}
              names={names}
              onRemove={() => onTimes(times.filter((one) => one !== at))}
            />
          ))}
        </ul>
      )}
      {times.length < limits.interviewTimes && (
        <>
          <div className={styles.typed}>
            <DateInput
              type="datetime-local"
              aria-label={`Type a time, ${zoneName(timeZone)}`}
              value={typed}
              onChange={(event) => onTyped(event.target.value)}
            />
            <Button size="compact" icon="plus" aria-disabled={!written} onClick={add}>
              Add time
            </Button>
          </div>
          {written && (
            <span className={styles.written}>
              <BothTimes startsAt={written} minutes={minutes} zones={zones} reader="interviewer" />
            </span>
          )}
        </>
      )}
      <Checkbox
        label="Fixed time (the candidate can’t choose)"
        checked={fixed}
        onChange={(event) => {
          onFixed(event.target.checked);
          if (event.target.checked) onTimes(times.slice(0, 1));
        }}
      />
    </fieldset>
  );
}

interface ChosenProps {
  at: string;
  minutes: number;
  zones: BothZones;
  timeZone: string;
  clashes: BusyTime[];
  names: ReadonlyMap<number, string>;
  onRemove: () => void;
}

function Chosen({ at, minutes, zones, timeZone, clashes, names, onRemove }: ChosenProps) {
  const own = briefSpanIn(timeZone, at, minutes);
  const candidate = zones.candidateTimeZone;
  return (
    <li className={styles.time}>
      <span>
        <time dateTime={at} className={styles.when}>
          {own}
        </time>
        {!showTheSame(timeZone, candidate, at) && (
          <span className={styles.theirs}>
            {briefSpanIn(candidate, at, minutes)} for the candidate ({zoneName(candidate)})
          </span>
        )}
        {clashes.length > 0 && (
          <span className={styles.clash} data-booked={isBookedOut(clashes) || undefined}>
            <Icon name={isBookedOut(clashes) ? 'alert' : 'info'} size={16} />
            {whoIsTaken(clashes, names)}
          </span>
        )}
      </span>
      <IconButton size="compact" icon="trash" label={`Remove ${own}`} onClick={onRemove} />
    </li>
  );
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
