import { Fragment } from 'react';
import { useUser } from '#client/api/session.ts';
import type { BoardCard } from '#client/features/applications/board-cache.ts';
import { SelectionBar } from '#client/features/applications/SelectionBar.tsx';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { WriteToSeveral } from '#client/features/templates/WriteToSeveral.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import type { Step } from '#contract/api.ts';
import { mostMovesAtOnce } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Place } from '#domain/steps.ts';
import styles from './BulkBar.module.css';
import { inStatus, stepsOfAll } from './steps.ts';

interface Props {
  cards: readonly BoardCard[];
  templates: ReadonlyMap<number, readonly Step[]>;
  onMove: (cards: readonly BoardCard[], to: Place) => void;
  onClear: () => void;
}

/** What can be done with the selected cards together. */
export function BulkBar({ cards, templates, onMove, onClear }: Props) {
  const user = useUser();
  const count = cards.length;
  const tooMany = count > mostMovesAtOnce;
  // Of a selection from jobs with different steps there are only the statuses.
  const steps = stepsOfAll(templates, cards);
  return (
    <SelectionBar count={count} onClear={onClear}>
      {tooMany ? (
        <p>At most {mostMovesAtOnce} are moved at once.</p>
      ) : (
        <Menu
          align="end"
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="primary" iconAfter="chevron-down">
              Move to…
            </Button>
          )}
        >
          {applicationStatuses.map((status) => (
            <Fragment key={status}>
              <MenuItem onSelect={() => onMove(cards, { status, stepId: null })}>
                <StatusGlyph status={status} />
                {statusLabel[status]}
              </MenuItem>
              {inStatus(steps, status).map((step) => (
                <MenuItem key={step.id} onSelect={() => onMove(cards, { status, stepId: step.id })}>
                  <span className={styles.step} dir="auto">
                    {step.name}
                  </span>
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Menu>
      )}
      {can['message.bulk'](user) && <WriteToSeveral to={cards} onSent={onClear} />}
    </SelectionBar>
  );
}
