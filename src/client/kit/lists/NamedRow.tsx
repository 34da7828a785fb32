import type { ReactNode } from 'react';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import styles from './NamedRow.module.css';

interface Props {
  /** What its buttons call it. */
  name: string;
  /** Its name as it stands in the row, and what there is to say under it. */
  children: ReactNode;
  /** What the dialog it is changed in is called, and the form in it. */
  dialog: string;
  form: (close: () => void) => ReactNode;
  onDelete: () => void;
  className?: string;
}

/** One of the things a person keeps by name: changed in a dialog, and deleted with an undo. */
export function NamedRow({ name, children, dialog, form, onDelete, className }: Props) {
  const { asked: open, ask, close } = useAsked<true>();
  return (
    <li className={classNames(styles.row, className)}>
      <div className={styles.what}>{children}</div>
      <div className={styles.acts}>
        <Button
          size="compact"
          icon="edit"
          aria-haspopup="dialog"
          aria-label={`Edit \u2068${name}\u2069`}
          onClick={() => ask(true)}
        >
          Edit
        </Button>
        <IconButton label={`Delete \u2068${name}\u2069`} icon="trash" size="compact" onClick={onDelete} />
      </div>
      <Dialog open={open === true} title={dialog} onClose={close}>
        {form(close)}
      </Dialog>
    </li>
  );
}
