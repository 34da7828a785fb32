import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { FormErrors } from './FormErrors.tsx';
import styles from './RenameDialog.module.css';
import { TextInput } from './TextInput.tsx';
import { useForm } from './use-form.ts';

interface Props {
  open: boolean;
  title: string;
  name: string;
  maxLength: number;
  /** What is wrong with a name, in a sentence; undefined where nothing is. */
  problem: (name: string) => string | undefined;
  hint?: string;
  /** Closes when it is done; what it refuses is said here. */
  onRename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Gives something another name. */
export function RenameDialog({ open, title, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <RenameForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ name, maxLength, problem, hint, onRename, onClose }: Omit<Props, 'open' | 'title'>) {
  const form = useForm({
    initial: { name },
    check: (values): { name?: string } => {
      const wrong = problem(values.name);
      return wrong ? { name: wrong } : {};
    },
    send: async (values) => {
      await onRename(values.name);
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...form.field('name')} label="Name" required hint={hint}>
        <TextInput {...form.control('name')} maxLength={maxLength} dir="auto" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Rename
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
