import { Button, IconButton } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import type { BothZones } from '#domain/interviews.ts';
import { limits } from '#domain/limits.ts';
import { instantIn, zoneName } from '#domain/time-zones.ts';
import { BothTimes } from './BothTimes.tsx';
import styles from './Forms.module.css';
import type { TimesValues } from './times.ts';

interface Props {
  values: Pick<TimesValues, 'times' | 'fixed'>;
  error?: string;
  minutes: number;
  zones: BothZones;
  onTimes: (times: string[]) => void;
  onFixed: (fixed: boolean) => void;
}

/** Times by the company's clocks, each written out at once for both sides. */
export function TimesFields({ values: { times, fixed }, error, minutes, zones, onTimes, onFixed }: Props) {
  const shown = fixed ? times.slice(0, 1) : times;
  return (
    <fieldset
      className={styles.group}
      id="times"
      tabIndex={-1}
      aria-describedby={error ? 'times-error' : undefined}
    >
      <legend className={styles.legend}>{fixed ? 'Time' : 'Times to choose from'}</legend>
      <p className={styles.hint}>In {zoneName(zones.companyTimeZone)}.</p>
      {error && (
        <p id="times-error" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.times}>
        {shown.map((time, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place: what stands in it changes while one types
          <li key={index} className={styles.time}>
            <DateInput
              type="datetime-local"
              aria-label={`Time ${index + 1}`}
              value={time}
              onChange={(event) => onTimes(times.map((one, at) => (at === index ? event.target.value : one)))}
            />
            {shown.length > 1 && (
              <IconButton
                icon="trash"
                label={`Remove time ${index + 1}`}
                onClick={() => onTimes(times.filter((_, at) => at !== index))}
              />
            )}
            <Written startsAt={instantIn(zones.companyTimeZone, time)} minutes={minutes} zones={zones} />
          </li>
        ))}
      </ul>
      {!fixed && times.length < limits.interviewTimes && (
        <div>
          <Button size="compact" icon="plus" onClick={() => onTimes([...times, ''])}>
            Add a time
          </Button>
        </div>
      )}
      <Checkbox
        label="This is the time: the candidate is not asked to choose"
        checked={fixed}
        onChange={(event) => onFixed(event.target.checked)}
      />
    </fieldset>
  );
}

/** Nothing while a time is being typed. */
function Written({
  startsAt,
  minutes,
  zones,
}: Pick<Props, 'minutes' | 'zones'> & { startsAt: string | undefined }) {
  if (!startsAt) return null;
  return (
    <span className={styles.written}>
      <BothTimes startsAt={startsAt} minutes={minutes} zones={zones} reader="interviewer" />
    </span>
  );
}
