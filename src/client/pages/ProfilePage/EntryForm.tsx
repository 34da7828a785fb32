import type { FormEvent, ReactNode } from 'react';
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
  saveLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** What the forms for a job held and for a school attended have in common. */
export function EntryForm({ title, form, saveLabel, onCancel, children }: Props) {
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <FormErrors {...form.summary} />
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
