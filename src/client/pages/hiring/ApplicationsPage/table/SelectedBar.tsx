import { SelectionBar } from '#client/features/applications/SelectionBar.tsx';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { useUser } from '#client/api/session.ts';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Key } from '#client/ui/Key.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import type { Application } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import { mostMovesAtOnce } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Place } from '#domain/steps.ts';
import styles from './ApplicationTable.module.css';

/** What is asked before it is done, and of whom. */
export interface Asked {
  what: 'write' | 'note' | 'tag';
  whom: readonly Application[];
}

interface Props {
  whom: readonly Application[];
  onMove: (whom: readonly Application[], to: Place) => void;
  onAsk: (asked: Asked) => void;
  onClear: () => void;
}

/** What can be done with the selected ones together, each with its key. */
export function SelectedBar({ whom, onMove, onAsk, onClear }: Props) {
  const user = useUser();
  return (
    <div className={styles.bar}>
      <SelectionBar count={whom.length} onClear={onClear}>
        {whom.length > mostMovesAtOnce ? (
          <p>At most {mostMovesAtOnce} are moved at once.</p>
        ) : (
          <>
            <Menu
              align="end"
              renderTrigger={(trigger) => (
                <Button {...trigger} variant="primary" iconAfter="chevron-down">
                  Move to… <Hint>1–6</Hint>
                </Button>
              )}
            >
              {applicationStatuses.map((status) => (
                <MenuItem key={status} onSelect={() => onMove(whom, { status, stepId: null })}>
                  <StatusGlyph status={status} />
                  {statusLabel[status]}
                </MenuItem>
              ))}
            </Menu>
            <Button icon="mail" aria-haspopup="dialog" onClick={() => onAsk({ what: 'write', whom })}>
              Message… <Hint>m</Hint>
            </Button>
            {can['pool.use'](user) && (
              <Button icon="bookmark" aria-haspopup="dialog" onClick={() => onAsk({ what: 'tag', whom })}>
                Tag… <Hint>e</Hint>
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={() => onMove(whom, { status: 'rejected' })}>
              Reject… <Hint>6</Hint>
            </Button>
          </>
        )}
      </SelectionBar>
    </div>
  );
}

/** The key that does the same, for those who see it: others hear of it in the list of keys. */
function Hint({ children }: { children: string }) {
  return useShortcutsOn() ? (
    <span aria-hidden="true">
      <Key>{children}</Key>
    </span>
  ) : null;
}
