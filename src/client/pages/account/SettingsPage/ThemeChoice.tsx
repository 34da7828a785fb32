import { chooseTheme, useTheme } from '#client/kit/theme/theme.ts';
import { Radio } from '#client/ui/Radio.tsx';
import styles from './ThemeChoice.module.css';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      {themes.map(({ value, label }) => (
        <Radio
          key={value}
          name="theme"
          label={label}
          checked={theme === value}
          onChange={() => chooseTheme(value)}
        />
      ))}
    </fieldset>
  );
}
