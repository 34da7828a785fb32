import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { FileKind } from '#domain/files.ts';
import { fileFacts } from './file-facts.ts';
import styles from './FileLink.module.css';

interface Props {
  file: { id: number; name: string; kind: FileKind; size: number };
  /** The button's words; "Download" unless told. */
  label?: string;
}

/** A file that somebody sent along: what it is, and a button that saves it as it is. */
export function FileLink({ file, label = 'Download' }: Props) {
  return (
    <span className={styles.file}>
      <span className={styles.name} dir="auto">
        {file.name}
      </span>
      <span className={styles.facts}>{fileFacts(file)}</span>
      <ButtonLink
        size="compact"
        icon="download"
        reloadDocument
        download
        to={paths.file(file.id)}
        aria-label={`${label}: \u2068${file.name}\u2069`}
      >
        {label}
      </ButtonLink>
    </span>
  );
}
