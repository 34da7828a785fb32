import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import styles from './Forms.module.css';

interface Props {
  people: readonly { id: number; name: string }[];
  chosen: readonly number[];
  error: string | undefined;
  onChoose: (ids: number[]) => void;
}

/** More than these are searched rather than read. */
const mostRead = 24;

/** Who interviews: those who are likely asked stand first. */
export function PanelFields({ people, chosen, error, onChoose }: Props) {
  const user = useUser();
  const [first] = useState(chosen);
  const [typed, setTyped] = useState('');
  const asked = typed.trim().toLowerCase();
  const order = people
    .filter(({ name }) => name.toLowerCase().includes(asked))
    .toSorted((one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)));
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
      {people.length > mostRead && (
        <Field label="Find a person">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // Whoever is found is chosen below: the interview is not sent yet.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            autoComplete="off"
          />
        </Field>
      )}
      {asked && order.length === 0 && <p className={styles.hint}>No one has this name.</p>}
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
