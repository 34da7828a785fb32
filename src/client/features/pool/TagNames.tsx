import { Pill } from '#client/ui/Pill.tsx';
import styles from './Tags.module.css';

/** The company's tags on somebody, to be read only. */
export function TagNames({ tags }: { tags: readonly { id: number; name: string }[] }) {
  if (!tags.length) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Pill icon="bookmark">
            <bdi>{name}</bdi>
          </Pill>
        </li>
      ))}
    </ul>
  );
}
