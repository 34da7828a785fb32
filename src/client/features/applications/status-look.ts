import type { ComponentProps } from 'react';
import type { IconName } from '#client/ui/Icon.tsx';
import type { Pill } from '#client/ui/Pill.tsx';
import type { ApplicationStatus } from '#domain/application-status.ts';

/** Each status in colour and in shape, so that no status is told by colour alone. */
export const statusLook: Record<
  ApplicationStatus,
  { tone: NonNullable<ComponentProps<typeof Pill>['tone']>; glyph: IconName }
> = {
  submitted: { tone: 'blue', glyph: 'stage-empty' },
  screening: { tone: 'indigo', glyph: 'stage-quarter' },
  interviewing: { tone: 'yellow', glyph: 'stage-half' },
  offered: { tone: 'green', glyph: 'stage-three-quarters' },
  hired: { tone: 'emerald', glyph: 'stage-done' },
  rejected: { tone: 'red', glyph: 'stage-stopped' },
};
