import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { focusFirst } from '#client/ui/focus-on.ts';
import { Key } from '#client/ui/Key.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import styles from './Rejecting.module.css';
import type { Reason } from './use-usual-words.ts';

interface Props {
  reasons: readonly Reason[];
  /** The id of the one chosen, or '' for none. */
  chosen: string;
  onChoose: (reason: string) => void;
}

/** Why, from the list that the company keeps: a press, or the key that stands beside it. */
export function ReasonChoice({ reasons, chosen, onChoose }: Props) {
  const shortcuts = useShortcutsOn();
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>
        Reason <span className={styles.optional}>(optional)</span>
      </legend>
      {[{ id: '', name: 'No reason' }, ...reasons].map(({ id, name }, index) => (
        <Radio
          key={id}
          name="reason"
          // From here a figure or an arrow chooses, and Enter rejects: it can be undone.
          ref={id === '' ? focusFirst : undefined}
          className={styles.reason}
          checked={chosen === String(id)}
          onChange={() => onChoose(String(id))}
          label={
            <span className={styles.reasonName}>
              <bdi>{name}</bdi>
              {shortcuts && index < 10 && (
                <span aria-hidden="true" className={styles.key}>
                  <Key>{String(index)}</Key>
                </span>
              )}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
