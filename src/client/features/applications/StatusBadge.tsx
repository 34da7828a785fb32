import { Pill } from '#client/ui/Pill.tsx';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import { statusLook } from './status-look.ts';

/** Where an application stands: glyph, word and colour. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, glyph } = statusLook[status];
  return (
    <Pill tone={tone} icon={glyph}>
      {statusLabel[status]}
    </Pill>
  );
}
