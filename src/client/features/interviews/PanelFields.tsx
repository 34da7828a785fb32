import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import styles from './Forms.module.css';

interface Props {
  people: readonly { id: number; name: string }[];
  chosen: readonly number[];
  error: string | undefined;
  onChoose: (ids: number[]) => void;
}

/** Who interviews: those who are likely asked stand first. */
export function PanelFields({ people, chosen, error, onChoose }: Props) {
  const user = useUser();
  const [first] = useState(chosen);
  const order = people.toSorted(
    (one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)),
  );
  return (
    <fieldset
      className={styles.group}
      id="panel"
      tabIndex={-1}
      aria-describedby={error ? 'panel-error' : undefined}
    >
      <legend className={styles.legend}>Interviewers</legend>
      {error && (
        <p id="panel-error" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.people}>
        {order.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={id === user.id ? 'You' : <bdi>{name}</bdi>}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
