import { useState } from 'react';
import { switchShortcuts, useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import styles from './Shortcuts.module.css';

interface Props {
  /** Whether the viewer can save and apply. */
  seeking: boolean;
}

/** Which keys do what, and the switch that turns them off. */
export function Shortcuts({ seeking }: Props) {
  const [open, setOpen] = useState(false);
  const on = useShortcutsOn();
  const keys = [
    ['/', 'Search'],
    ['j', 'Next job'],
    ['k', 'Previous job'],
    ['Enter', 'Open the job'],
    ...(seeking
      ? [
          ['s', 'Save the job'],
          ['a', 'Apply'],
        ]
      : []),
  ];
  return (
    <>
      <Button variant="quiet" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog open={open} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <Switch
            label="Single-key shortcuts"
            hint="Switch them off if you speak to your computer, or press keys by accident."
            on={on}
            onChange={switchShortcuts}
          />
          <dl className={styles.keys} data-off={!on || undefined}>
            {keys.map(([key, what]) => (
              <div key={key} className={styles.line}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd className={styles.what}>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Dialog>
    </>
  );
}
