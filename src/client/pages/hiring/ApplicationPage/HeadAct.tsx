import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Key } from '#client/ui/Key.tsx';
import styles from './Workbench.module.css';

/** Something to do, and the key that does it. */
export function HeadAct({
  letter,
  onPress,
  children,
}: {
  letter: string;
  onPress: () => void;
  children: string;
}) {
  const shortcuts = useShortcutsOn();
  return (
    <Button onClick={onPress} aria-keyshortcuts={shortcuts ? letter : undefined}>
      {children}
      {shortcuts && (
        <span aria-hidden="true" className={styles.letter}>
          <Key>{letter}</Key>
        </span>
      )}
    </Button>
  );
}
