import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './DraftFoot.module.css';

interface Props {
  form: { pending: boolean };
  draft: {
    /** Whether anything was typed that is not sent yet. */
    unsaved: boolean;
    /** Whether any of it was typed on an earlier visit. */
    restored: boolean;
    discard: () => void;
  };
  words?: { discard: string; unsaved: string };
  size?: 'large';
  className?: string;
  /** The button that sends it. */
  children: ReactNode;
}

const saving = { discard: 'Discard changes', unsaved: 'Not saved yet.' };

/** Under a form whose draft is kept on this device: its button, and while something is unsaved that it is, and how to take it back. */
export function DraftFoot({ form, draft, words = saving, size, className, children }: Props) {
  return (
    <div className={classNames(styles.foot, className)}>
      {children}
      {draft.unsaved && !form.pending && (
        <>
          <Button variant="quiet" size={size} onClick={draft.discard}>
            {words.discard}
          </Button>
          <p className={styles.kept}>
            {words.unsaved} {draft.restored ? 'Restored from your last visit.' : 'Kept on this device.'}
          </p>
        </>
      )}
    </div>
  );
}
