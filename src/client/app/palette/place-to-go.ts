import type { CurrentUser } from '#contract/api.ts';
import type { IconName } from '#client/ui/Icon.tsx';

/** An address of ours as the palette offers it. */
export interface PlaceToGo {
  label: string;
  path: string;
  icon: IconName;
  detail: string;
  /** Other words under which people look for it. */
  words?: string;
  isFor?: (user: CurrentUser) => boolean;
}
