import { Dialog } from '#client/ui/Dialog.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { KeyList } from './KeyList.tsx';
import { listKeys } from './keys-dialog.ts';
import styles from './KeysDialog.module.css';
import { useKeysOfPage, type PageKey } from './page-keys.ts';
import { switchShortcuts, useShortcutsOn } from './shortcuts.ts';

/** Which keys do what, on this page and everywhere, and the switch that turns single ones off. */
export function KeysDialog({ open, everywhere }: { open: boolean; everywhere: readonly PageKey[] }) {
  const here = useKeysOfPage();
  const on = useShortcutsOn();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={() => listKeys(false)}>
      <div className={styles.content}>
        <Switch
          label="Single-key shortcuts"
          hint="Turn them off if you use voice input or press keys by accident."
          on={on}
          onChange={switchShortcuts}
        />
        <div className={styles.lists} data-off={!on || undefined}>
          <KeyList title="On this page" keys={here} />
          <KeyList title="Everywhere" keys={everywhere} />
        </div>
      </div>
    </Dialog>
  );
}
