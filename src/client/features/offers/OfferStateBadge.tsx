import { Pill } from '#client/ui/Pill.tsx';
import type { IconName } from '#client/ui/Icon.tsx';
import { offerStateLabel, type OfferState } from '#domain/offers.ts';

type Tone = 'neutral' | 'blue' | 'yellow' | 'green' | 'emerald' | 'red';

const looks: Record<OfferState, { tone: Tone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'edit' },
  waiting: { tone: 'yellow', icon: 'clock' },
  approved: { tone: 'blue', icon: 'check' },
  sent: { tone: 'green', icon: 'send' },
  accepted: { tone: 'emerald', icon: 'check' },
  declined: { tone: 'red', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
  withdrawn: { tone: 'neutral', icon: 'undo' },
  called_off: { tone: 'red', icon: 'undo' },
  set_aside: { tone: 'neutral', icon: 'undo' },
  replaced: { tone: 'neutral', icon: 'history' },
};

export function OfferStateBadge({ state }: { state: OfferState }) {
  const { tone, icon } = looks[state];
  return (
    <Pill tone={tone} icon={icon}>
      {offerStateLabel[state]}
    </Pill>
  );
}
