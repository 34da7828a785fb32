import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { daysWrittenOut } from '#client/ui/Time.tsx';
import { zoneName } from '#domain/time-zones.ts';
import { CustomRange } from './CustomRange.tsx';
import { presetLabel, presets, type Preset, type Range } from './range.ts';
import styles from './RangeBar.module.css';

interface Props {
  range: Range;
  /** 'YYYY-MM-DD'. */
  today: string;
  timeZone: string;
  onPreset: (days: Preset) => void;
  onDays: (range: Pick<Range, 'from' | 'to'>) => void;
}

/** Which days the figures are of. */
export function RangeBar({ range, today, timeZone, onPreset, onDays }: Props) {
  const [asked, setAsked] = useState(false);
  const custom = asked || range.preset === undefined;
  return (
    <section className={styles.bar} aria-label="Days">
      <div className={styles.choices}>
        {presets.map((days) => (
          <Button
            key={days}
            size="compact"
            aria-pressed={days === range.preset}
            className={days === range.preset ? styles.chosen : undefined}
            onClick={() => {
              setAsked(false);
              onPreset(days);
            }}
          >
            {presetLabel[days]}
          </Button>
        ))}
        <Button
          size="compact"
          icon="calendar"
          aria-expanded={custom}
          className={range.preset === undefined ? styles.chosen : undefined}
          onClick={() => setAsked(!asked)}
        >
          Custom
        </Button>
      </div>
      {custom && <CustomRange range={range} today={today} onDays={onDays} />}
      <output className={styles.days}>
        {daysWrittenOut(range.from, range.to)}, {zoneName(timeZone)}
      </output>
    </section>
  );
}
