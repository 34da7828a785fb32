import { Fragment } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import type { Step } from '#contract/api.ts';
import { applicationStatuses, statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';
import { StatusGlyph } from './StatusGlyph.tsx';
import styles from './StatusMenu.module.css';

interface Props {
  status: ApplicationStatus;
  /** The company’s own steps for the job, and the one at which it stands. */
  steps?: readonly Step[];
  stepId?: number | null;
  /** Whose application it is, for the button's full name. */
  applicantName: string;
  onMove: (to: Place) => void;
  /** Where many stand close together, as on the board. */
  compact?: boolean;
}

const none: readonly Step[] = [];

/** Update Status: all six, each with the steps inside it, the current one disabled. In the open menu the keys 1 to 6 choose, and letters find. */
export function StatusMenu({ status, steps = none, stepId = null, applicantName, onMove, compact }: Props) {
  const label = compact ? 'Move' : 'Update Status';
  return (
    <Menu
      align="end"
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size={compact ? 'compact' : 'default'}
          iconAfter="chevron-down"
          aria-label={`${label} ${compact ? '' : 'of '}${applicantName}`}
        >
          {label}
        </Button>
      )}
    >
      {applicationStatuses.map((choice, index) => (
        <Fragment key={choice}>
          <MenuRadio
            checked={choice === status && stepId === null}
            disabled={choice === status && stepId === null}
            shortcut={String(index + 1)}
            onSelect={() => onMove({ status: choice, stepId: null })}
          >
            <StatusGlyph status={choice} />
            {statusLabel[choice]}
          </MenuRadio>
          {steps
            .filter((step) => step.status === choice)
            .map((step) => (
              <MenuRadio
                key={step.id}
                checked={step.id === stepId}
                disabled={step.id === stepId}
                onSelect={() => onMove({ status: choice, stepId: step.id })}
              >
                <span className={styles.step} dir="auto">
                  {step.name}
                </span>
              </MenuRadio>
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}
