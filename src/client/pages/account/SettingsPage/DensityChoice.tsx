import { densities, densityLabel, useDensity } from '#client/kit/density/density.ts';
import { Radio } from '#client/ui/Radio.tsx';
import styles from './ThemeChoice.module.css';

/** How many rows fit a screen. */
export function DensityChoice() {
  const [density, choose] = useDensity();
  return (
    <fieldset className={styles.themes}>
      <legend>Density</legend>
      {densities.map((value) => (
        <Radio
          key={value}
          name="density"
          label={densityLabel[value]}
          checked={density === value}
          onChange={() => choose(value)}
        />
      ))}
    </fieldset>
  );
}
