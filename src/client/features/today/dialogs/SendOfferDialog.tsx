import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { finish } from '#client/features/today/today-cache.ts';
import { type RowDialog, useOfferSeen } from './about-row.ts';

/** An approved offer goes out. */
export function SendOfferDialog({ row, onClose }: RowDialog) {
  const ifMatch = useOfferSeen(row);
  return (
    <ConfirmDialog
      open
      title={`Send this offer to \u2068${row.name}\u2069?`}
      label="Send offer"
      pendingLabel="Sending…"
      pending={false}
      onConfirm={() => {
        onClose();
        void finish(row, {
          send: () => call('POST /api/offers/:id/send', { params: { id: row.id } }, { ifMatch }),
          said: 'Offer sent',
        });
      }}
      onClose={onClose}
    >
      <p>They’re notified here and by email, and the application moves to Offered.</p>
    </ConfirmDialog>
  );
}
