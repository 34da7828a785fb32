import { Fragment, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { placeLabel } from '#client/features/applications/place.ts';
import type { BoardCard } from '#client/features/applications/board-cache.ts';
import { SelectionBar } from '#client/features/applications/SelectionBar.tsx';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { WriteToSeveral } from '#client/features/templates/WriteToSeveral.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
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

/** More than this are moved only after their number has been typed: a slip of the hand must not refuse fifty people. */
const manyCards = 20;

/** What can be done with the selected cards together. */
export function BulkBar({ cards, templates, onMove, onClear }: Props) {
  const user = useUser();
  const [asking, setAsking] = useState<Place>();
  const [typed, setTyped] = useState('');
  const count = cards.length;
  const tooMany = count > mostMovesAtOnce;
  // Of a selection from jobs with different steps there are only the statuses.
  const steps = stepsOfAll(templates, cards);
  const choose = (to: Place) =>
    count > manyCards && to.status !== 'rejected' ? setAsking(to) : onMove(cards, to);
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
              <MenuItem onSelect={() => choose({ status, stepId: null })}>
                <StatusGlyph status={status} />
                {statusLabel[status]}
              </MenuItem>
              {inStatus(steps, status).map((step) => (
                <MenuItem key={step.id} onSelect={() => choose({ status, stepId: step.id })}>
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
      <ConfirmDialog
        open={asking !== undefined}
        title={`Move ${count} candidates?`}
        label={asking ? `Move to ${placeLabel(asking, steps)}` : ''}
        pendingLabel="Moving…"
        pending={false}
        danger={asking?.status === 'rejected'}
        failure={undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (!asking || Number(typed) !== count) return;
          onMove(cards, asking);
          setAsking(undefined);
          setTyped('');
        }}
      >
        <p>{names(cards)}</p>
        <Field
          label={`Type ${count} to go on`}
          name="how-many"
          error={typed && Number(typed) !== count ? `It is ${count} that are selected` : undefined}
        >
          <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </SelectionBar>
  );
}

function names(cards: readonly BoardCard[]): string {
  const first = cards.slice(0, 5).map(({ applicantName }) => `\u2068${applicantName}\u2069`);
  return `${first.join(', ')} and ${cards.length - first.length} more.`;
}
