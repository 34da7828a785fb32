import type { FocusEvent } from 'react';
import styles from './CopyField.module.css';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';
import { toast } from './toast.ts';

interface Props {
  label: string;
  value: string;
  hint?: string;
  /** Of what is longer than a line. */
  rows?: number;
}

/** Something to be carried elsewhere: it can be selected, and copied by a button. */
export function CopyField({ label, value, hint, rows }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: `${label} copied` });
    } catch {
      // Over plain http, or where it was forbidden, there is no clipboard.
      toast({ title: 'Copying isn’t allowed here', description: 'Select the text and copy it.' });
    }
  }
  const shown = {
    readOnly: true,
    value,
    className: styles.value,
    spellCheck: false,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select(),
  };
  return (
    <Field label={label} hint={hint}>
      <div className={styles.line}>
        {rows === undefined ? <TextInput {...shown} /> : <TextArea {...shown} rows={rows} />}
        <Button aria-label={`Copy ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </Field>
  );
}
