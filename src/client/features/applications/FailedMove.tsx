import type { MouseEvent } from 'react';
import type { ApiError } from '#client/api/call.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';
import { placeLabel } from './place.ts';
import styles from './FailedMove.module.css';

interface Props {
  failure: { to: Place; error: ApiError };
  /** Where the application stands after all. */
  status: ApplicationStatus;
  onRetry: () => void;
  onDismiss: () => void;
}

/** On the card itself: what was refused, why, and where it stands now. */
export function FailedMove({ failure: { to, error }, status, onRetry, onDismiss }: Props) {
  return (
    <div className={styles.failure}>
      <Icon name="alert" />
      <p className={styles.words}>
        Could not be moved to {placeLabel(to)}; it is still in {statusLabel[status]}. {error.sentence}
      </p>
      <Button size="compact" onClick={goingOn(onRetry)}>
        Try again
      </Button>
      <IconButton size="compact" icon="close" label="Dismiss" onClick={goingOn(onDismiss)} />
    </div>
  );
}

/** These buttons go when they are pressed: the focus moves to the menu they stand beside. */
function goingOn(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('article, main')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    act();
  };
}
