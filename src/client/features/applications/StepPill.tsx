import { Pill } from '#client/ui/Pill.tsx';
import type { Application } from '#contract/api.ts';

/** At which of the company's own steps an application stands; nothing where it stands at none, or for who applied. */
export function StepPill({ application: { steps, stepId } }: { application: Application }) {
  const step = steps?.find(({ id }) => id === stepId);
  if (!step) return null;
  return (
    <Pill>
      <bdi>{step.name}</bdi>
    </Pill>
  );
}
