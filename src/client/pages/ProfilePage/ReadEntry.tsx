import type { ReactNode } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { ResumeForm } from './resume-form.ts';
import styles from './ResumePreview.module.css';

interface Props {
  form: ResumeForm;
  name: string;
  /** "Job 1 of 3". */
  title: string;
  /** What it is, where it is folded away. */
  what: string;
  /** The profile has it. */
  there: boolean;
  children: ReactNode;
}

/** One job or school that was read: taken along, or folded away. */
export function ReadEntry({ form, name, title, what, there, children }: Props) {
  const taken = form.values[`take.${name}`] === true;
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.take}>
        <Checkbox
          label={
            <>
              Add to profile{!taken && what && ': '}
              {!taken && <span dir="auto">{what}</span>}
            </>
          }
          checked={taken}
          onChange={(event) => form.set(`take.${name}`, event.target.checked)}
        />
        {there && <Pill icon="check">In your profile already</Pill>}
      </div>
      {taken && children}
    </fieldset>
  );
}
