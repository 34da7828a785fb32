import { useId } from 'react';
import { Link } from 'react-router';
import { useKeptChoice } from '#client/kit/kept-choices/use-kept-choice.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Steps.module.css';

export interface Step {
  done: boolean;
  /** Where it is done; nowhere, where it comes by itself. */
  to?: string;
  title: string;
  text: string;
}

interface Props {
  title: string;
  steps: readonly Step[];
  /** Said instead of them, once all are done and for as long as that is new. */
  end?: string | undefined;
}

const choices = ['shown', 'hidden'] as const;

/** The first steps of somebody who is new, each leading to where it is done. It can be hidden, and ends by itself. */
export function Steps({ title, steps, end }: Props) {
  const id = useId();
  const [chosen, choose] = useKeptChoice('first steps', choices, 'shown');
  if (chosen === 'hidden') return null;
  if (end)
    return (
      <p className={styles.end}>
        <Icon name="check" size={16} /> {end}
      </p>
    );
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count}>
          {steps.filter(({ done }) => done).length} of {steps.length} done
        </span>
        <Button size="compact" variant="quiet" onClick={() => choose('hidden')}>
          Hide this
        </Button>
      </div>
      <ol className={styles.list}>
        {steps.map(({ done, to, title: name, text }, index) => (
          <li key={name} className={styles.step} aria-current={index === next ? 'step' : undefined}>
            <span className={styles.mark} data-done={done || undefined}>
              {done ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <div>
              <p>
                {done || !to ? name : <Link to={to}>{name}</Link>}
                {done && <span className="visually-hidden"> (done)</span>}
              </p>
              {!done && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
