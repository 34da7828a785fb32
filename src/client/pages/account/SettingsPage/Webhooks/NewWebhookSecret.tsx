import { Button } from '#client/ui/Button.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { oldSecretHours } from '#domain/webhooks.ts';
import type { NewSecret } from './webhook-calls.ts';

/** The one time that a secret is seen. */
export function NewWebhookSecret({ made, onClose }: { made: NewSecret | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={made !== undefined}
      title="Your signing secret"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopyField
        label="Signing secret"
        value={made?.secret ?? ''}
        hint={
          made?.replaces
            ? `Copy it now: it is not shown again. The old one works beside it for ${oldSecretHours} hours.`
            : 'Copy it now: it is not shown again. Your program checks with it that messages are from here.'
        }
      />
    </Dialog>
  );
}
