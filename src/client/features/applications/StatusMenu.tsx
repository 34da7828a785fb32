import { Fragment } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import type { Step } from '#contract/api.ts';
import { applicationStatuses, statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { statusLook } from './status-look.ts';
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
  /** Where many stand close together, as on the board: three dots that say Move. */
  compact?: boolean;
  /** In a row of a table: the status itself is what is pressed. */
  pill?: boolean;
  tabIndex?: number;
}

const none: readonly Step[] = [];

/** Update Status: all six, each with the steps inside it, the current one disabled. In the open menu the keys 1 to 6 choose, and letters find. */
export function StatusMenu(props: Props) {
  const { status, steps = none, stepId = null, applicantName, onMove, compact, pill, tabIndex } = props;
  return (
    <Menu
      align={pill ? 'start' : 'end'}
      renderTrigger={(trigger) =>
        pill ? (
          <button
            {...trigger}
            type="button"
            tabIndex={tabIndex}
            className={styles.pill}
            aria-label={`Update Status of ${applicantName}: ${statusLabel[status]}`}
          >
            <Pill tone={statusLook[status].tone} icon={statusLook[status].glyph}>
              {statusLabel[status]}
              <Icon name="chevron-down" size={16} />
            </Pill>
          </button>
        ) : compact ? (
          // Without IconButton's tooltip: a board has a thousand of these.
          <Button
            {...trigger}
            size="compact"
            variant="quiet"
            icon="more"
            className={styles.more}
            aria-label={`Move ${applicantName}`}
            tabIndex={tabIndex}
          />
        ) : (
          <Button {...trigger} iconAfter="chevron-down" aria-label={`Update Status of ${applicantName}`}>
            Update Status
          </Button>
        )
      }
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
