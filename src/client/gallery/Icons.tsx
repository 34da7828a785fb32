import { keysOf } from '#domain/keys.ts';
import { drawings, glyphs, Icon, type IconName } from '#client/ui/Icon.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';

const iconNames: readonly IconName[] = keysOf({ ...drawings, ...glyphs });

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
