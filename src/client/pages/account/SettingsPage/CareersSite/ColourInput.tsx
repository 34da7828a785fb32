import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { isColour } from '#domain/accents.ts';
import styles from './SiteEditor.module.css';

interface Props {
  value: string;
  onChange: (colour: string) => void;
}

/** A colour as its number, or chosen by eye. */
export function ColourInput({ value, onChange }: Props) {
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.swatch}
        aria-label="Choose a colour"
        value={isColour(value) ? value : '#0f4c5c'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput
        value={value}
        maxLength={7}
        placeholder="#0f4c5c"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {value && (
        <Button variant="quiet" onClick={() => onChange('')}>
          Reset
        </Button>
      )}
    </div>
  );
}
