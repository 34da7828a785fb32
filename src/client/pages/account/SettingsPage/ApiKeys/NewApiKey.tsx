import { Button } from '#client/ui/Button.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { MadeKey } from './api-key-calls.ts';
import styles from './ApiKeys.module.css';

/** The one time that a key is seen, with a call to try it with. */
export function NewApiKey({ made, onClose }: { made: MadeKey | undefined; onClose: () => void }) {
  const key = made?.key ?? '';
  return (
    <Dialog
      open={made !== undefined}
      title="Your new key"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.made}>
        <CopyField
          label="API key"
          value={key}
          hint="Copy it now: it is not shown again. Keep it on a server, never in a web page."
        />
        <CopyField
          label="Example call"
          value={`curl -H "Authorization: Bearer ${key}" ${location.origin}/api/jobs?limit=5`}
        />
      </div>
    </Dialog>
  );
}
