import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { limits } from '#domain/limits.ts';
import { finish } from '#client/features/today/today-cache.ts';
import type { RowDialog } from './about-row.ts';

/** Somebody is not let into the company. */
export function DeclineDialog({ row, onClose }: RowDialog) {
  if (row.kind !== 'request') return null;
  const { id: userId, companyId, name, companyName } = row;
  return (
    <ConfirmDialog
      open
      danger
      title={`Decline \u2068${name}\u2069?`}
      label="Decline"
      pendingLabel="Declining…"
      pending={false}
      onConfirm={() => {
        onClose();
        void finish(row, {
          send: () =>
            call('DELETE /api/companies/:id/members/:userId', { params: { id: companyId, userId } }),
          said: 'Request declined',
        });
      }}
      onClose={onClose}
    >
      <p>
        They’re told, and can ask to join <bdi>{companyName}</bdi> again after {limits.daysUntilAskingAgain}{' '}
        days.
      </p>
    </ConfirmDialog>
  );
}
