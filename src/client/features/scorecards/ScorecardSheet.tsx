import { Sheet } from '#client/ui/Dialog.tsx';
import type { Application, ScorecardGroup } from '#contract/api.ts';
import { ScorecardForm } from './ScorecardForm.tsx';

interface Props {
  application: Pick<Application, 'id' | 'applicantName'>;
  /** Of which interview, or of none. */
  group: ScorecardGroup;
  open: boolean;
  onClose: () => void;
}

export function ScorecardSheet({ application: { id, applicantName }, group, open, onClose }: Props) {
  return (
    <Sheet
      open={open}
      wide={Boolean(group.questions)}
      title={`Scorecard: \u2068${applicantName}\u2069`}
      onClose={onClose}
    >
      <ScorecardForm group={group} applicationId={id} onDone={onClose} />
    </Sheet>
  );
}
