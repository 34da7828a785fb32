import { IconButton } from '#client/ui/Button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Day chart or night chart. */
export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      label={`Use the ${other} theme`}
      icon={theme === 'light' ? 'moon' : 'sun'}
      onClick={() => chooseTheme(other)}
    />
  );
}
