import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import styles from './EntryForm.module.css';

interface Props {
  title: string;
  form: {
    onSubmit: (event?: FormEvent) => void;
    pending: boolean;
    summary: { errors: Readonly<Record<string, string | undefined>>; failure?: string; attempt: number };
  };
  versions: ComponentProps<typeof EditConflict>;
  saveLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** What the forms for a job held and for a school attended have in common. */
export function EntryForm({ title, form, versions, saveLabel, onCancel, children }: Props) {
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {saveLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
