import { switchShortcuts, useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Switch } from '#client/ui/Switch.tsx';

export function ShortcutsChoice() {
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Such as / to search, or j and k to move through a list. Turn them off if you use voice input or press keys by accident."
      on={useShortcutsOn()}
      onChange={switchShortcuts}
    />
  );
}
