import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import { entryProblem, type ResumeForm } from './resume-form.ts';
import styles from './ResumePreview.module.css';
import { inWords } from './resume-words.ts';

interface Props {
  form: ResumeForm;
  name: string;
  /** "Job 1 of 3". */
  title: string;
  /** What it is, and besides where: "Waiter, Blue Lagoon". */
  what: string;
  where: string | null;
  /** By their labels, the fields that are missing or were read without certainty. */
  unsure: readonly string[];
  /** The profile has it. */
  there: boolean;
  children: ReactNode;
}

/** One job or school that was read: a line to take along or leave, whose fields open for a change. */
export function ReadEntry({ form, name, title, what, where, unsure, there, children }: Props) {
  const fields = useId();
  const [opened, setOpened] = useState(false);
  const taken = form.values[`take.${name}`] === true;
  // What stops saving has to be seen, wherever the send was pressed.
  const isOpen = opened || (taken && entryProblem(form, name));
  return (
    <fieldset className={styles.entry}>
      <legend className="visually-hidden">{title}</legend>
      <div className={styles.row}>
        <Checkbox
          className={styles.take}
          label={
            <>
              <span className="visually-hidden">Add to profile: </span>
              <strong dir="auto">{what || 'Without a name'}</strong>
              <span className={styles.facts}>
                {where && <span dir="auto">{where}</span>}
                <Months form={form} name={name} />
              </span>
            </>
          }
          checked={taken}
          onChange={(event) => form.set(`take.${name}`, event.target.checked)}
        />
        {there && <Pill icon="check">Already in your profile</Pill>}
        <Button
          size="compact"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={fields}
          aria-label={`${isOpen ? 'Close' : 'Change'} ${title.toLowerCase()}`}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {unsure.length > 0 && (
        <p className={styles.ask}>
          <Pill icon="alert">Please check: we are not sure</Pill> {inWords(unsure)}
        </p>
      )}
      <div id={fields} className={styles.fields} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </fieldset>
  );
}

function Months({ form, name }: { form: ResumeForm; name: string }) {
  const [start, end] = ['startDate', 'endDate'].map((field) => String(form.values[`${name}.${field}`] ?? ''));
  const isCurrent = form.values[`${name}.isCurrent`] === true;
  if (!start && !end) return null;
  return (
    <span>
      {start && <Time value={`${start}-01`} as="month" />}
      {start && (end || isCurrent) && ' – '}
      {isCurrent ? 'present' : end && <Time value={`${end}-01`} as="month" />}
    </span>
  );
}
