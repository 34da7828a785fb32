import { drawings, glyphs, Icon, type IconName } from '#client/ui/Icon.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';

// The cast: Object.keys forgets which.
const iconNames = Object.keys({ ...drawings, ...glyphs }) as IconName[];

export function Icons() {
  return (
    <Piece name="Icon">
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    </Piece>
  );
}
