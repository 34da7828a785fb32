import { switchShortcuts, useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Switch } from '#client/ui/Switch.tsx';

export function ShortcutsChoice() {
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Such as / for the search or j and k through a list. Switch them off if you speak to your computer, or if keys get pressed by accident."
      on={useShortcutsOn()}
      onChange={switchShortcuts}
    />
  );
}
