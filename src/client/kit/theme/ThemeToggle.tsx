import { IconButton } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { chooseTheme, useTheme } from './theme.ts';
import styles from './ThemeToggle.module.css';

/** Day chart or night chart. */
export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton label={`Use the ${other} theme`} onClick={() => chooseTheme(other)}>
      {/* Both, of which the page shows one: it knows the theme before our code does. */}
      <Icon name="moon" className={styles.inLight} />
      <Icon name="sun" className={styles.inDark} />
    </IconButton>
  );
}
