import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import { applicationStatuses, statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import { StatusGlyph } from './StatusGlyph.tsx';

interface Props {
  status: ApplicationStatus;
  /** Whose application it is, for the button's full name. */
  applicantName: string;
  onMove: (status: ApplicationStatus) => void;
  /** Where many stand close together, as on the board. */
  compact?: boolean;
}

/** Update Status: all six, the current one disabled. In the open menu the keys 1 to 6 choose, and letters find. */
export function StatusMenu({ status, applicantName, onMove, compact }: Props) {
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
        <MenuRadio
          key={choice}
          checked={choice === status}
          disabled={choice === status}
          shortcut={String(index + 1)}
          onSelect={() => onMove(choice)}
        >
          <StatusGlyph status={choice} />
          {statusLabel[choice]}
        </MenuRadio>
      ))}
    </Menu>
  );
}
