import { useId } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import {
  workLifeChoices,
  workValueLabels,
  workValues,
  workWayLabels,
  workWays,
  type WorkValue,
  type WorkWay,
} from '#domain/work-life.ts';
import styles from './WorkLifeChoice.module.css';

interface Props {
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
  /** What each list is chosen for: a company says it of itself, a person of what they want. */
  valuesLabel: string;
  waysLabel: string;
  onValues: (chosen: WorkValue[]) => void;
  onWays: (chosen: WorkWay[]) => void;
}

/** Two short lists about work beyond the tasks, of each of which a few are chosen. */
export function WorkLifeChoice({ values, ways, valuesLabel, waysLabel, onValues, onWays }: Props) {
  return (
    <>
      <Choices
        label={valuesLabel}
        all={workValues}
        labels={workValueLabels}
        chosen={values}
        onChoose={onValues}
      />
      <Choices label={waysLabel} all={workWays} labels={workWayLabels} chosen={ways} onChoose={onWays} />
    </>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  all: readonly Value[];
  labels: Record<Value, string>;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ label, all, labels, chosen, onChoose }: ChoicesProps<Value>) {
  const hint = useId();
  const full = chosen.length >= workLifeChoices;
  return (
    <fieldset className={styles.choices} aria-describedby={hint}>
      <legend className={styles.legend}>{label}</legend>
      <p id={hint} className={styles.hint}>
        {full
          ? `${workLifeChoices} of ${workLifeChoices} chosen. Untick one to choose another.`
          : `${chosen.length} of up to ${workLifeChoices} chosen.`}
      </p>
      <div className={styles.list}>
        {all.map((value) => {
          const on = chosen.includes(value);
          return (
            <Checkbox
              key={value}
              label={labels[value]}
              checked={on}
              disabled={full && !on}
              onChange={() => onChoose(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
