import styles from './CopyField.module.css';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';
import { toast } from './toast.ts';

interface Props {
  label: string;
  value: string;
  hint?: string;
}

/** Something to be carried elsewhere: it can be selected, and copied by a button. */
export function CopyField({ label, value, hint }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: `${label} copied` });
    } catch {
      // Over plain http, or where it was forbidden, there is no clipboard.
      toast({ title: 'Copying is not allowed here', description: 'Select the text and copy it.' });
    }
  }
  return (
    <Field label={label} hint={hint}>
      <div className={styles.line}>
        <TextInput
          readOnly
          value={value}
          className={styles.value}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button aria-label={`Copy ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </Field>
  );
}
