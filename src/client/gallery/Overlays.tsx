import { useState } from 'react';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog, Sheet } from '#client/ui/Dialog.tsx';
import {
  Menu,
  MenuCheck,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadio,
  MenuSeparator,
} from '#client/ui/Menu.tsx';
import { Popover } from '#client/ui/Popover.tsx';
import { RenameDialog } from '#client/ui/RenameDialog.tsx';
import { Submenu } from '#client/ui/Submenu.tsx';
import { toast } from '#client/ui/toast.ts';
import { Piece } from './Piece.tsx';

const dialogs = ['Dialog', 'Sheet', 'ConfirmDialog', 'RenameDialog'] as const;
const act = () => undefined;

/** What lies over the page, each behind the button that opens it. */
export function Overlays() {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  const [stage, setStage] = useState('new');
  const close = () => setOpen(undefined);
  const actions = (
    <Button variant="primary" onClick={close}>
      Done
    </Button>
  );
  return (
    <>
      <Piece name="Dialogs">
        {dialogs.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Dialog open={open === 'Dialog'} title="A dialog" onClose={close} actions={actions}>
          <p>What it is about.</p>
        </Dialog>
        <Sheet open={open === 'Sheet'} title="A sheet" onClose={close} actions={actions}>
          <p>Work that keeps the page in sight.</p>
        </Sheet>
        <ConfirmDialog
          open={open === 'ConfirmDialog'}
          title="Close this job?"
          label="Close job"
          pendingLabel="Closing…"
          pending={false}
          failure="Somebody has closed it already."
          danger
          onConfirm={close}
          onClose={close}
        >
          Nobody can apply any more.
        </ConfirmDialog>
        <RenameDialog
          open={open === 'RenameDialog'}
          title="Rename the list"
          name="Divers"
          maxLength={60}
          problem={(name) => (name.trim() ? undefined : 'Name is required.')}
          hint="Colleagues see it too."
          onRename={async () => close()}
          onClose={close}
        />
      </Piece>
      <Piece name="Menu, Popover, Toaster">
        <Menu renderTrigger={(trigger) => <Button {...trigger}>Menu</Button>} header="Aisha Ibrahim">
          <MenuItem icon="bookmark" onSelect={act}>
            MenuItem
          </MenuItem>
          <MenuItem disabled onSelect={act}>
            Disabled
          </MenuItem>
          <MenuLink to={paths.home}>MenuLink</MenuLink>
          <MenuSeparator />
          <MenuGroup label="Stage">
            {['new', 'hired'].map((one) => (
              <MenuRadio key={one} checked={stage === one} onSelect={() => setStage(one)}>
                {one}
              </MenuRadio>
            ))}
          </MenuGroup>
          <MenuCheck checked onSelect={act}>
            MenuCheck
          </MenuCheck>
          <Submenu label="Submenu" value={stage}>
            <MenuItem onSelect={act}>Inside</MenuItem>
          </Submenu>
          <MenuItem danger onSelect={act}>
            Danger
          </MenuItem>
        </Menu>
        <Popover label="Popover" renderTrigger={(trigger) => <Button {...trigger}>Popover</Button>}>
          <p>A little more, beside its button.</p>
        </Popover>
        <Button onClick={() => toast({ title: 'Saved', action: { label: 'Undo', act } })}>Toast</Button>
        <Button onClick={() => toast({ title: 'Something new', tone: 'info' })}>Toast, info</Button>
        <Button onClick={() => toast({ title: 'Not saved', description: failure, tone: 'danger' })}>
          Toast, danger
        </Button>
      </Piece>
    </>
  );
}

const failure = '503: The server is busy.';
